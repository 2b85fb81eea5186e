/** The element that the keyboard has come to, where its theme does not mark it. */
export const focus = 'skerry-focus';
/** What is pressed as a button and is none by nature. */
export const saidButtons = '[role="button"]:not(button,input,summary)';
