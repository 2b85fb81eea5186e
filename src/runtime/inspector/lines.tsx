import type { Section } from './take-snapshot';

const ofTime = (at: number | undefined) => (at === undefined ? '' : `${at.toFixed(0)} ms`);

/** A list that opens and closes; faults stand open, for they are what one looks for. */
export function Lines({ title, lines, empty }: Section) {
  return (
    <details open={title === 'Faults' && lines.length > 0}>
      <summary>
        {title} <small>{lines.length}</small>
      </summary>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol>
          {lines.map(({ at, text }, index) => (
            <li key={index}>
              <span className="time">{ofTime(at)}</span> <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
