import type { Edge } from './settings-on';
import type { Box } from './offset-modules';
import type { LimitBox, StickyModule } from './sticky-module';

const offsetsOf = ({ top, left, right, bottom }: Box) => ({ top, left, right, bottom });

/** The scroll position at which its limit takes hold (sticky.md §8). */
const pauseScrollTop = (module: StickyModule, windowHeight: number): number | undefined => {
  const { edge, isPaused, limit, heightSticky, offset } = module;
  if (!isPaused) return undefined;
  const room = heightSticky + offset[edge];
  return edge === 'top'
    ? (limit.bottom?.bottom ?? 0) - room
    : (limit.top?.top ?? 0) - windowHeight + room;
};

/** A module under the names by which other scripts know it (specification S3.23 to S3.28). */
export const described = (
  module: StickyModule,
  windowHeight: number,
): Readonly<Record<string, unknown>> => {
  const { element, settings, flow, lists, margins, marginsSticky } = module;
  const limitSettings = (edge: Edge, box: LimitBox | null) =>
    box && {
      limit: settings.limit[edge],
      height: box.height,
      width: box.width,
      offsets: offsetsOf(box),
    };
  const ofEdge = (['top', 'bottom'] as const).map((edge) => {
    const name = edge === 'top' ? 'Top' : 'Bottom';
    return {
      [`custom${name}Offset`]: settings.offset[edge],
      [`${edge}LimitSettings`]: limitSettings(edge, module.limit[edge]),
      [`${edge}OffsetModules`]: lists[edge]?.map(({ id }) => id),
    };
  });
  return {
    ...module.raw,
    id: module.id,
    isSticky: module.isSticky,
    isPaused: module.isPaused,
    pauseScrollTop: pauseScrollTop(module, windowHeight),
    height: flow.height,
    heightSticky: module.heightSticky,
    width: flow.width,
    widthSticky: module.widthSticky,
    paddingSticky: module.paddingSticky,
    marginLeft: margins[0],
    marginRight: margins[1],
    marginLeftSticky: marginsSticky[0],
    marginRightSticky: marginsSticky[1],
    offsets: offsetsOf(flow),
    isEqualizedColumn: element.parentElement?.matches('.et_pb_equal_columns') ?? false,
    isInHeader: element.closest('.et-l--header') !== null,
    isInFooter: element.closest('.et-l--footer') !== null,
    ...Object.assign({}, ...ofEdge),
  };
};
