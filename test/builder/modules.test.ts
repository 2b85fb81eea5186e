import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

const fullwidth = { type: 'et_pb_section', attrs: { fullwidth: 'on' } };
const specialty = { type: 'et_pb_section', attrs: { specialty: 'on' } };
const regular = { type: 'et_pb_section', attrs: { fullwidth: 'off', specialty: 'off' } };

test.each([
  ['a row is no section', 'section', { type: 'et_pb_row' }, false],
  ['a section is no row', 'row', regular, false],
  ['a column is a column', 'column', { type: 'et_pb_column' }, true],
  ['a column of an inner row is a column', 'column', { type: 'et_pb_column_inner' }, true],
  ['a text is no column', 'column', { type: 'et_pb_text' }, false],
  ['a row of its own is no inner row', 'row-inner', { type: 'et_pb_row' }, false],
  ['a column of a plain row is no inner one', 'column-inner', { type: 'et_pb_column' }, false],
  ['a section is no module', 'module', regular, false],
  ['a section with both switches off is a regular one', 'regular', regular, true],
  ['a section over the whole width is no regular one', 'regular', fullwidth, false],
  ['a specialty section is no regular one', 'regular', specialty, false],
  ['a row is no regular section', 'regular', { type: 'et_pb_row' }, false],
  ['a module that is installed is not removed', 'removed', { component_path: 'text' }, false],
  ['a module without a path is not removed', 'removed', { type: 'et_pb_text' }, false],
])('%s', (_, what, module, expected) => {
  expect(builder.is(what, module)).toBe(expected);
});

describe('a module in a layout', () => {
  const all = [
    { address: '0', type: 'et_pb_section' },
    { address: '0.0', type: 'et_pb_row' },
    { address: '0.0.0', type: 'et_pb_column' },
    { address: '0.0.0.0', type: 'et_pb_video_slider' },
    { address: '1', type: 'et_pb_section', attrs: { _deleted: true, specialty: 'on' } },
    { address: '1.0', type: 'et_pb_column' },
    { address: '12', type: 'et_pb_section', attrs: { fullwidth: 'on' } },
  ];

  test('is deleted with its direct section', () => {
    expect(builder.moduleDeleted({ address: '1.0' }, all)).toBe(true);
    expect(builder.moduleDeleted({ address: '0.0' }, all)).toBe(false);
  });

  test('is in the thirteenth section and not in the second', () => {
    expect(builder.sectionType({ address: '12.0' }, all)).toBe('fullwidth');
    expect(builder.sectionType({ address: '1.0' }, all)).toBe('specialty');
  });

  test('without an address is in a regular section', () => {
    expect(builder.sectionType({}, all)).toBe('regular');
    expect(builder.ancestor('section', {}, all)).toBeUndefined();
  });

  test('that is a slide of videos is in no single video', () => {
    const slide = { address: '0.0.0.0.0' };
    expect(builder.ancestor('video', slide, all)).toBeUndefined();
    expect(builder.ancestor('video_slider', slide, all)?.address).toBe('0.0.0.0');
    expect(builder.ancestor('row', slide, all)?.address).toBe('0.0');
  });

  test('is found on its way past one that the server printed without its type', () => {
    const untyped = [...all.slice(0, 3), { address: '0.0.0.0' }];
    expect(builder.ancestor('column', { address: '0.0.0.0' }, untyped)?.address).toBe('0.0.0');
  });
});

describe('a default', () => {
  test.each([undefined, null, 5, '', 'plain', { x: '1' }])(
    'that depends on no other field is that default: %j',
    (fallback) => {
      expect(builder.conditionalDefault(fallback, { type: 'x' })).toBe(fallback);
    },
  );
});

describe('a wireframe is drawn again', () => {
  test.each(['ab_subject_id', 'ab_goal', '_deleted'])('when %s changes', (name) => {
    const at = (value: string) => ({ attrs: { [name]: value } });
    expect(builder.isSameInWireframe(at('1'), at('2'))).toBe(false);
    expect(builder.isSameInWireframe(at('1'), at('1'))).toBe(true);
  });

  test('when a child changes that the editor keeps under children', () => {
    const within = (label: string) => ({ children: [{ attrs: { admin_label: label } }] });
    expect(builder.isSameInWireframe(within('A'), within('B'))).toBe(false);
    expect(builder.isSameInWireframe(within('A'), within('A'))).toBe(true);
  });
});
