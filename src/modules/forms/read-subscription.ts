/** Why a subscription was not taken, as the server says it; `''` where it says nothing. */
export type Subscription = { readonly ok: true } | { readonly ok: false; readonly text: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The answer of the subscribe call. Both shapes of a refusal count (specification S8.04,
 * divi-forms.md §2.2); everything else that is no success is one without words.
 */
export const readSubscription = (answer: unknown): Subscription => {
  const { success, error, data } = Object(answer) as {
    readonly success?: unknown;
    readonly error?: unknown;
    readonly data?: { readonly error?: unknown } | null;
  };
  if (success === true && !error) return { ok: true };
  return { ok: false, text: textOf(error) || textOf(data?.error) };
};
