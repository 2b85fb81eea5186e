import * as names from './names';
import { useLayoutEffect } from 'react';
import { useScope } from '../../runtime/dom';
import type { Field } from './read-fields';

/**
 * What fields ask for, for screen readers, the keyboards of phones and what fills addresses in: all of them
 * are printed as texts (WCAG 1.3.5), and groups as boxes without a title. What the owner has said stays.
 */
export const useFieldKinds = (fields: readonly Field[]): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    for (const { marked, id, label, type, isRequired } of fields) {
      const say = (name: string, value: string) => {
        if (!marked.hasAttribute(name)) changes.setAttribute(marked, name, value);
      };
      const isRadio = type === 'radio';
      if (marked.matches(names.field)) {
        if (!label) continue;
        say('role', isRadio ? 'radiogroup' : 'group');
        say('aria-label', label);
        // Of boxes no single one is required, and a group of them cannot be.
        if (!isRadio) continue;
      }
      if (isRequired && !id?.startsWith(names.trap)) say('aria-required', 'true');
      if (type !== 'email') continue;
      say('inputmode', type);
      say('autocomplete', type);
    }
  }, [changes, fields]);
};
