import type { Definition, IslandDefinition } from '../../runtime/definition';
import { fitSticky } from './fit-sticky';
import type { Sleep } from '../../runtime/wake/sleep';
import { giveCounterValues } from './give-counter-values';
import { giveVideoSources } from './give-video-sources';
import { roots as videoRoots } from '../video-background/names';

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
