/** Whether everything is tested in the other build and the other engine too, which takes hours. */
export const isThorough = process.env.SKERRY_THOROUGH === '1';
