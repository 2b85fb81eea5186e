export const grid = 'et_pb_salvattore_content';
export const columns = 'data-columns';
export const column = 'column';
export const changed = 'columnsChange';
