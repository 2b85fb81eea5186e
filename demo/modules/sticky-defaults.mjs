// @ts-check

/** What the builder prints for an entry of `et_pb_sticky_elements` where nothing else is set. */
export const stickyDefaults = {
  position: 'top',
  topOffset: '0px',
  bottomOffset: '0px',
  topLimit: 'none',
  bottomLimit: 'none',
  offsetSurrounding: 'on',
  transition: 'on',
};
