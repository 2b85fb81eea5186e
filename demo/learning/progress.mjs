// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./course.mjs').Course} Course */

/**
 * A course with the progress of one learner, including the steps completed in this session.
 * @param {Course} course
 * @param {ReadonlySet<number>} completedSteps ids of completed topics, and of lessons whose quiz is
 *   completed
 * @returns {Course}
 */
export const withProgress = (course, completedSteps) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({
    ...lesson,
    isComplete: lesson.isComplete || completedSteps.has(lesson.id),
    topics: lesson.topics.map((topic) => ({
      ...topic,
      isComplete: topic.isComplete || completedSteps.has(topic.id),
    })),
  })),
});

/** @param {Course} course */
const countSteps = ({ lessons }) => {
  const steps = lessons.flatMap((lesson) => [lesson, ...lesson.topics]);
  const done = steps.filter(({ isComplete }) => isComplete).length;
  return { done, total: steps.length, percent: Math.round((done / steps.length) * 100) };
};

/** @param {Course} course */
export const progressBar = (course) => {
  const { done, total, percent } = countSteps(course);
  return html`<div class="ld-progress ld-progress-inline">
	<div class="ld-progress-heading"><div class="ld-progress-stats"><div class="ld-progress-percentage ld-secondary-color">${percent}% complete</div> <div class="ld-progress-steps">${done}/${total} steps</div></div></div>
	<div class="ld-progress-bar"><div class="ld-progress-bar-percentage ld-secondary-background" style="width:${percent}%"></div></div>
</div>`;
};
