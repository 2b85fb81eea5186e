export interface JoinFacts {
  readonly isDisabled: boolean;
  /** `data-total` of the total row; null without such a row. */
  readonly total: string | null;
  /** `data-supports-coupon`; null in releases that do not print it. */
  readonly supports: string | null;
}

/**
 * What a press on the join button does (specification S5.23): nothing, enrol without payment where
 * the total is exactly zero, or what the browser does.
 */
export const joinRule = ({
  isDisabled,
  total,
  supports,
}: JoinFacts): 'none' | 'enrol' | 'leave' => {
  if (isDisabled) return 'none';
  if (total === null || supports === '') return 'leave';
  return Number.parseFloat(total) === 0 ? 'enrol' : 'leave';
};
