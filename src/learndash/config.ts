import { shape, text } from '../runtime/kit';

/** `ldVars`: printed with every page while LD30 is the active theme (contract learning.md §2.1). */
export const ldVars = { name: 'ldVars', read: shape({ postID: text(), ajaxurl: text() }) };
