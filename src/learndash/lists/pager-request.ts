import * as names from './names';
import type { FormFields, FormValue } from '../../runtime/kit';

/** The query pairs of a pager's link that belong to the page and not to the call that printed it. */
const pagePairs = (search: string): readonly (readonly [string, string])[] =>
  [...new URLSearchParams(search)].filter(([name]) => !names.callField.test(name));

/** Where a link of a pager leads as a link: this page, with the page of the list. */
export const pageAddress = (link: string, here: string): string => {
  const address = new URL(here);
  for (const [name, value] of pagePairs(new URL(link, here).search)) {
    address.searchParams.set(name, value);
  }
  address.hash = '';
  return address.href;
};

/** What markup says about one link of a pager. */
interface PagerFacts {
  /** Query of the link's address. */
  readonly search: string;
  readonly context: string;
  readonly nonce: string;
  readonly results: FormValue;
  readonly lessonId: string;
  readonly courseId: string;
  readonly groupId: string;
  readonly widget: FormValue;
  readonly instance: FormValue;
}

/** Fields that are there. */
const given = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  );

/**
 * The fields of a pager's call (specification S3.14, learndash.md §9.1). A lesson's id makes
 * the server answer with topics whatever the context says, so it goes with topics only.
 */
export const pagerRequest = (facts: PagerFacts): FormFields => {
  const { context, lessonId, courseId, groupId, widget, instance } = facts;
  return {
    action: names.pagerAction,
    ...Object.fromEntries(pagePairs(facts.search)),
    pager_nonce: facts.nonce,
    pager_results: facts.results ?? {},
    context,
    ...given(
      context === 'profile'
        ? { shortcode_instance: instance }
        : {
            lesson_id: context === 'course_topics' ? lessonId : '',
            course_id: courseId,
            group_id: groupId,
            widget_instance: widget,
            shortcode_instance: instance,
          },
    ),
  };
};
