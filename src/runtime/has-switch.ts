/** Whether the address carries a switch for Skerry, `?skerry=off` or `?skerry=inspect`. */
export const hasSwitch = ({ location }: Window, value: string): boolean =>
  // Most addresses have no query, and parsing one costs a millisecond on a slow phone.
  location.search !== '' && new URLSearchParams(location.search).get('skerry') === value;
