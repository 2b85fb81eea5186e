// @ts-check

/**
 * The three generations of LearnDash markup: until 4.1 buttons name ids, until 4.20.1 they name
 * expand ids, and since 4.20.2 they are buttons with ARIA attributes.
 * @typedef {'a' | 'b' | 'c'} Generation
 */

/** @type {readonly Generation[]} */
export const generations = ['a', 'b', 'c'];

/**
 * @typedef {object} Topic
 * @property {number} id
 * @property {string} title
 * @property {boolean} isComplete
 */
/**
 * @typedef {object} Lesson
 * @property {number} id
 * @property {string} title
 * @property {string} section heading above it; empty for none
 * @property {boolean} isComplete
 * @property {string} opensOn empty if it is available
 * @property {readonly Topic[]} topics
 */
/**
 * @typedef {object} Course
 * @property {number} id
 * @property {string} title
 * @property {readonly Lesson[]} lessons
 */

const lessonTitles = [
  'What the shore is made of',
  'Reading a tide table',
  'Knots that hold',
  'Weather from the west',
  'Birds of the harbour',
  'Mending a net',
  'The way home in fog',
];
const sections = ['Before you go', '', 'On the water', '', '', 'Back on land'];

/** The number of lessons, and of topics, on one page of a list. */
export const LESSONS_PER_PAGE = 3;
export const TOPICS_PER_PAGE = 3;

/**
 * @param {number} id
 * @param {{ title: string, lessonCount?: number, topicCount?: number }} options with `topicCount`,
 *   every lesson has that number of topics and is available
 * @returns {Course}
 */
export function createCourse(id, { title, lessonCount = 7, topicCount = 0 }) {
  const lessons = Array.from({ length: lessonCount }, (_, at) => {
    const lessonId = id * 1000 + (at + 1) * 20;
    const count = topicCount || [5, 2, 0][at % 3] || 0;
    return {
      id: lessonId,
      title: `${lessonTitles[at % lessonTitles.length]}${at >= lessonTitles.length ? ` ${at + 1}` : ''}`,
      section: sections[at] ?? '',
      isComplete: at % 3 === 1,
      opensOn: !topicCount && at % 7 === 6 ? '1 May' : '',
      topics: Array.from({ length: count }, (_topic, topic) => ({
        id: lessonId + topic + 1,
        title: `Topic ${topic + 1} of lesson ${at + 1}`,
        isComplete: topic === 0,
      })),
    };
  });
  return { id, title, lessons };
}

/** @type {readonly Course[]} */
export const courses = [
  createCourse(12, { title: 'Along the coast' }),
  createCourse(13, { title: 'Bread from one oven', lessonCount: 3 }),
  createCourse(14, { title: 'A garden in sand', lessonCount: 2 }),
  createCourse(15, { title: 'Letters by hand', lessonCount: 4 }),
];

/** @param {number} id */
export const courseWith = (id) => courses.find((course) => course.id === id);

/**
 * One page of a list.
 * @template T
 * @param {readonly T[]} items
 * @param {number} page from 1
 * @param {number} size
 */
export function pageOf(items, page, size) {
  const total = Math.max(1, Math.ceil(items.length / size));
  const paged = Math.min(Math.max(1, page), total);
  return { items: items.slice((paged - 1) * size, paged * size), paged, total };
}
