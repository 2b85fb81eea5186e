import type { ControllerScope } from '../../runtime/controller-scope';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Tag managers and plugins learn from jQuery's ajax events what a visitor has sent, a contact form for one:
 * they are told of our calls as they were of those of the old scripts, after who has asked.
 */
export const tellAjaxListeners = ({ page, on, after }: ControllerScope): void => {
  const { document: doc, events } = page;
  on('request:ended', ({ url, method, body, text, status }) => {
    const isDone = status >= 200 && status < 300;
    const answer = {
      readyState: 4,
      status,
      statusText: isDone ? 'success' : 'error',
      responseText: text,
      responseJSON: jsonOf(text),
      getAllResponseHeaders: () => '',
      getResponseHeader: () => null,
    };
    const call = { url, data: String(body ?? ''), type: method, method };
    after(0, () => {
      if (isDone) events.emit(doc, 'ajaxSuccess', [answer, call]);
      else events.emit(doc, 'ajaxError', [answer, call]);
      events.emit(doc, 'ajaxComplete', [answer, call]);
    });
  });
};
