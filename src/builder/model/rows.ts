import { attr, type BuilderModule } from './module';

/** Types of columns (specification S3.37 names the common ones). */
// biome-ignore format: in the order of their widths
export const columnTypes = [
  '4_4', '1_2', '1_3', '1_4', '1_5', '1_6', '2_3', '3_4', '2_5', '3_5', '4_5', '3_8',
] as const;

/** Row structures in the order of their shortcut keys; the last nine have no key. */
export const regularLayouts: readonly string[] = [
  '4_4',
  '1_2,1_2',
  '1_3,1_3,1_3',
  '1_4,1_4,1_4,1_4',
  '1_5,1_5,1_5,1_5,1_5',
  '1_6,1_6,1_6,1_6,1_6,1_6',
  '2_5,3_5',
  '3_5,2_5',
  '1_3,2_3',
  '2_3,1_3',
  '1_4,3_4',
  '3_4,1_4',
  '1_4,1_2,1_4',
  '1_5,3_5,1_5',
  '1_4,1_4,1_2',
  '1_2,1_4,1_4',
  '1_5,1_5,3_5',
  '3_5,1_5,1_5',
  '1_6,1_6,1_6,1_2',
  '1_2,1_6,1_6,1_6',
];

export interface SpecialtyLayout {
  /** Per column 1 if it contains rows, 0 if it contains modules. */
  readonly position: string;
  /** Maximum number of columns of an inner row. */
  readonly columns: number;
}

export const specialtyLayouts: Readonly<Record<string, SpecialtyLayout>> = {
  '1_2,1_2': { position: '0,1', columns: 3 },
  '1_4,3_4': { position: '0,1', columns: 3 },
  '3_4,1_4': { position: '1,0', columns: 3 },
  '1_4,1_4,1_2': { position: '0,0,1', columns: 3 },
  '1_2,1_4,1_4': { position: '1,0,0', columns: 3 },
  '1_4,1_2,1_4': { position: '0,1,0', columns: 3 },
  '1_3,2_3': { position: '0,1', columns: 4 },
  '2_3,1_3': { position: '1,0', columns: 4 },
};

const innerLayouts = regularLayouts.slice(0, 4);

interface Layouts {
  readonly regular?: readonly string[];
  readonly specialty?: Readonly<Record<string, Pick<SpecialtyLayout, 'columns'>>>;
}

/** Structures that a row may have; for an inner row those of its section's structure. */
export const rowLayouts = (
  type: string,
  specialtyKey: string = '',
  { regular = regularLayouts, specialty = specialtyLayouts }: Layouts = {},
): readonly string[] => {
  if (type === 'et_pb_row') return regular;
  const known = Object.hasOwn(specialty, specialtyKey) ? specialty[specialtyKey] : undefined;
  return type === 'et_pb_row_inner' && known ? innerLayouts.slice(0, known.columns) : [];
};

const equal: Readonly<Record<string, string>> = {
  '_1-4_1-4_1-4_1-4': '_4col',
  '_1-5_1-5_1-5_1-5_1-5': '_5col',
  '_1-6_1-6_1-6_1-6_1-6_1-6': '_6col',
};

/** Structures with rules in the style sheet; the last one only in the editor. */
const NAMED = /1-4|1-5_1-5|1-6_1-6|^_1-5_4-5$/;

/** The class of a row by its columns; empty where its style sheet needs none (builder.md §12). */
export const rowClass = ({ content }: BuilderModule): string => {
  const columns = Array.isArray(content) ? (content as readonly BuilderModule[]) : [];
  const key = columns.map((column) => `_${attr(column, 'type').replace('_', '-')}`).join('');
  return NAMED.test(key) ? `et_pb_row${equal[key] ?? key}` : '';
};
