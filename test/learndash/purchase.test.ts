import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startCoursePurchase as start, joinRule } from '../../src/learndash/purchase';
import { plainText, readResponse } from '../../src/learndash/purchase/read-response';
import { settle } from '../shop/shop-page';
import { startController } from './start-controller';

describe('what the join button does [S5.23a, S5.23b, S3.21]', () => {
  test.each([
    [false, '0', '1', 'enrol'],
    [false, '0', null, 'enrol'],
    [false, '0.00', '1', 'enrol'],
    [false, '0', '', 'leave'],
    [false, '36.75', '1', 'leave'],
    [false, '0.01', '1', 'leave'],
    [false, '', '1', 'leave'],
    [false, 'free', '1', 'leave'],
    [false, null, null, 'leave'],
    [true, '0', '1', 'none'],
  ])('disabled %s, total %s, coupons %s: %s', (isDisabled, total, supports, rule) => {
    expect(joinRule({ isDisabled, total, supports })).toBe(rule);
  });
});

describe('escaped texts', () => {
  test.each([
    ['&#36;49.00', '$49.00'],
    ['&#x20AC;5 &amp; more', '€5 & more'],
    ['&euro;5', '€5'],
    ['5&cent; &pound;5 &yen;5', '5¢ £5 ¥5'],
    ['<b>Coupon</b> is <img src=x onerror=alert(1)>invalid', 'Coupon is invalid'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;A&quot; &apos;B&apos;&nbsp;', '"A" \'B\''],
    ['&#x110000;', '&#x110000;'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ])('%s reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
  test('none breaks the reader', () => {
    fc.assert(fc.property(fc.string(), (html) => void plainText(html)));
    fc.assert(fc.property(fc.anything(), (value) => void readResponse(value)));
  });
});

const box = `<div id="coupon-alerts">
  <div class="coupon-alert coupon-alert-success" style="display: none"><div class="ld-alert"><div class="ld-alert-messages"> </div></div></div>
  <div class="coupon-alert coupon-alert-warning" style="display: none"><div class="ld-alert"><div class="ld-alert-messages"> </div></div></div></div>
  <div id="price-row"><span class="purchase-value">$49.00</span></div>
  <form id="apply-coupon-form" data-nonce="n" data-post-id="363"><input type="text" id="coupon-field" placeholder="Coupon"><input type="submit"></form>
  <div id="totals" style="display: none"><div id="subtotal-row"><span class="purchase-value">$49.00</span></div>
  <div id="coupon-row" style="display: none"><span class="purchase-label">Coupon: <span></span></span><span class="purchase-value"><form id="remove-coupon-form" data-nonce="r" data-post-id="363"><span></span><input type="submit"></form></span></div>
  <div id="total-row" data-supports-coupon="1" data-total="49"><span class="purchase-label">Total</span><span class="purchase-value">$49.00</span></div></div>
  <button class="btn-join" id="btn-join">Join</button>
  <form name="buynow"><input type="hidden" name="amount" value="49"></form>
  <form class="learndash-stripe-checkout"><input type="hidden" name="stripe_course_id" value="363"><input type="hidden" name="stripe_price" value="4900"></form>`;

describe('the purchase box', () => {
  let mount: ReturnType<typeof startController>;
  const open = (html = box) => {
    mount = startController(start, {
      html,
      globals: { ldVars: { ajaxurl: 'https://site.example/wp-admin/admin-ajax.php' } },
      cookies: {
        ld_stripe_session_id_363: 'a',
        ld_stripe_connect_session_id_363: 'b',
        ld_stripe_session_id_9: 'c',
      },
    });
    return mount;
  };
  afterEach(() => {
    mount.stop();
    mount.clear();
  });
  const submit = async (id: string) => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    mount.find(`#${id}`).dispatchEvent(event);
    await settle();
    return event;
  };
  const text = (selector: string) => mount.find(selector).textContent?.trim();
  const display = (selector: string) => mount.find(selector).style.display;
  const apply = async (data: object, success = true) => {
    await submit('apply-coupon-form');
    mount.sent.at(-1)?.reply({ success, data });
    await settle();
  };
  const applied = {
    coupon_code: 'SAVE',
    discount: '-&#36;12.25',
    total: { value: 36.75, stripe_value: 3675, formatted: '&#36;36.75' },
    message: 'Coupon applied.',
  };

  test.each([
    ['placeholder="Coupon"', 'Coupon'],
    ['placeholder="Coupon" aria-label="Own"', 'Own'],
    ['', null],
  ])('a code field with %s is named %j', (attributes, name) => {
    const { find } = open(box.replace('placeholder="Coupon"', attributes));
    expect(find('#coupon-field').getAttribute('aria-label')).toBe(name);
  });

  test.each([
    ['applied', 'apply-coupon-form', applied],
    ['removed', 'remove-coupon-form', { ...applied, message: 'Coupon removed.' }],
  ])(
    'a visitor who has moved on while a coupon is %s keeps the focus there',
    async (_, id, data) => {
      const { find, sent } = open();
      (find(`#${id} [type=submit]`) as HTMLElement).focus();
      await submit(id);
      find('#btn-join').focus();
      sent.at(-1)?.reply({ success: true, data });
      await settle();
      expect(document.activeElement).toBe(find('#btn-join'));
    },
  );

  test('a coupon shows its row, the total and the block, and the payment forms are notified [S2.18c, S2.18d, S2.18e, S2.18f, S2.18h, S3.19a, S3.19b, S3.19c, S3.19d, S3.19e, S3.19f, S4.46a, S4.46b, S4.46c, S4.46d, S4.46e, S4.46f, S7.46a, S7.46b, S7.46c, S7.46d, S7.48]', async () => {
    const { find, sent, jar, doc, before } = open();
    Object.assign(find('#coupon-field'), { value: 'SAVE' });
    expect((await submit('apply-coupon-form')).defaultPrevented).toBe(true);
    await submit('apply-coupon-form');
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
      action: 'learndash_apply_coupon',
      nonce: 'n',
      coupon_code: 'SAVE',
      post_id: '363',
    });
    sent[0]?.reply({ success: true, data: applied });
    await settle();
    expect(text('#coupon-row .purchase-label span')).toBe('SAVE');
    expect(text('#coupon-row form span')).toBe('-$12.25');
    expect(display('#coupon-row')).toBe('flex');
    expect(text('#total-row .purchase-value')).toBe('$36.75');
    expect(text('#price-row .purchase-value')).toBe('$49.00');
    expect(display('#totals')).toBe('block');
    expect(find('#total-row').getAttribute('data-total')).toBe('36.75');
    expect(find('[name=amount]').getAttribute('value')).toBe('36.75');
    expect(find('[name=stripe_price]').getAttribute('value')).toBe('3675');
    expect([...jar.keys()]).toEqual(['ld_stripe_session_id_9']);
    expect(display('.coupon-alert-success')).toBe('block');
    expect(text('.coupon-alert-success')).toBe('Coupon applied.');
    mount.stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('its removal shows the full price everywhere and empties the field [S2.18a, S2.18b, S2.18g, S4.47a, S4.47b, S4.47c, S4.47d, S4.47e, S4.47f, S4.47g, S7.47a, S7.47b, S7.47c, S7.47d, S7.47e]', async () => {
    const { find, sent } = open();
    await apply(applied);
    Object.assign(find('#coupon-field'), { value: 'SAVE' });
    await submit('remove-coupon-form');
    expect(Object.fromEntries(sent[1]?.body ?? [])).toEqual({
      action: 'learndash_remove_coupon',
      nonce: 'r',
      post_id: '363',
    });
    const total = { value: '52.00', stripe_value: 5200, formatted: '$52.00' };
    sent[1]?.reply({ success: true, data: { total, message: 'Coupon removed.' } });
    await settle();
    expect(display('#coupon-row')).toBe('none');
    expect(display('#totals')).toBe('none');
    expect((find('#coupon-field') as HTMLInputElement).value).toBe('');
    for (const row of ['price', 'subtotal', 'total']) {
      expect(text(`#${row}-row .purchase-value`)).toBe('$52.00');
    }
    expect(find('#total-row').getAttribute('data-total')).toBe('52.00');
    expect(find('[name=amount]').getAttribute('value')).toBe('52.00');
    expect(text('.coupon-alert-success')).toBe('Coupon removed.');
  });

  test("a refused coupon shows the server's message as text, as a warning [S8.16, S2.18i]", async () => {
    const { find } = open();
    await apply({ message: 'Coupon <b>code</b> is invalid &amp; old' }, false);
    expect(text('.coupon-alert-warning')).toBe('Coupon code is invalid & old');
    expect(display('.coupon-alert-warning')).toBe('block');
    expect(find('.coupon-alert-warning .ld-alert').getAttribute('role')).toBe('alert');
    expect(find('#coupon-field').getAttribute('aria-invalid')).toBe('true');
    expect(display('#coupon-row')).toBe('none');
    await apply(applied);
    expect(display('.coupon-alert-warning')).toBe('none');
    expect(find('#coupon-field').hasAttribute('aria-invalid')).toBe(false);
  });

  test.each([
    ['0 after the session has ended', '0', { status: 400 }, null],
    ['a page', '<!doctype html>', {}, null],
    ['a refusal without words', { success: false, data: {} }, {}, 'true'],
  ])(
    'after %s a coupon is reported as failed, and the button works again',
    async (_, body, init, isInvalid) => {
      const { find, sent } = open();
      await submit('apply-coupon-form');
      expect(find('#apply-coupon-form [type=submit]').hasAttribute('disabled')).toBe(true);
      sent[0]?.reply(body, init);
      await settle();
      expect(find('#apply-coupon-form [type=submit]').hasAttribute('disabled')).toBe(false);
      expect(display('.coupon-alert-warning')).toBe('block');
      expect(text('.coupon-alert-warning')).toBe('That did not work. Please try again.');
      expect(find('#coupon-field').getAttribute('aria-invalid')).toBe(isInvalid);
    },
  );

  const press = async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    mount.find('.btn-join').dispatchEvent(event);
    await settle();
    return event;
  };
  const zero = box.replace('data-total="49"', 'data-total="0"');

  test('a total of zero enrols, once, before any gateway is notified [S2.18j, S3.20c, S4.48, S7.45a, S7.45b, S7.45c, S7.45e, S8.15]', async () => {
    const { sent, doc } = open(zero);
    const gateway = vi.fn();
    doc.body.addEventListener('click', gateway);
    const alert = vi.fn();
    Object.assign(window, { alert });
    expect((await press()).defaultPrevented).toBe(true);
    await press();
    expect(gateway).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
      action: 'learndash_enroll_with_zero_price',
      nonce: 'n',
      post_id: '363',
    });
    sent[0]?.reply({ success: false, data: { message: 'You have to pay for access.' } });
    await settle();
    expect(alert).toHaveBeenCalledExactlyOnceWith('You have to pay for access.');
  });

  test.each([
    ['no response at all', null, {}],
    ['an error of the server', '', { status: 500 }],
    ['0 after the session has ended', '0', { status: 400 }],
    ['a page', '<!doctype html>', {}],
    ['a refusal without words', { success: false, data: {} }, {}],
    ['a yes without an address', { success: true, data: {} }, {}],
  ])('joining with %s is reported, and can be retried [S8.15]', async (_, body, init) => {
    const { sent } = open(zero);
    const alert = vi.fn();
    Object.assign(window, { alert });
    await press();
    if (body === null) sent[0]?.fail();
    else sent[0]?.reply(body, init);
    await settle();
    expect(alert).toHaveBeenCalledExactlyOnceWith('That did not work. Please try again.');
    await press();
    expect(sent).toHaveLength(2);
  });

  test('a free place leads to the page that the response names [S7.45d, S3.20a, S3.20b]', async () => {
    const { sent } = open(zero);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await press();
    sent[0]?.reply({ success: true, data: { redirect_url: 'https://site.example/done/' } });
    await settle();
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://site.example/done/');
    replace.mockRestore();
  });

  test('without the form for coupons the other form has the nonce', async () => {
    const { sent } = open(zero.replace('id="apply-coupon-form"', ''));
    await press();
    expect(sent[0]?.body.get('nonce')).toBe('r');
  });

  test('any other total is left to the browser', async () => {
    const { sent } = open();
    expect((await press()).defaultPrevented).toBe(false);
    expect(sent).toEqual([]);
  });

  const recorded = '../shared/recorded/courses';
  test.skipIf(!existsSync(recorded)).each([
    ['coupon-apply-ok', { isOk: true, code: 'WELCOME', discount: '-$12.25', value: '36.75' }],
    ['coupon-apply-unknown', { isOk: false }],
    ['coupon-apply-expired', { isOk: false }],
    ['coupon-apply-bad-nonce', { isOk: false, message: 'Invalid request.' }],
    ['coupon-remove', { isOk: true, value: '49.00', formatted: '$49.00' }],
    ['enroll-zero-ok', { isOk: true, redirectUrl: 'https://site.example/registration-done/' }],
    ['enroll-zero-refused', { isOk: false, message: 'You have to pay for access.' }],
  ])(
    'the recorded response %s is parsed [S3.19a, S3.19b, S3.20a, S3.20b, S3.20c]',
    (name, expected) => {
      open('');
      const { response } = JSON.parse(readFileSync(`${recorded}/${name}.json`, 'utf8')) as {
        response: { body: string };
      };
      const reply = readResponse(JSON.parse(response.body));
      expect(reply).toMatchObject(expected);
      if (!reply?.isOk) expect(reply?.message).not.toBe('');
    },
  );
});
