export const button = 'ld-expand-button';
/** From 4.20.2 on, on the modern course page. */
export const otherButtons = `[data-ld-expand-button]:not(.${button})`;
export const controls = `.${button},${otherButtons},.ld-search-prompt`;
/** Opens the comment form; not an expand button, though it looks like one. */
export const postButton = 'ld-comments-post-button';

export const expandsAttribute = 'data-ld-expands';
export const idAttribute = 'data-ld-expand-id';
/** On a list: the button with its id opens everything inside. */
export const listAttribute = 'data-ld-expand-list';
export const expandText = 'data-ld-expand-text';
export const collapseText = 'data-ld-collapse-text';
export const heightAttribute = 'data-height';
export const textParts = '.ld-text,[data-ld-expand-button-text-element]';
/** The body of a row, which opens. */
export const rowBody = 'ld-item-list-item-expanded';
/** The same on the modern course page. */
export const modernBody = 'ld-accordion__item-steps';

export const row = (lessonId: string): string => `ld-expand-${lessonId}`;
export const lessonQuery = 'ld-topic-page';

export const nothingFound = 'LearnDash: No expandable content was found';

/** Elements around a list that contain the button for all its rows, or the row itself. */
export const listBox = '.ld-item-list,.ld-course-navigation,.ld-item-list-item,.ld-lesson-item';
