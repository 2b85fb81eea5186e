import * as names from './names';

/** WordPress prints slugs outside ASCII percent-encoded in classes. */
const formsOf = (slug: string) => [slug, encodeURIComponent(slug).toLowerCase()];

/** Whether an item is in a category; the filter "all" has everything. */
export const matchesCategory = (slug: string, { classList }: Element): boolean =>
  slug === names.everything ||
  formsOf(slug).some((form) => classList.contains(names.category + form));
