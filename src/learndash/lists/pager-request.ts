import type { FormFields, FormValue } from '../../runtime/kit';
import * as names from './names';
import { pagePairs } from './page-address';

/** What markup says about one link of a pager. */
export interface PagerFacts {
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
