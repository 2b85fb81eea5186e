import type { ControllerDefinition, Start } from '../../runtime/definition';
import { plainObject, record, safeQuery } from '../../runtime/kit';

const MODULE = 'et_pb_sticky_module';
const printed = { name: 'et_pb_sticky_elements', read: record(plainObject) };

/** Stuck modules of native blocks are known by their data alone; from shortcodes by a class too (divi-5.md §2). */
const markModules: Start = ({ page, changes }) => {
  for (const entry of Object.values(page.globals.get(printed))) {
    const selector = entry?.['selector'];
    if (typeof selector !== 'string') continue;
    const element = safeQuery(() => page.document.querySelector(selector));
    if (element) changes.setClass(element, MODULE, true);
  }
};

/** The controller of stuck modules for pages on which no class says that there are some. */
export const fitSticky = (definition: ControllerDefinition): ControllerDefinition => {
  const { selector: _, exported = 'start', load, ...rest } = definition;
  return {
    ...rest,
    globals: [printed.name],
    async load() {
      const { [exported]: start } = (await load()) as Readonly<Record<string, Start>>;
      return {
        start(scope: Parameters<Start>[0]) {
          markModules(scope);
          start?.(scope);
        },
      };
    },
  };
};
