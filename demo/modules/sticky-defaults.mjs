// @ts-check

/** The settings that the builder prints for an entry of `et_pb_sticky_elements` by default. */
export const stickyDefaults = {
  position: 'top',
  topOffset: '0px',
  bottomOffset: '0px',
  topLimit: 'none',
  bottomLimit: 'none',
  offsetSurrounding: 'on',
  transition: 'on',
};
