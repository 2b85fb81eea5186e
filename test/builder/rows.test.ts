import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

test('a column may have each of the twelve widths [S3.37a, S3.37b, S3.37c, S3.37d, S3.37e, S3.37f, S3.37g, S3.37h, S3.37i]', () => {
  const parts = ['4_4', '1_2', '1_3', '1_4', '1_5', '1_6', '2_3', '3_4', '2_5', '3_5', '4_5'];
  expect(builder.columnTypes).toEqual([...parts, '3_8']);
});

describe('a specialty section', () => {
  test.each([
    ['1_2,1_2', '0,1', 3],
    ['1_4,3_4', '0,1', 3],
    ['3_4,1_4', '1,0', 3],
    ['1_4,1_4,1_2', '0,0,1', 3],
    ['1_2,1_4,1_4', '1,0,0', 3],
    ['1_4,1_2,1_4', '0,1,0', 3],
    ['1_3,2_3', '0,1', 4],
    ['2_3,1_3', '1,0', 4],
  ])('of %s has rows at %s, of %i columns at most', (key, position, columns) => {
    expect(builder.specialtyLayouts[key]).toEqual({ position, columns });
    const available = builder.rowLayouts('et_pb_row_inner', key);
    expect(available).toEqual(builder.regularLayouts.slice(0, columns));
  });

  test('has eight structures', () => {
    expect(Object.keys(builder.specialtyLayouts)).toHaveLength(8);
  });

  test('never offers more than four equal columns for an inner row', () => {
    const layouts = { specialty: { '1_2,1_2': { columns: 6 } } };
    expect(builder.rowLayouts('et_pb_row_inner', '1_2,1_2', layouts)).toEqual([
      '4_4',
      '1_2,1_2',
      '1_3,1_3,1_3',
      '1_4,1_4,1_4,1_4',
    ]);
  });

  test('offers structures for rows alone', () => {
    expect(builder.rowLayouts('et_pb_column', '1_2,1_2')).toEqual([]);
  });
});

test.each([[['1_2', '1_5', '4_5']], [['1_5', '4_5', '1_2']]])(
  'a row of %j, which no style sheet knows, has no class of its own',
  (types) => {
    const content = types.map((type) => ({ attrs: { type } }));
    expect(builder.rowClass({ content })).toBe('');
  },
);
