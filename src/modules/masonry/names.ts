/** Grids of posts in columns of different height (contract divi-modules.md §12.6). */
export const grids = '.et_pb_salvattore_content[data-columns]';
export const columns = 'data-columns';
export const columnsChanged = 'columnsChange';
