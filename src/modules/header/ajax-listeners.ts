import type { ControllerScope } from '../../runtime/controller-scope';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Tag managers and plugins use jQuery's ajax events to track what a visitor has sent, such as a
 * contact form. They receive them for Skerry's requests too, after the requesting code has its
 * response.
 */
export const notifyAjaxListeners = ({ page, on, after }: ControllerScope): void => {
  const { document: doc, events } = page;
  on('request:ended', ({ url, method, body, text, status }) => {
    const isDone = status >= 200 && status < 300;
    const response = {
      readyState: 4,
      status,
      statusText: isDone ? 'success' : 'error',
      responseText: text,
      /** A getter: few read it, and a response may be long. */
      get responseJSON() {
        return jsonOf(text);
      },
      getAllResponseHeaders: () => '',
      getResponseHeader: () => null,
    };
    const request = { url, data: String(body ?? ''), type: method, method };
    after(0, () => {
      if (isDone) events.emit(doc, 'ajaxSuccess', [response, request]);
      else events.emit(doc, 'ajaxError', [response, request]);
      events.emit(doc, 'ajaxComplete', [response, request]);
    });
  });
};
