import { attr, type ModuleLike, moduleOf } from './module';
import { toText } from './flags';

/** Whether a text is a JSON list or object. */
export const isJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Whether all tags of a text are closed in order. For an editor's hints, not for security. */
export const isValidHtml = (html: string): boolean => {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (VOID.test(name) || tag.endsWith('/>')) continue;
    if (!slash) open.push(name.toLowerCase());
    else if (open.pop() !== name.toLowerCase()) return false;
  }
  return open.length === 0;
};

/** Whether an address, without its query, ends in an extension; case-sensitive. */
export const isFileExtension = (address: string, extension: string): boolean =>
  address.split(/[?#]/, 1)[0]?.split('.').pop() === extension;

/** Removes tags, for labels of the editor. Not for security. */
export const stripTags = (html: string): string => html.replace(/<\/?[a-z][^>]*>/gi, '');

/**
 * Parses `name: value` pairs separated by `; ` like upstream: a pair without a space after its
 * colon has no value.
 */
export const inlineCssToObject = (css: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    css
      .split('; ')
      .map((pair) => pair.split(': '))
      .map(([name = '', text]) => [name, text]),
  );

/** The slug of a settings tab. */
export const tabSlug = (tab: string): string => (tab === 'advanced' ? 'design' : tab);

/** The alignment for a setting; in right-to-left pages left means right. */
export const textOrientation = (
  setting: string,
  { isRtl = false }: { readonly isRtl?: boolean } = {},
): string => {
  if (setting === 'force_left') return 'left';
  if (setting === 'justified') return 'justify';
  return isRtl && setting === 'left' ? 'right' : setting;
};

/** The heading element of a module: its own setting, its parent's, or the default. */
export const headingLevel = (module: ModuleLike, fallback: string = 'h2'): string => {
  const found = moduleOf(module);
  const inherited = found.parentAttrs ? attr({ attrs: found.parentAttrs }, 'header_level') : '';
  return attr(found, 'header_level') || inherited || fallback;
};

/** In the order of their flags (specification S3.38). */
const relations = ['bookmark', 'external', 'nofollow', 'noreferrer', 'noopener'];

/** The `rel` of a link from its flags `on|off|…`; null if none is set. */
export const linkRel = (flags: unknown): string | null => {
  const set = toText(flags).split('|');
  const chosen = relations.filter((_, at) => set[at] && set[at] !== 'off');
  return chosen.join(' ') || null;
};

const LEVEL = /^h[1-6]$/;
const REPLY_TITLE = /<h3 id="reply-title" class="comment-reply-title">([\s\S]*?)<\/h3>/;

/**
 * Sets the heading levels of the comments title and of their form's title. Text in, text out;
 * invalid levels change nothing.
 */
export const commentsMarkup = (html: string, titleLevel: string, formLevel: string): string => {
  const title = LEVEL.test(titleLevel) ? titleLevel : 'h1';
  const form = LEVEL.test(formLevel) ? formLevel : 'h3';
  return html
    .replace('<h1', `<${title}`)
    .replace('</h1>', `</${title}>`)
    .replace(
      REPLY_TITLE,
      (_, inner: string) =>
        `<${form} id="reply-title" class="comment-reply-title">${inner}</${form}>`,
    );
};
