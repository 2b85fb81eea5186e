import { attr, type ModuleLike, moduleOf } from './module';

/** The heading element of a module: its own setting, its parent's, the default. */
export const headingLevel = (module: ModuleLike, fallback: string = 'h2'): string => {
  const asked = moduleOf(module);
  const inherited = asked.parentAttrs ? attr({ attrs: asked.parentAttrs }, 'header_level') : '';
  return attr(asked, 'header_level') || inherited || fallback;
};
