// @ts-check
import { courseWith, generations } from './course.mjs';

export const STEP_NONCE = 'c1539392ad';

/** The form that completes a topic, or the quiz of a lesson. @typedef {{ post: number, course: number }} Step */

/**
 * Where a learner comes from a step: the next topic, after the last one the lesson's quiz, after that
 * the course. Switches of the bench stay in the address.
 * @param {import('../visit.mjs').Visit} visit
 * @param {Readonly<Record<string, string>>} fields of the form
 * @returns {string | undefined} undefined where the form is no step
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
  session.learned.add(post);
  const query = new URLSearchParams(url.search);
  for (const name of ['lesson', 'topic', 'quiz']) query.delete(name);
  const next = lesson.topics[lesson.topics.findIndex(({ id }) => id === post) + 1];
  if (post === lesson.id) return `/courses/${generation}/?${query}`;
  query.set(next ? 'topic' : 'quiz', String(next?.id ?? lesson.id));
  return `/lessons/${generation}/?${query}`;
}
