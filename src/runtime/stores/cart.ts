import { atom, type WritableAtom } from 'nanostores';
import type { Cart } from './cart-state';

export const createCart = (): WritableAtom<Cart> => atom<Cart>({ hash: null, isBusy: false });
