import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBus } from '../../src/runtime/bus';
import { createReport, type Fault } from '../../src/runtime/report';

const fault = (overrides: Partial<Fault> = {}): Fault => ({
  source: 'tabs',
  phase: 'mount',
  error: new Error('broken'),
  ...overrides,
});

describe('the funnel for errors', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('reports to the document and the console, with island and element', () => {
    const received: Fault[] = [];
    const element = document.createElement('div');
    const listener = (event: Event) => received.push((event as CustomEvent<Fault>).detail);
    document.addEventListener('skerry:error', listener, { once: true });
    const report = createReport(document);
    report(fault({ element }));
    expect(received).toMatchObject([{ source: 'tabs', phase: 'mount', element }]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(report.faults).toHaveLength(1);
  });

  test('stays silent when a listener prevents it', () => {
    document.addEventListener('skerry:error', (event) => event.preventDefault(), { once: true });
    createReport(document)(fault());
    expect(console.error).not.toHaveBeenCalled();
  });

  test('reports the same fault of the same element once, and that of another element again', () => {
    const report = createReport(document);
    const [first, second] = [document.createElement('p'), document.createElement('p')];
    report(fault({ element: first }));
    report(fault({ element: first }));
    report(fault({ element: second }));
    report(fault({ element: first, phase: 'event' }));
    expect(report.faults).toHaveLength(3);
  });

  test('keeps a bounded number of faults', () => {
    const report = createReport(document);
    for (let at = 0; at < 1000; at += 1) report(fault({ error: new Error(`no ${at}`) }));
    expect(report.faults.length).toBeLessThanOrEqual(200);
  });
});

describe('the bus', () => {
  test('a throwing listener is reported and the next one is still called', () => {
    const errors: unknown[] = [];
    const bus = createBus((error) => errors.push(error));
    const received: string[] = [];
    bus.on('hash:changed', () => {
      throw new Error('theirs');
    });
    bus.on('hash:changed', ({ ids }) => received.push(...ids));
    bus.emit('hash:changed', { ids: ['plans'] });
    expect(received).toEqual(['plans']);
    expect(errors).toHaveLength(1);
  });

  test('a listener may remove itself while it is called', () => {
    const bus = createBus(() => {});
    const received: string[] = [];
    const once = () => {
      received.push('once');
      bus.off('hash:changed', once);
    };
    bus.on('hash:changed', once);
    bus.on('hash:changed', () => received.push('always'));
    bus.emit('hash:changed', { ids: [] });
    bus.emit('hash:changed', { ids: [] });
    expect(received).toEqual(['once', 'always', 'always']);
  });
});
