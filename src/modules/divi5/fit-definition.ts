import type {
  Definition,
  IslandDefinition,
  ControllerDefinition,
  Start,
} from '../../runtime/definition';
import { plainObject, record, safeQuery } from '../../runtime/kit';
import type { Sleep } from '../../runtime/wake/sleep';
import { giveCounterValues } from './give-counter-values';
import { giveVideoSources } from './give-video-sources';
import { roots as videoRoots } from '../video-background/names';

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
const fitSticky = (definition: ControllerDefinition): ControllerDefinition => {
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

/** An island whose element gets, before it is near the window, what its code reads on Divi 4. */
const prepared = (sleep: Sleep): Partial<IslandDefinition> => ({
  asleep: { load: () => Promise.resolve({ sleep }), exported: 'sleep', until: 'seen' },
});

/** What is another thing on a page of Divi 5, by definition (divi-5.md §3). */
const differences: Readonly<Record<string, Partial<IslandDefinition>>> = {
  'number counter': prepared(giveCounterValues('diviModuleNumberCounterData')),
  'circle counter': prepared(giveCounterValues('diviModuleCircleCounterData')),
  parallax: {
    // From shortcodes one element has the classes of both generations.
    selector:
      '.et_parallax_bg:not(.et_pb_parallax_css),.et-pb-parallax-background:not(.et-pb-parallax-background--css)',
  },
  'video background': {
    when: 'visible',
    selector: videoRoots,
    ...prepared(giveVideoSources),
  },
};

/** A definition as a page of Divi 5 needs it. */
export const fitDefinition = (definition: Definition): Definition => {
  if (definition.kind === 'island') return { ...definition, ...differences[definition.name] };
  return definition.name === 'sticky' ? fitSticky(definition) : definition;
};
