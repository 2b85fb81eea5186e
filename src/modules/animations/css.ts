import * as names from './names';

const SHOWN = '{opacity:1!important;transform:none!important;animation:none!important}';

/** Where nothing comes into view any more, or nothing may move, what still waits is shown. */
export const css = `
@media print{.${names.waiting},.${names.waypoint}${SHOWN}}
@media(prefers-reduced-motion:reduce){.${names.waiting},.${names.waypoint}${SHOWN}}
`;
