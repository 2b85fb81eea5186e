export const tabs = 'ld-tabs';
export const tab = 'ld-tab';
export const panel = 'ld-tab-content';
export const list = '[role=tablist],.ld-tabs-navigation';
export const active = 'ld-active';
export const visible = 'ld-visible';
export const panelAttribute = 'data-ld-tab';
