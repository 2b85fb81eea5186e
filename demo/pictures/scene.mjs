// @ts-check

const palettes = [
  ['#f6d9b8', '#e9a178', '#7d5a6e', '#43425f', '#232b40'],
  ['#cfe6ea', '#8fbfc7', '#4d8591', '#2b5a68', '#16343f'],
  ['#f3e3cf', '#d3b98e', '#8d9a70', '#55704f', '#2c4234'],
  ['#dcd8ef', '#a9a3cf', '#7270a6', '#474a7c', '#262a4d'],
  ['#fbe6d4', '#f2b6a0', '#c67b7b', '#7d4e67', '#3d2c47'],
  ['#e3efe4', '#a9cdb5', '#6aa08d', '#3b7168', '#1c433f'],
];

/**
 * The outline of one range of hills: a sum of sines, so that the same number gives the same image.
 * @param {number} seed
 * @param {number} layer
 */
function ridge(seed, layer) {
  const base = 360 + layer * 110;
  const height = (/** @type {number} */ x) =>
    base -
    58 * Math.sin(x / (150 + layer * 23) + seed * 1.7 + layer * 2.1) -
    24 * Math.sin(x / 61 + seed * 0.9 + layer);
  const points = Array.from({ length: 33 }, (_, index) => {
    const x = index * 40;
    return `${x},${height(x).toFixed(1)}`;
  });
  return `M0,800 L${points.join(' L')} L1280,800 Z`;
}

/**
 * A landscape generated from a number.
 * @param {number} number
 */
export function scene(number) {
  const [sky = '', glow = '', ...hills] = palettes[number % palettes.length] ?? [];
  const sunX = 240 + ((number * 317) % 800);
  const ranges = hills.map(
    (colour, layer) => `<path d="${ridge(number, layer)}" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs><rect width="1280" height="800" fill="url(#s)"/><circle cx="${sunX}" cy="${210 + ((number * 53) % 90)}" r="62" fill="#fff" fill-opacity=".72"/>${ranges.join('')}</svg>`;
}
