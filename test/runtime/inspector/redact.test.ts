import { describe, expect, test } from 'vitest';
import { redact } from '../../../src/runtime/inspector/take-snapshot';

describe('redact', () => {
  test.each([
    [
      'POST https://a.example/?wc-ajax=add_to_cart → 200 ok',
      'POST https://a.example/?wc-ajax=add_to_cart → 200 ok',
    ],
    [
      'https://a.example/order-received/7/?key=wc_order_x&utm=1',
      'https://a.example/order-received/7/?key=…&utm=…',
    ],
    [
      'https://a.example/?skerry=inspect&login=me#token=abc',
      'https://a.example/?skerry=inspect&login=…#…',
    ],
    [
      'Error: /wp-json/?email=x%40y.org&action=save failed',
      'Error: /wp-json/?email=…&action=save failed',
    ],
    ['https://me:secret@a.example/path', 'https://a.example/path'],
    ['http://me:secret@a.example/ HTTP://you@b.example/', 'http://a.example/ HTTP://b.example/'],
    [
      'HTTPS://a.example/#token http://b.example/#other',
      'HTTPS://a.example/#… http://b.example/#…',
    ],
    ['someone.else+tag@mail.example.org wrote', '[e-mail] wrote'],
    ['https://a.example/u/me%40mail.example/', 'https://a.example/u/[e-mail]/'],
    [
      '(https://a.example/?a=1) and (https://b.example/?b[]=2)',
      '(https://a.example/?a=…) and (https://b.example/?b[]=…)',
    ],
    ['pixel: ViewContent – held: undecided', 'pixel: ViewContent – held: undecided'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101',
    ],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  test('keeps the beginning of a text that never ends', () => {
    expect(redact('a'.repeat(5_000))).toHaveLength(2_000);
  });

  test('is fast for a long text that is no address', () => {
    const startedAt = performance.now();
    redact(`?${'a'.repeat(50_000)} ${'b.'.repeat(25_000)} https://${'c'.repeat(50_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
