export const map = 'et_pb_map';
export const parallax = '.et_pb_section_parallax';
export const besideParallax = 'parallax-map-support';
export const pin = 'et_pb_map_pin';
export const infoWindow = 'infowindow';
export const transparentNav = 'et_beneath_transparent_nav';
/** Key in jQuery's data store under which other scripts find the instance. */
export const data = 'map';

export const lat = 'data-lat';
export const lng = 'data-lng';
export const title = 'data-title';
export const centreLat = 'data-center-lat';
export const centreLng = 'data-center-lng';
export const zoom = 'data-zoom';
export const mouseWheel = 'data-mouse-wheel';
export const mobileDragging = 'data-mobile-dragging';
export const greyscale = 'data-grayscale';

export const apiHost = 'maps.googleapis.com';
export const apiPath = '/maps/api/js';
export const apiScript = `script[src*="${apiHost}${apiPath}"], script[data-src*="${apiHost}${apiPath}"]`;
export const marker = '/marker.png';
