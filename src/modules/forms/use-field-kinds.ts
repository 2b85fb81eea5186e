import * as names from './names';
import { useLayoutEffect } from 'react';
import { useScope } from '../../runtime/dom';
import type { Field } from './read-fields';

/**
 * What fields ask for, for screen readers, the keyboards of phones and what fills addresses in: all of them
 * are printed as texts (WCAG 1.3.5). What the owner has said stays.
 */
export const useFieldKinds = (fields: readonly Field[]): void => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    for (const { control, id, marked, type, isRequired } of fields) {
      // Of a group no single box is required.
      if (marked.matches(names.field) || id?.startsWith(names.trap)) continue;
      const say = (name: string, value: string) => {
        if (!control.hasAttribute(name)) changes.setAttribute(control, name, value);
      };
      if (isRequired) say('aria-required', 'true');
      if (type !== 'email') continue;
      say('inputmode', type);
      say('autocomplete', type);
    }
  }, [changes, fields]);
};
