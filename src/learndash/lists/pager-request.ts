import * as names from './names';
import type { FormFields, FormValue } from '../../runtime/kit';

/** Query pairs of a pager link that belong to the page, not to the request that printed it. */
const pagePairs = (search: string): readonly (readonly [string, string])[] =>
  [...new URLSearchParams(search)].filter(([name]) => !names.callField.test(name));

/** The address of a pager link without script: this page, with the page of the list. */
export const pageAddress = (link: string, here: string): string => {
  const address = new URL(here);
  for (const [name, value] of pagePairs(new URL(link, here).search)) {
    address.searchParams.set(name, value);
  }
  address.hash = '';
  return address.href;
};

/** What the markup tells about a pager link. */
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

/** Fields with a value. */
const given = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  );

/**
 * Fields of a pager's request (specification S3.14, learndash.md §9.1). With a lesson's id the
 * server responds with topics whatever the context, so it is sent for topics only.
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
