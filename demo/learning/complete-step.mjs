// @ts-check
import { courseWith, generations } from './course.mjs';

export const STEP_NONCE = 'c1539392ad';

/** The form that completes a topic, or the quiz of a lesson. @typedef {{ post: number, course: number }} Step */

/**
 * Completes a step and returns the address of the next one: the next topic, after the last topic
 * the quiz of the lesson, after the quiz the course. The QA switches stay in the address.
 * @param {import('../visit.mjs').Visit} visit
 * @param {Readonly<Record<string, string>>} fields of the form
 * @returns {string | undefined} undefined if the form completes no step
 */
export function completeStep({ url, session }, fields) {
  if (fields.sfwd_mark_complete !== STEP_NONCE) return undefined;
  const generation = generations.find((each) => url.pathname === `/lessons/${each}/`) ?? 'c';
  const post = Number(fields.post);
  const lessons = courseWith(Number(fields.course_id))?.lessons ?? [];
  const lesson = lessons.find(
    ({ id, topics }) => id === post || topics.some((topic) => topic.id === post),
  );
  if (!lesson) return undefined;
  session.completedSteps.add(post);
  const query = new URLSearchParams(url.search);
  for (const name of ['lesson', 'topic', 'quiz']) query.delete(name);
  const next = lesson.topics[lesson.topics.findIndex(({ id }) => id === post) + 1];
  if (post === lesson.id) return `/courses/${generation}/?${query}`;
  query.set(next ? 'topic' : 'quiz', String(next?.id ?? lesson.id));
  return `/lessons/${generation}/?${query}`;
}
