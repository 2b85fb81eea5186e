declare module 'jquery/factory' {
  /** jQuery for a given window, as its package offers it to those without a global one. */
  export const jQueryFactory: (view: Window) => (target: unknown) => never;
}
