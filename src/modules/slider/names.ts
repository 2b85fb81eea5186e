export const root = 'et_pb_slider';
export const slide = 'et_pb_slide';
export const galleryRoot = 'et_pb_gallery';
export const gallerySlide = 'et_pb_gallery_item';
export const videoSlider = 'et_pb_video_slider';
export const thumbnails = 'et_pb_slider_carousel';
/** Key in jQuery's data store. */
export const instance = 'et_pb_simple_slider';
export const videoWrap = '.et_pb_video_wrap';
export const imageAbove = 'et_pb_post_slider_image_top';
export const imageBelow = 'et_pb_post_slider_image_bottom';
export const description = 'et_pb_slide_description';
export const noImage = 'et_pb_no_image';
export const emptySlide = 'et_pb_empty_slide';
export const slideVideo = 'et_pb_slide_video';
export const container = 'et_pb_container';
export const image = 'et_pb_slide_image';
export const centred = 'et_pb_media_alignment_center';
export const firstSection = 'et_pb_section_first';

export const noArrows = 'et_pb_slider_no_arrows';
export const noDots = 'et_pb_slider_no_pagination';
export const auto = 'et_slider_auto';
export const speed = 'et_slider_speed_';
export const ignoresHover = 'et_slider_auto_ignore_hover';
export const hovered = 'et_slider_hovered';

export const active = 'et-pb-active-slide';
export const moved = 'et-pb-moved-slide';
export const leaving = 'et_slide_transition';
export const towards = 'et_slide_transition_to_';
export const shownImage = 'active';
export const slideId = 'data-slide-id';
export const activeSlide = 'data-active-slide';

export const dots = 'et-pb-controllers';
export const dotsOverVideo = 'et-pb-controllers-has-video-tag';
export const activeDot = 'et-pb-active-control';

export const slideEvent = 'slide';
export const beforeMove = 'simple_slider_before_move_to';
export const afterMove = 'simple_slider_after_move_to';
