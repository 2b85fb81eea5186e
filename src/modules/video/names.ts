export const overlay = 'et_pb_video_overlay';
export const box = '.et_pb_video_box';
export const play = 'et_pb_video_play';
export const slider = '.et_pb_slider';
/** The slider's own event (divi-modules.md §3.1), as the bridge sends it. */
export const sliderMoves = 'skerry:simple_slider_before_move_to';
