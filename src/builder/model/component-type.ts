import { type ModuleLike, moduleOf } from './module';

export type ComponentType = 'section' | 'row' | 'column' | 'module';

const structure: Readonly<Record<string, ComponentType>> = {
  et_pb_section: 'section',
  et_pb_row: 'row',
  et_pb_row_inner: 'row',
  et_pb_column: 'column',
  et_pb_column_inner: 'column',
};

/**
 * What a module is in the structure of a layout; everything unknown is a module (builder.md §9.2).
 */
export const componentType = (module: ModuleLike): ComponentType => {
  const { type } = moduleOf(module);
  return (
    (typeof type === 'string' && Object.hasOwn(structure, type) && structure[type]) || 'module'
  );
};
