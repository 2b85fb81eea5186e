const MAX_RANDOM = 1000;

/** `et-fb-preview-` with milliseconds since 1970 and a random number (builder.md §4.1). */
export const createFrameId = (): string =>
  `et-fb-preview-${Date.now()}-${Math.floor(Math.random() * MAX_RANDOM) + 1}`;

/** The address that renders a preview (specification S7.49). */
export const previewUrl = (siteUrl: string, nonce: string, frameId: string): URL => {
  const url = new URL(`${siteUrl.replace(/\/$/, '')}/`);
  url.searchParams.set('et_pb_preview', 'true');
  url.searchParams.set('et_pb_preview_nonce', nonce);
  url.searchParams.set('iframe_id', frameId);
  return url;
};

const style = {
  position: 'absolute',
  bottom: '0',
  left: '0',
  opacity: '0',
  'pointer-events': 'none',
  height: '100%',
};

/** The hidden frame, as wide as the element that the result is for. */
export const createFrame = (doc: Document, id: string, url: URL, width: string) => {
  const frame = doc.createElement('iframe');
  frame.id = id;
  frame.src = url.href;
  // For the eye it is hidden; nobody should come upon it otherwise.
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({ ...style, width })) {
    frame.style.setProperty(name, value);
  }
  return frame;
};
