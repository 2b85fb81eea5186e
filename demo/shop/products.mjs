// @ts-check

/**
 * @typedef {object} Product
 * @property {number} id
 * @property {string} slug also the name of its image
 * @property {string} name
 * @property {number} pence
 * @property {number} [wasPence] price before the sale
 * @property {number} [upToPence] highest price of a range
 * @property {'simple' | 'variable' | 'external' | 'grouped'} type
 * @property {'instock' | 'outofstock'} stock
 * @property {'any' | 'one'} limit maximum quantity in a cart
 * @property {string} category
 * @property {string} text
 * @property {string} [shopAddress] address of the shop that sells an external product
 * @property {readonly Variation[]} [variations]
 * @property {readonly number[]} [children] ids of the products in a group
 * @property {Readonly<Record<string, readonly number[]>>} [galleries] images by colour, as in
 *   WooCommerce 11
 */

/**
 * @typedef {object} Variation
 * @property {number} id
 * @property {string} colour
 * @property {string} size
 * @property {number} pence
 * @property {'instock' | 'outofstock'} stock
 */

/**
 * The combination of large and red does not exist; the small blue one is sold out.
 * @type {readonly Variation[]}
 */
const jumpers = [
  { id: 3131, colour: 'red', size: 'small', pence: 7400, stock: 'instock' },
  { id: 3132, colour: 'red', size: 'medium', pence: 7900, stock: 'instock' },
  { id: 3133, colour: 'blue', size: 'small', pence: 7400, stock: 'outofstock' },
  { id: 3134, colour: 'blue', size: 'medium', pence: 7900, stock: 'instock' },
  { id: 3135, colour: 'blue', size: 'large', pence: 8900, stock: 'instock' },
];

/** @type {readonly Variation[]} */
const jackets = [
  { id: 3401, colour: 'red', size: 'small', pence: 11200, stock: 'instock' },
  { id: 3402, colour: 'red', size: 'large', pence: 11900, stock: 'instock' },
  { id: 3403, colour: 'blue', size: 'small', pence: 11200, stock: 'instock' },
  { id: 3404, colour: 'blue', size: 'large', pence: 11900, stock: 'instock' },
  { id: 3405, colour: 'grey', size: 'small', pence: 11200, stock: 'instock' },
];

/** @type {Pick<Product, 'type' | 'stock' | 'limit'>} */
const plain = { type: 'simple', stock: 'instock', limit: 'any' };

/** @type {readonly Product[]} */
export const products = [
  {
    ...plain,
    id: 301,
    slug: 'enamel-mug',
    name: 'Enamel mug',
    pence: 950,
    category: 'Kitchen',
    text: 'Steel under two coats of enamel. It chips before it breaks.',
  },
  {
    ...plain,
    id: 304,
    slug: 'wool-blanket',
    name: 'Wool blanket',
    pence: 6800,
    wasPence: 8200,
    category: 'Home',
    text: 'Woven from undyed yarn, heavy enough for an open window in March.',
  },
  {
    ...plain,
    id: 307,
    slug: 'serving-board',
    name: 'Oak serving board',
    pence: 3450,
    category: 'Kitchen',
    text: 'One plank, oiled twice, with a hole to hang it by.',
  },
  {
    ...plain,
    id: 310,
    slug: 'canvas-tote',
    name: 'Canvas tote',
    pence: 1800,
    category: 'Bags',
    text: 'Waxed canvas with straps long enough for a winter coat.',
  },
  {
    ...plain,
    id: 313,
    slug: 'knitted-jumper',
    name: 'Knitted jumper',
    pence: 7400,
    upToPence: 8900,
    type: 'variable',
    category: 'Clothing',
    text: 'Three sizes, two colours, one pattern that keeps the wind out.',
    variations: jumpers,
  },
  {
    ...plain,
    id: 316,
    slug: 'storm-lantern',
    name: 'Storm lantern',
    pence: 4200,
    category: 'Home',
    text: 'Burns for nine hours and does not mind a gust.',
  },
  {
    ...plain,
    id: 319,
    slug: 'brass-compass',
    name: 'Brass compass',
    pence: 5600,
    stock: 'outofstock',
    category: 'Outdoors',
    text: 'Will be back when the next box arrives.',
  },
  {
    ...plain,
    id: 325,
    slug: 'tide-guide',
    name: 'Guide to tide pools',
    pence: 1250,
    type: 'external',
    category: 'Books',
    text: 'Sold by its publisher, not by us.',
    shopAddress: '/plain/',
  },
  {
    ...plain,
    id: 328,
    slug: 'glazed-bowl',
    name: 'Glazed bowl',
    pence: 2200,
    category: 'Kitchen',
    text: 'Every bowl leaves the kiln a slightly different blue.',
  },
  {
    ...plain,
    id: 331,
    slug: 'pocket-notebook',
    name: 'Pocket notebook',
    pence: 600,
    wasPence: 850,
    category: 'Books',
    text: 'Ninety-six dotted pages that lie flat.',
  },
  {
    ...plain,
    id: 334,
    slug: 'signed-print',
    name: 'Numbered print',
    pence: 4900,
    limit: 'one',
    category: 'Home',
    text: 'A small edition, so one for each household.',
  },
  {
    ...plain,
    id: 337,
    slug: 'breakfast-set',
    name: 'Breakfast set',
    pence: 950,
    upToPence: 3450,
    type: 'grouped',
    category: 'Kitchen',
    text: 'Mug, bowl and board, together or one by one.',
    children: [301, 328, 307],
  },
];

/**
 * Products that have a page and can be bought, but are in no list.
 * @type {readonly Product[]}
 */
const unlisted = [
  {
    ...plain,
    id: 340,
    slug: 'sail-jacket',
    name: 'Sail jacket',
    pence: 11200,
    type: 'variable',
    category: 'Clothing',
    text: 'Cut from old sails. Two colours have pictures of their own, grey has one.',
    variations: jackets,
    galleries: { red: [3, 4], blue: [7, 8, 9] },
  },
];
const all = [...products, ...unlisted];

/** @param {number} id */
export const productById = (id) => all.find((product) => product.id === id);

/** @param {string} slug */
export const productBySlug = (slug) => all.find((product) => product.slug === slug);

/** @param {Product} product */
export const sku = (product) => `PIER-${product.id}`;

/** @param {Product} product */
export const isPurchasable = ({ type, stock }) => type === 'simple' && stock === 'instock';
