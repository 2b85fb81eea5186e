/** Grids of posts in columns of different height (divi-modules.md §8.6). */
export const grids = '.et_pb_salvattore_content[data-columns]';
export const columns = 'data-columns';
export const columnsChanged = 'columnsChange';
