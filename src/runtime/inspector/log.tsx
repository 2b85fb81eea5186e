import { useEffect, useState } from 'react';
import type { BusEvents } from '../events';
import type { Page } from '../page';

/** Enough to see what just happened. */
const MAX_LINES = 50;

const types: readonly (keyof BusEvents)[] = [
  'cart:changed',
  'fragments:applied',
  'consent:changed',
  'hash:changed',
  'content:swapped',
  'goal:reached',
  'form:sent',
  'page:restored',
];

interface Line {
  readonly at: number;
  readonly text: string;
}

const useLog = (page: Page) => {
  const [events, setEvents] = useState<readonly Line[]>([]);
  const [requests, setRequests] = useState<readonly Line[]>([]);
  useEffect(() => {
    const line = (text: string): Line => ({ at: performance.now(), text });
    const onEvent = (text: string) => setEvents((all) => [line(text), ...all].slice(0, MAX_LINES));
    const listeners = types.map((type) => [type, () => onEvent(type)] as const);
    for (const [type, listener] of listeners) page.bus.on(type, listener);
    const onRequest = ({ method, url, status, outcome, durationMs }: BusEvents['request:ended']) =>
      setRequests((all) =>
        [
          line(`${method} ${url} → ${status} ${outcome}, ${durationMs.toFixed(0)} ms`),
          ...all,
        ].slice(0, MAX_LINES),
      );
    page.bus.on('request:ended', onRequest);
    return () => {
      for (const [type, listener] of listeners) page.bus.off(type, listener);
      page.bus.off('request:ended', onRequest);
    };
  }, [page]);
  return { events, requests };
};

function Lines({ title, lines, empty }: { title: string; lines: readonly Line[]; empty: string }) {
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table>
          <tbody>
            {lines.map(({ at, text }, index) => (
              <tr key={index}>
                <td className="number">{at.toFixed(0)} ms</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Events and requests since the panel was opened; what was tracked and faults since the start. */
export function Log({ page }: { readonly page: Page }) {
  const { events, requests } = useLog(page);
  const faults = page.report.faults.map(({ source, phase, error }, index) => ({
    at: index,
    text: `${source} (${phase}): ${String(error)}`,
  }));
  const tracked = page.tracked
    .map(({ at, source, name, fate }) => ({ at, text: `${source}: ${name} – ${fate}` }))
    .reverse();
  return (
    <>
      <Lines title="Tracked" lines={tracked} empty="Nothing to track." />
      <Lines title="Events" lines={events} empty="Nothing told yet." />
      <Lines title="Requests" lines={requests} empty="No call made." />
      <Lines title="Faults" lines={faults} empty="No fault reported." />
    </>
  );
}
