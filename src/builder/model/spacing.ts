export const corners = ['top', 'right', 'bottom', 'left'] as const;
export type Corner = (typeof corners)[number];

/** The side at a position of a spacing text. */
export const corner = (position: number): Corner | undefined => corners[position];

/** One side of `top|right|bottom|left`; the fallback if it is empty or no side. */
export const spacing = (value: string, side: string, fallback: string = '0px'): string =>
  value.split('|')[(corners as readonly string[]).indexOf(side)] || fallback;
