/** Fills the site's label template, whose placeholders CookieYes leaves to the script. */
export const toggleLabel = (template: string, action: string, name: string): string =>
  template
    .replace(/\[cky_\{\{status\}\}_\w+_label\]/, () => action)
    .replace(/\[cky_(preference_\{\{category_slug\}\}|optout_option)_title\]/, () => name)
    .trim() || name;
