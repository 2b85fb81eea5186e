import type { Originals } from '../originals/order';
import type { Options } from './read-options';

/** The file beside the loader that brings the page's old scripts back; asked for once more where it fails. */
export const importOriginals = ({ base }: Options): Promise<Originals> => {
  const address = `${base}originals.js`;
  return import(address).catch(() => import(`${address}?retry=1`)) as Promise<Originals>;
};
