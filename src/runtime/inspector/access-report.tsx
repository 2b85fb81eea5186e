import type { PageFindings } from '../accessibility/check-page';
import type { Row } from '../accessibility/group-findings';

/** Exports of `dist/accessibility.js`. */
export interface AccessCheck {
  checkPage(doc: Document): Promise<PageFindings>;
  readonly titles: Readonly<Record<'skerry' | 'owner' | 'lookAt', string>>;
  readonly caution: string;
}

/** Loads the check and examines the page; rejects where the file is missing. */
export type CheckPage = () => Promise<PageFindings & Pick<AccessCheck, 'titles' | 'caution'>>;

/** Enough to find the place; the command lists more. */
const MOST_SHOWN = 10;

const criteriaText = ({ criteria }: Row) =>
  criteria.map(({ number, name }) => `${number} ${name}`).join(', ') || 'good practice';

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <>
      <h3>
        {title} <small>{rows.reduce((sum, { count }) => sum + count, 0)}</small>
      </h3>
      {rows.length === 0 && <p>Nothing.</p>}
      {rows.map((row) => (
        <details key={row.rule}>
          <summary>
            <bdi>{row.help}</bdi> <small>{row.count}</small>
          </summary>
          <p>
            {criteriaText(row)} · {row.rule}
            {row.how && ` · ${row.how}`}
          </p>
          <ol>
            {row.elements.slice(0, MOST_SHOWN).map(({ selector, html }, index) => (
              <li key={index}>
                <bdi>{selector}</bdi> <bdi className="markup">{html}</bdi>
              </li>
            ))}
          </ol>
          {row.count > MOST_SHOWN && <p>and {row.count - MOST_SHOWN} more</p>}
        </details>
      ))}
    </>
  );
}

/** Result of the last press, kept while the panel is hidden. */
export type CheckResult = Awaited<ReturnType<CheckPage>> | { readonly fault: string };

interface Props {
  readonly result: CheckResult;
  /** Address of the page without Skerry. */
  readonly offAddress: string;
}

/** Accessibility of the page at the time of the press, in the groups of `skerry check --accessibility`. */
export function AccessReport({ result, offAddress }: Props) {
  return (
    <details open>
      <summary>Accessibility</summary>
      {'fault' in result ? (
        <p>
          The check could not be loaded or run (<bdi>{result.fault}</bdi>). It needs
          accessibility.js and axe.js next to Skerry. On the command line: npx skerry check
          --accessibility and the address.
        </p>
      ) : (
        <>
          <p>{result.caution}</p>
          <p>
            This panel cannot tell what Skerry has fixed:{' '}
            <a href={offAddress}>open the page without Skerry</a>, or run npx skerry check
            --accessibility and the address, which compares both.
          </p>
          <Rows title={result.titles.skerry} rows={result.groups.skerry} />
          <Rows title={result.titles.owner} rows={result.groups.owner} />
          <Rows title={result.titles.lookAt} rows={result.lookAt} />
        </>
      )}
    </details>
  );
}
