import { measured, temporary } from './names';

const probe = `:is(.${measured},.${temporary})`;

/** What is measured for a moment is not to fade there and back. */
export const css = `${probe},${probe} *{transition:none!important}`;
