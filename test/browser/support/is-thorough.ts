/** Whether all is tried again in the other build and the other engine, for those who have the hours. */
export const isThorough = process.env.SKERRY_THOROUGH === '1';
