// @ts-check

/**
 * Groups items by a key, in their order.
 * @template Item, Key
 * @param {readonly Item[]} items @param {(item: Item) => Key} keyOf
 * @returns {Map<Key, Item[]>}
 */
export const groupBy = (items, keyOf) => {
  /** @type {Map<Key, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
