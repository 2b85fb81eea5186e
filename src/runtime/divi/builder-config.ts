import * as names from '../names/builder';
import { oneOf, shape } from '../config/reader';

export type BuilderType = (typeof names.builderTypes)[number];

/** `et_builder_utils_params`: the context that the page runs in; other fields are the editor's. */
export const builderUtils = {
  name: names.builderUtils,
  read: shape({ builderType: oneOf(names.builderTypes, '') }),
};
