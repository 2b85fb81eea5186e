/** What a button prints about its labels; null where it prints nothing. */
export interface PrintedLabels {
  readonly expand: string | null;
  readonly collapse: string | null;
}

/**
 * The label of a button in a state (specification S4.38); null where it never changes: buttons of the
 * navigation print the word `false`.
 */
export const labelOf = ({ expand, collapse }: PrintedLabels, isOpen: boolean): string | null =>
  collapse === 'false' ? null : isOpen ? (collapse ?? 'Collapse') : (expand ?? 'Expand');
