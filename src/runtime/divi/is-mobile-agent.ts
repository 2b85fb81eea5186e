/** Whether a user agent names a phone or a tablet, as the product's scripts decide it. */
export const isMobileAgent = (userAgent: string): boolean =>
  /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini/i.test(userAgent);
