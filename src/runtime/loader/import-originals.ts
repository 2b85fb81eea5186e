import type { Originals } from '../originals/order';
import type { Options } from './read-options';

/** Imports the file that restores the page's old scripts, with one retry. */
export const importOriginals = ({ base }: Options): Promise<Originals> => {
  const address = `${base}originals.js`;
  return import(address).catch(() => import(`${address}?retry=1`)) as Promise<Originals>;
};
