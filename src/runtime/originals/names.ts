/** The families that an original serves, on a script that browsers do not run; empty for what only others need. */
export const ORIGINAL = 'data-skerry-original';
export const HANDLE = 'data-skerry-handle';
/** Handles of what has to run before. */
export const NEEDS = 'data-skerry-needs';
/** The id and type that the script has when it runs. */
export const ID = 'data-skerry-id';
export const TYPE = 'data-skerry-type';
