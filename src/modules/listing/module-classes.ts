/** Classes that come and go, so that they name no module (divi-modules.md §8.4). */
const passing =
  /^(et_animated|et_had_animation|lazyload|lazyloaded|lazyloading|et-animated|et_pb_preload|infinite|fade|slide|slideTop|slideRight|slideBottom|slideLeft|bounce|bounceTop|bounceRight|bounceBottom|bounceLeft|zoom|zoomTop|zoomRight|zoomBottom|zoomLeft|flip|flipTop|flipRight|flipBottom|flipLeft|fold|foldTop|foldRight|foldBottom|foldLeft|roll|rollTop|rollRight|rollBottom|rollLeft|transformAnim|et_multi_view\w*|has-box-shadow-overlay)$/;

/** The classes by which a module is found again in another page of the site. */
export const moduleClasses = (names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => !passing.test(name));
