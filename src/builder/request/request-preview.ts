import { list, plainObject, text } from '../../runtime/kit';
import { createFrame, createFrameId, previewUrl } from './preview-frame';
import { PreviewError } from './preview-error';
import { createLifetime } from '../../runtime/lifetime';

/** What the preview page sends back. */
export interface PreviewAnswer {
  readonly iframe_id: string;
  /** As the server rendered it. Not sanitised: put it into an editor's own page only. */
  readonly html: string;
  /** Addresses of the style sheets that the result is meant with. */
  readonly stylesheets: readonly string[];
}

export interface PreviewRequest {
  /** Home of the site, of the same origin as `document`. */
  readonly siteUrl: string;
  /** The server's nonce for previews. */
  readonly nonce: string;
  readonly shortcode: string;
  /** The element `[data-shortcode-id]` of this id gives the preview its width. */
  readonly shortcodeId?: string;
  /** Keeps the frame; without one it goes when the answer is there. */
  readonly container?: Element;
  readonly signal?: AbortSignal;
  /** Milliseconds from the moment the frame is put in. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const addresses = list(text());

const readAnswer = (data: unknown, id: string): PreviewAnswer | null => {
  const answer = plainObject(data);
  if (!answer || answer['iframe_id'] !== id || typeof answer['html'] !== 'string') return null;
  return { iframe_id: id, html: answer['html'], stylesheets: addresses(answer['stylesheets']) };
};

const widthFor = (doc: Document, shortcodeId: string | undefined): string => {
  const target = shortcodeId
    ? doc.querySelector<HTMLElement>(`[data-shortcode-id="${CSS.escape(shortcodeId)}"]`)
    : null;
  return target ? `${target.offsetWidth}px` : '100%';
};

/**
 * Has the site render a shortcode in a hidden frame (specification S7.49, S7.50). Only an answer of
 * that frame and this origin counts; listener, timer and frame are gone when it is there, and when it
 * is not.
 *
 * @throws PreviewError (as a rejection) in time-out, when the frame is taken out, when `signal` ends
 *   it, and for a site of another origin
 */
export const requestPreview = (doc: Document, request: PreviewRequest): Promise<PreviewAnswer> =>
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
        const answer = readAnswer(data, id);
        if (!answer) return;
        end();
        resolve(answer);
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
    let isPut = false;
    const observer = new MutationObserver(() => {
      if (isPut && !frame.isConnected) fail(new PreviewError('closed'));
    });
    observer.observe(doc.documentElement, { childList: true, subtree: true });
    // In a task of its own: several requests of one rendering do not hold it up.
    let timer = win.setTimeout(() => {
      (container ?? doc.body).append(frame);
      isPut = true;
      timer = win.setTimeout(() => fail(new PreviewError('timeout')), timeoutMs);
    });
    if (signal?.aborted) fail(new PreviewError('aborted'));
  });
