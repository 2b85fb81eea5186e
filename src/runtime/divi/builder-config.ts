import * as names from '../names/builder';
import { flag, list, oneOf, shape, text } from '../config/reader';

const scrollLocation = oneOf(['app', 'top'], 'app');

export type BuilderType = (typeof names.builderTypes)[number];

/** `et_builder_utils_params`: the context that the page runs in. */
export const builderUtils = {
  name: names.builderUtils,
  read: shape({
    condition: shape({ diviTheme: flag(), extraTheme: flag() }),
    scrollLocations: list(scrollLocation),
    builderScrollLocations: shape({
      desktop: scrollLocation,
      tablet: scrollLocation,
      phone: scrollLocation,
    }),
    onloadScrollLocation: scrollLocation,
    builderType: oneOf(names.builderTypes, ''),
  }),
};

/** In the block editor's layout preview only. */
export const blockLayout = {
  name: names.layoutScript,
  read: shape({ blockId: text(), layoutContent: text() }),
};
