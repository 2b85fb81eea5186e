/** Video backgrounds (divi-effects.md §4.1). */
export const roots = '.et_pb_section_video_bg,.et-pb-background-video';
export const onHover = 'et_pb_section_video_bg_hover';
export const hoverHost = 'et_pb_section_video_on_hover';
export const playsOutside = 'et_pb_video_play_outside_viewport';
export const givesWay = 'et_pb_allow_player_pause';
export const slide = 'et_pb_slide';
