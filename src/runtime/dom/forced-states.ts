/** States that Divi shows by backgrounds only, which forced colours remove. */
export const FORCED_STATES =
  '@media(forced-colors:active){' +
  '.et_pb_tab_active a{text-decoration:underline!important}' +
  '.et-pb-controllers a{background-color:ButtonText}' +
  '.et-pb-controllers .et-pb-active-control{background-color:Highlight}}';
