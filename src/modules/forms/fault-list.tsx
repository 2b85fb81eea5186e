import { useScope } from '../../runtime/dom';
import { formConfig } from './config';
import type { Fault, Faults } from './check-fields';
import * as names from './names';

interface ListProps {
  readonly faults: readonly Fault[];
}

function List({ faults }: ListProps) {
  return (
    <ul>
      {/* The text is part of the key: page translation replaces text nodes. */}
      {faults.map(({ field, text }, index) => (
        <li key={`${index} ${text}`}>
          <a
            href={`#${field.control.id}`}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              field.control.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Missing and invalid fields, each a link to its field (specification S5.11, S8.05). */
export function FaultList({ faults: { missing, invalid } }: { readonly faults: Faults }) {
  const { page } = useScope();
  const texts = page.globals.get(formConfig);
  return (
    <>
      {missing.length > 0 && <p>{texts.fill_message}</p>}
      {missing.length > 0 && <List faults={missing} />}
      {invalid.length > 0 && <p className={names.errorIntro}>{texts.contact_error_message}</p>}
      {invalid.length > 0 && <List faults={invalid} />}
    </>
  );
}
