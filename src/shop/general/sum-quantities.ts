/** Separators of thousands, as in `1,200 × £3.50`; the price behind the sign does not count. */
const THOUSANDS = /[\s.,'’](?=\d{3}(?!\d))/g;

/** Adds up the quantities that lines begin with; what is no number is left out. */
export const sumQuantities = (lines: readonly string[]): number =>
  lines
    .map((line) => Number.parseInt(line.trim().replace(THOUSANDS, ''), 10))
    .reduce((sum, value) => (value > 0 ? sum + value : sum), 0);
