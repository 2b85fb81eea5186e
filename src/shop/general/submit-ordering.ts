import type { Scope } from '../kit';
import { ordering } from './names';

/** The sorting form is sent as soon as its value changes (specification S2.11). */
export const submitOrdering = ({ hear }: Scope): void =>
  hear('change', ordering, (select) => select.closest('form')?.requestSubmit());
