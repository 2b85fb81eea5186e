export const root = 'et_pb_slider';
export const slide = 'et_pb_slide';
export const galleryRoot = 'et_pb_gallery';
export const gallerySlide = 'et_pb_gallery_item';
export const videoSlider = 'et_pb_video_slider';
export const container = 'et_pb_container';
export const image = 'et_pb_slide_image';
export const centred = 'et_pb_media_alignment_center';
export const firstSection = 'et_pb_section_first';

export const noArrows = 'et_pb_slider_no_arrows';
export const noDots = 'et_pb_slider_no_pagination';
export const auto = 'et_slider_auto';
export const speed = 'et_slider_speed_';
export const ignoresHover = 'et_slider_auto_ignore_hover';
export const paused = 'et_pb_pause_slider';
export const hovered = 'et_slider_hovered';

export const active = 'et-pb-active-slide';
export const moved = 'et-pb-moved-slide';
export const leaving = 'et_slide_transition';
export const towards = 'et_slide_transition_to_';
export const shownImage = 'active';
export const slideId = 'data-slide-id';
export const activeSlide = 'data-active-slide';

export const arrows = 'et-pb-slider-arrows';
export const previous = 'et-pb-arrow-prev';
export const next = 'et-pb-arrow-next';
export const dots = 'et-pb-controllers';
export const dotsOverVideo = 'et-pb-controllers-has-video-tag';
export const activeDot = 'et-pb-active-control';

export const slideEvent = 'slide';
export const beforeMove = 'simple_slider_before_move_to';
export const afterMove = 'simple_slider_after_move_to';
