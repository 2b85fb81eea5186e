import { parseInert } from '../../runtime/insert/parse-inert';
import { list, plainObject, text } from '../../runtime/kit';
import { createLifetime } from '../../runtime/lifetime';

export type PreviewFailure = 'timeout' | 'closed' | 'aborted' | 'foreign';

const sentences: Readonly<Record<PreviewFailure, string>> = {
  timeout: 'The preview did not respond in time.',
  closed: 'The frame of the preview was taken out of the page before it responded.',
  aborted: 'The preview was not waited for any longer.',
  foreign: 'A preview must come from the origin of the page that asks for it.',
};

/** Reason for a missing preview. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';

  constructor(readonly failure: PreviewFailure) {
    super(sentences[failure]);
  }
}

/**
 * The content of a preview as nodes of a document; its scripts do not run. Not sanitised: it is
 * from the editor's own site, for use in an editor only.
 */
export const previewFragment = (doc: Document, html: string): DocumentFragment =>
  doc.importNode(parseInert(html, doc), true);

const MAX_RANDOM = 1000;

/** `et-fb-preview-` with milliseconds since 1970 and a random number (builder.md §4.1). */
const createFrameId = (): string =>
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
const createFrame = (doc: Document, id: string, url: URL, width: string) => {
  const frame = doc.createElement('iframe');
  frame.id = id;
  frame.src = url.href;
  // Hidden from view; it must not be focusable either.
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({ ...style, width })) {
    frame.style.setProperty(name, value);
  }
  return frame;
};

/** Response of the preview page. */
export interface PreviewResponse {
  readonly iframe_id: string;
  /** As rendered by the server. Not sanitised: insert it in an editor's own page only. */
  readonly html: string;
  /** Addresses of the style sheets that belong to the result. */
  readonly stylesheets: readonly string[];
}

export interface PreviewRequest {
  /** Home address of the site, of the same origin as `document`. */
  readonly siteUrl: string;
  /** The server's nonce for previews. */
  readonly nonce: string;
  readonly shortcode: string;
  /** The element `[data-shortcode-id]` with this id determines the width of the preview. */
  readonly shortcodeId?: string;
  /** Contains the frame, which is kept; without one it is removed after the response. */
  readonly container?: Element;
  readonly signal?: AbortSignal;
  /** Time-out in milliseconds, from the insertion of the frame. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const addresses = list(text());

const readResponse = (data: unknown, id: string): PreviewResponse | null => {
  const response = plainObject(data);
  if (!response || response['iframe_id'] !== id || typeof response['html'] !== 'string')
    return null;
  return { iframe_id: id, html: response['html'], stylesheets: addresses(response['stylesheets']) };
};

const widthFor = (doc: Document, shortcodeId: string | undefined): string => {
  const target = shortcodeId
    ? doc.querySelector<HTMLElement>(`[data-shortcode-id="${CSS.escape(shortcodeId)}"]`)
    : null;
  return target ? `${target.offsetWidth}px` : '100%';
};

/**
 * Has the site render a shortcode in a hidden frame (specification S7.49, S7.50). Only a response
 * from that frame and this origin counts; listener, timer and frame are removed in any case.
 *
 * @throws PreviewError (as a rejection) on a time-out, when the frame is removed, when `signal`
 * aborts, and for a site of another origin
 */
export const requestPreview = (doc: Document, request: PreviewRequest): Promise<PreviewResponse> =>
  new Promise((resolve, reject) => {
    const { siteUrl, nonce, shortcode, container, signal, timeoutMs = TIMEOUT_MS } = request;
    const win = doc.defaultView;
    const id = createFrameId();
    const url = previewUrl(siteUrl, nonce, id);
    if (!win || url.origin !== win.location.origin) {
      reject(new PreviewError('foreign'));
      return;
    }
    const frame = createFrame(doc, id, url, widthFor(doc, request.shortcodeId));
    const waiting = createLifetime();
    const until = { signal: waiting.signal };
    const end = () => {
      waiting.end();
      win.clearTimeout(timer);
      observer.disconnect();
      if (!container) frame.remove();
    };
    const fail = (error: PreviewError) => {
      end();
      frame.remove();
      reject(error);
    };

    win.addEventListener(
      'message',
      ({ data, origin, source }: MessageEvent<unknown>) => {
        if (origin !== win.location.origin || source !== frame.contentWindow) return;
        const response = readResponse(data, id);
        if (!response) return;
        end();
        resolve(response);
      },
      until,
    );
    // The second load is the rendered page.
    frame.addEventListener(
      'load',
      () => {
        const message = { et_pb_preview_nonce: nonce, is_fb_preview: true, shortcode };
        frame.contentWindow?.postMessage(message, url.origin);
      },
      { ...until, once: true },
    );
    signal?.addEventListener('abort', () => fail(new PreviewError('aborted')), until);
    let isInserted = false;
    const observer = new MutationObserver(() => {
      if (isInserted && !frame.isConnected) fail(new PreviewError('closed'));
    });
    observer.observe(doc.documentElement, { childList: true, subtree: true });
    // In a separate task, so that several requests do not delay one render.
    let timer = win.setTimeout(() => {
      (container ?? doc.body).append(frame);
      isInserted = true;
      timer = win.setTimeout(() => fail(new PreviewError('timeout')), timeoutMs);
    });
    if (signal?.aborted) fail(new PreviewError('aborted'));
  });
