import * as names from './names';
import { useLayoutEffect } from 'react';
import { useScope } from '../../runtime/dom';
import type { Field } from './read-fields';

/**
 * Purpose of fields, for screen readers, mobile keyboards and autofill: all are printed as text
 * fields (WCAG 1.3.5), and groups without a name. Values set by the owner are kept.
 */
export const useFieldKinds = (fields: readonly Field[]): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    for (const { marked, id, label, type, isRequired } of fields) {
      const setMissing = (name: string, value: string) => {
        if (!marked.hasAttribute(name)) changes.setAttribute(marked, name, value);
      };
      const isRadio = type === 'radio';
      if (marked.matches(names.field)) {
        if (!label) continue;
        setMissing('role', isRadio ? 'radiogroup' : 'group');
        setMissing('aria-label', label);
        // No single checkbox of a group is required, and the group cannot be.
        if (!isRadio) continue;
      }
      if (isRequired && !id?.startsWith(names.trap)) setMissing('aria-required', 'true');
      if (type !== 'email') continue;
      setMissing('inputmode', type);
      setMissing('autocomplete', type);
    }
  }, [changes, fields]);
};
