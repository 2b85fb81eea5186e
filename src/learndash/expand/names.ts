export const button = 'ld-expand-button';
/** From 4.20.2 on, on the modern course page. */
export const otherButtons = `[data-ld-expand-button]:not(.${button})`;
export const controls = `.${button},${otherButtons},.ld-search-prompt`;
/** Opens the comment form and is no expand button, though it looks like one. */
export const postButton = 'ld-comments-post-button';

export const expandsAttribute = 'data-ld-expands';
export const idAttribute = 'data-ld-expand-id';
/** Its element is a list: the button that names it opens all inside. */
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

/** What stands around a list: what opens all of its rows, or the row that holds one of its own. */
export const listBox = '.ld-item-list,.ld-course-navigation,.ld-item-list-item,.ld-lesson-item';
