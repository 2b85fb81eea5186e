/** Grids of posts in columns of different heights (divi-modules.md §8.6). */
export const grids = '.et_pb_salvattore_content[data-columns]';
/** Grids of the Extra theme, whose style sheet hides posts outside of a column. */
export const extraGrids = '.masonry .paginated_page[data-columns]';
export const columns = 'data-columns';
export const columnsChanged = 'columnsChange';
