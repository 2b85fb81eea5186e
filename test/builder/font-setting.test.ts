import { describe, expect, test } from 'vitest';
import { fontSetting } from '../../src/builder/model/font-setting';

describe('a font setting is a list', () => {
  const parts = ['Lora', '700', 'on', 'on', 'on', 'on', 'on', '#f00', 'wavy'];
  test.each([
    ['S3.35a', 0, 'family', ''],
    ['S3.35b', 1, 'weight', ''],
    ['S3.35c', 2, 'italic', false],
    ['S3.35d', 3, 'uppercase', false],
    ['S3.35e', 4, 'underline', false],
    ['S3.35f', 5, 'smallCaps', false],
    ['S3.35g', 6, 'strikethrough', false],
    ['S3.35h', 7, 'lineColor', ''],
    ['S3.35i', 8, 'lineStyle', ''],
  ] as const)('[%s] place %i of it is its %s, and nothing else', (_, at, name, without) => {
    const all = fontSetting(parts.join('|'));
    expect(all[name]).not.toBe(without);
    const rest = parts.map((part, place) => (place === at ? '' : part)).join('|');
    expect(fontSetting(rest)).toEqual({ ...all, [name]: without });
  });
});
