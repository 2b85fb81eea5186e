// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { lead, open } from './pixel-page';

describe('the pixel that loads late or never [S4.63]', () => {
  const events = { standard_events: { Contact: [{ event_id: 'c' }] } };

  test('an event waits for it, 500 ms at a time', async () => {
    const { calls, fbq, outcomes } = await open({ events, hasPixel: false });
    await calls(300);
    expect(outcomes()).toEqual(['Contact held: no pixel yet']);
    Object.assign(window, { fbq });
    expect(await calls(150)).toEqual([]);
    expect(await calls(150)).toHaveLength(1);
    expect(await calls(60_000)).toHaveLength(1);
  });

  test('for ten seconds it is found at most half a second after it has loaded', async () => {
    const { calls, fbq } = await open({ events, hasPixel: false });
    await calls(10_200);
    Object.assign(window, { fbq });
    expect(await calls(400)).toHaveLength(1);
  });

  test('once all is sent it is looked for no more', async () => {
    const { calls } = await open({ events });
    expect(await calls()).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  // The script that loads the pixel may itself fail.
  test.each(['load', 'error'])(
    'after about a minute polling ends; waiting events are sent at the "%s" of the script that loads the pixel',
    async (type) => {
      const { calls, fbq, outcomes } = await open({ events, hasPixel: false });
      await calls(80_000);
      expect(outcomes()).toEqual(['Contact held: no pixel yet']);
      expect(vi.getTimerCount()).toBe(0);
      const script = document.head.appendChild(document.createElement('script'));
      script.dispatchEvent(new Event(type));
      expect(await calls(1)).toEqual([]);
      Object.assign(window, { fbq });
      script.dispatchEvent(new Event(type));
      expect(await calls(1)).toHaveLength(1);
      script.remove();
    },
  );

  test('images that load cause no check for it, nor scripts if nothing waits', async () => {
    const html = '<img id="i"><script id="s" type="text/plain"></script>';
    const waiting = await open({ html, events, hasPixel: false });
    await waiting.calls(80_000);
    waiting.find('#i').dispatchEvent(new Event('load'));
    expect(vi.getTimerCount()).toBe(0);
    waiting.end();
    const { calls, find } = await open({ html });
    await calls();
    find('#s').dispatchEvent(new Event('load'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('it waits for settings that an optimiser has delayed', async () => {
    const { calls } = await open({ events, settings: {}, globals: { aepc_pixel: undefined } });
    expect(await calls(1200)).toEqual([]);
    Object.assign(window, { aepc_pixel: {} });
    expect(await calls(500)).toHaveLength(1);
  });

  test('one that throws loses only its own event', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { calls, fbq, outcomes } = await open({
      events: { standard_events: { A: [[]], B: [[]] } },
    });
    fbq.mockImplementationOnce(() => {
      throw new Error('broken pixel');
    });
    expect(await calls()).toHaveLength(2);
    expect(outcomes()).toEqual(['A dropped: failed', 'B sent']);
    expect(error).toHaveBeenCalledOnce();
  });
});

test.each([
  ['is removed', 'pagehide', () => window],
  ['is left for another tab', 'visibilitychange', () => document],
])(
  'what a click causes is sent when the page %s, if it could not be before',
  async (_, type, target) => {
    const { click, fbq } = await open({
      html: '<button class="buy">Buy</button>',
      events: { css_events: { '.buy': [lead] } },
    });
    click('.buy');
    expect(fbq).not.toHaveBeenCalled();
    target().dispatchEvent(new Event(type));
    expect(fbq).toHaveBeenCalledOnce();
  },
);
