const LEVEL = /^h[1-6]$/;
const REPLY_TITLE = /<h3 id="reply-title" class="comment-reply-title">([\s\S]*?)<\/h3>/;

/**
 * Gives the title of the comments and the title of their form the wanted heading levels. Text in,
 * text out; levels that are none leave it alone.
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
