// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lead, open, page } from './pixel-page';

afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

describe('events of the page', () => {
  test('a standard event is sent with its parameters, the page’s own and its id [S3.39a, S3.39b, S3.39c, S9.38d]', async () => {
    const { calls } = await open({
      args: Object.assign([], { utm_source: 'x' }),
      events: {
        standard_events: {
          ViewContent: [
            {
              params: {
                content_type: 'product',
                content_ids: ['MUG-1'],
                value: '12.50',
                currency: 'EUR',
              },
              event_id: 'u1',
            },
          ],
        },
      },
    });
    expect(await calls()).toEqual([
      [
        'track',
        'ViewContent',
        {
          content_type: 'product',
          content_ids: ['MUG-1'],
          value: '12.50',
          currency: 'EUR',
          utm_source: 'x',
        },
        { eventID: 'u1' },
      ],
    ]);
    expect(page.outcomes()).toEqual(['ViewContent sent']);
  });

  test('an entry without members is sent with what the page adds', async () => {
    const { calls } = await open({
      args: { utm_source: 'x' },
      events: { standard_events: { Contact: [[]] } },
    });
    expect(await calls()).toEqual([['track', 'Contact', { utm_source: 'x' }, {}]]);
  });

  test('a custom event is sent as one [S9.38e]', async () => {
    const { calls } = await open({
      events: {
        custom_events: {
          AdvancedEvents: [{ params: { login_status: 'not_logged_in' }, event_id: 'u2' }],
        },
      },
    });
    expect(await calls()).toEqual([
      ['trackCustom', 'AdvancedEvents', { login_status: 'not_logged_in' }, { eventID: 'u2' }],
    ]);
  });

  test('a delay in seconds is waited for [S3.39d, S9.39d]', async () => {
    const { calls } = await open({
      events: { standard_events: { Contact: [{ delay: '2' }] } },
    });
    expect(await calls(1999)).toEqual([]);
    expect(await calls(50)).toHaveLength(1);
  });
});

describe('what the owner counts', () => {
  test('a click on what a selector names, also when it came later [S3.39e, S3.39f, S9.38f]', async () => {
    const { calls, click, doc } = await open({
      html: '<button class="buy"><span id="inner">Buy</span></button>',
      events: { css_events: { '.buy': [lead], '((': [lead], '.later': [lead] } },
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    click('#inner');
    doc.body.insertAdjacentHTML('beforeend', '<p class="later">x</p>');
    click('.later');
    expect(await calls()).toEqual([
      ['track', 'Lead', {}],
      ['track', 'Lead', {}],
    ]);
    expect(page.page.report.faults.map(({ phase }) => phase)).toEqual(['config']);
  });

  test('a click on a link, by a fragment of its address and by the whole [S9.38g, S9.38h]', async () => {
    const { calls, click, doc } = await open({
      html: '<a id="a" href="/thanks/x1/done?z=1">a</a><a id="b" href="/contact">b</a><a id="c" href="/contact/?q=1">c</a><a id="d" href="mailto:a">d</a><a id="e">e</a>',
      events: {
        link_clicks: {
          '/thanks/*/done': { contains: [{ ...lead, trackName: 'Part' }] },
          contact: { exact: [{ ...lead, trackName: 'Whole' }] },
          '/old/*': [{ ...lead, trackName: 'Old' }],
        },
      },
    });
    for (const link of doc.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault());
      click(`#${link.id}`);
    }
    expect((await calls()).map(([, name]) => name)).toEqual(['Part', 'Whole']);
    const press = (button: number) =>
      page.find('#b').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
    press(2);
    expect(await calls()).toHaveLength(2);
    press(1);
    expect(await calls()).toHaveLength(3);
  });

  test('a click counts also where a script of the page keeps it to itself', async () => {
    const { calls, click, doc } = await open({
      html: '<button class="buy">Buy</button>',
      events: { css_events: { '.buy': [lead] } },
    });
    doc.querySelector('.buy')?.addEventListener('click', (event) => event.stopPropagation());
    click('.buy');
    expect(await calls()).toHaveLength(1);
  });

  test('an event of another script, whether it bubbles or not [S9.38i]', async () => {
    const { calls, doc, find } = await open({
      html: '<form id="f"><input></form><form id="g"></form>',
      events: {
        js_events: {
          '#f': { submitted: [lead] },
          document: { demo_event: [{ ...lead, trackName: 'Demo' }] },
          window: { demo_end: [{ ...lead, trackName: 'End' }] },
          '((': { click: [lead] },
        },
      },
    });
    expect(page.page.report.faults.map(({ phase }) => phase)).toEqual(['config']);
    find('#g').dispatchEvent(new Event('submitted', { bubbles: true }));
    doc.dispatchEvent(new Event('submitted'));
    find('#f').dispatchEvent(new Event('submitted'));
    find('#f').dispatchEvent(new Event('submitted', { bubbles: true }));
    find('input').dispatchEvent(new Event('submitted', { bubbles: true }));
    doc.dispatchEvent(new Event('demo_event'));
    window.dispatchEvent(new Event('demo_end'));
    const names = (await calls()).map(([, name]) => name);
    expect(names).toEqual(['Lead', 'Lead', 'Lead', 'Demo', 'End']);
  });

  test('an event that jQuery has triggered counts once', async () => {
    const make = jQueryFactory as unknown as (view: Window) => (target: unknown) => {
      trigger(name: string): void;
      triggerHandler(name: string): void;
    };
    const $ = make(window as unknown as Window);
    Object.assign(window, { jQuery: $ });
    const { calls } = await open({
      html: '<form id="f"></form>',
      events: {
        js_events: {
          '#f': {
            submitted: [{ ...lead, trackName: 'Subscribe', trackParams: { value: '5.00' } }],
          },
          document: { demo_event: [lead] },
        },
      },
    });
    $('#f').trigger('submitted');
    expect(await calls()).toEqual([['track', 'Subscribe', { value: '5.00' }]]);
    $('#f').triggerHandler('submitted');
    expect(await calls()).toHaveLength(2);
    $(document).trigger('demo_event');
    expect(await calls()).toHaveLength(3);
  });

  test.each([
    ['without jQuery', null],
    ['with jQuery, which receives it as well', jQueryFactory],
  ])('an event of Skerry’s own counts once %s', async (_, make) => {
    if (make) {
      Object.assign(window, { jQuery: (make as unknown as (view: Window) => unknown)(window) });
    }
    const { calls, find } = await open({
      html: '<form id="f"></form>',
      events: { js_events: { '#f': { submitted: [lead] } } },
    });
    page.page.events.emit(find('#f'), 'submitted', []);
    expect(await calls()).toEqual([['track', 'Lead', {}]]);
  });

  test('nothing is counted any more when the controller has ended', async () => {
    const html = '<button class="buy">Buy</button>';
    const { end, fbq } = await open({
      html,
      events: { css_events: { '.buy': [lead] }, standard_events: { A: [{ delay: 1 }], B: [[]] } },
    });
    end();
    document.body.innerHTML = html;
    document.querySelector('.buy')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(fbq).not.toHaveBeenCalled();
    expect(page.outcomes()).toEqual(['B dropped: ended']);
  });
});
