import { describe, expect, test } from 'vitest';
import { hasPhp, visit } from './visit-plugin';

const on = { skerry_settings: { faults: '0.1' } };
const off = [{ family: 'shop', page: '/cart/', time: 1 }];
const tag = (head: string) => /<script[^>]*skerry-js[^>]*>/.exec(head)?.[0] ?? '';

describe.skipIf(!hasPhp)('the attributes for fault reports', () => {
  test('are off unless the owner has switched them on', () => {
    expect(visit().head).not.toContain('data-faults');
    expect(visit({ options: { skerry_settings: { faults: 'yes' } } }).head).not.toContain(
      'data-faults',
    );
  });

  test('are sent to the site itself, and the tag is the same for all', () => {
    const visitor = tag(visit({ options: on }).head);
    expect(visitor).toContain('data-faults="/wp-json/skerry/v1/faults" data-faults-share="0.1"');
    expect(tag(visit({ options: on, get: { x: '1' } }).head)).toBe(visitor);
  });

  test('are on the script tag alone, not on the small script beside it', () => {
    const { head } = visit({ options: on });
    const [, beside = ''] = /<script([^>]*skerry-safety-net-js[^>]*)>/.exec(head) ?? [];
    expect(beside).toContain('data-cfasync');
    expect(beside).not.toContain('data-faults');
  });

  test('if enabled the small script beside the tag reports that skerry.js failed to load', () => {
    const code = (head: string) => /skerry-safety-net-js[^>]*>\s*(.*?)\s*</.exec(head)?.[1];
    expect(code(visit({ options: on }).head)).toBe('reportingNet();');
    expect(code(visit().head)).toBe('net();');
  });

  test('a family that was switched off on a page is off there, with whatever query, and nowhere else', () => {
    const options = { ...on, skerry_switched_off: off };
    for (const address of ['/cart/', '/cart', '/cart/?x=1', '/c%61rt/'])
      expect(tag(visit({ options, address }).head)).toContain(
        'data-only="modules,learndash,consent,',
      );
    for (const address of ['/', '/cart/more/', '/?p=/cart/'])
      expect(tag(visit({ options, address }).head)).not.toContain('data-only');
  });

  test('nothing is disabled automatically if reports are off', () => {
    const options = { skerry_switched_off: off };
    expect(tag(visit({ options, address: '/cart/' }).head)).not.toContain('data-only');
  });
});
