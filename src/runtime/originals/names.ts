/** The families that an inert script serves; empty for a mere dependency. */
export const ORIGINAL = 'data-skerry-original';
export const HANDLE = 'data-skerry-handle';
/** Handles of its dependencies. */
export const NEEDS = 'data-skerry-needs';
/** Id and type that the script has when it runs. */
export const ID = 'data-skerry-id';
export const TYPE = 'data-skerry-type';
