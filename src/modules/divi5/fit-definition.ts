import type {
  Definition,
  IslandDefinition,
  ControllerDefinition,
  Start,
} from '../../runtime/definition';
import { plainObject, record, safeQuery } from '../../runtime/kit';
import type { Sleep } from '../../runtime/wake/sleep';
import { setCounterValues } from './set-counter-values';
import { setVideoSources } from './set-video-sources';
import { roots as videoRoots } from '../video-background/names';

const MODULE = 'et_pb_sticky_module';
const printed = { name: 'et_pb_sticky_elements', read: record(plainObject) };

/**
 * Sticky modules from native blocks are identified by their data only; from shortcodes also by a
 * class (divi-5.md §2).
 */
const markModules: Start = ({ page, changes }) => {
  for (const entry of Object.values(page.globals.get(printed))) {
    const selector = entry?.['selector'];
    if (typeof selector !== 'string') continue;
    const element = safeQuery(() => page.document.querySelector(selector));
    if (element) changes.setClass(element, MODULE, true);
  }
};

/** The sticky controller for pages on which no class marks sticky modules. */
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

/** An island whose element is given, before it comes near the window, the attributes of Divi 4. */
const prepared = (sleep: Sleep): Partial<IslandDefinition> => ({
  asleep: { load: () => Promise.resolve({ sleep }), exported: 'sleep', until: 'seen' },
});

/** Overrides for Divi 5, by definition (divi-5.md §3). */
const differences: Readonly<Record<string, Partial<IslandDefinition>>> = {
  'number counter': prepared(setCounterValues('diviModuleNumberCounterData')),
  'circle counter': prepared(setCounterValues('diviModuleCircleCounterData')),
  parallax: {
    // Elements from shortcodes have the classes of both generations.
    selector:
      '.et_parallax_bg:not(.et_pb_parallax_css),.et-pb-parallax-background:not(.et-pb-parallax-background--css)',
  },
  'video background': {
    when: 'visible',
    selector: videoRoots,
    ...prepared(setVideoSources),
  },
};

/** A definition adapted to Divi 5. */
export const fitDefinition = (definition: Definition): Definition => {
  if (definition.kind === 'island') return { ...definition, ...differences[definition.name] };
  return definition.name === 'sticky' ? fitSticky(definition) : definition;
};
