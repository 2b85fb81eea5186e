// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { courseWith, generations } from '../learning/course.mjs';
import { focusMode } from '../learning/focus-mode.mjs';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { loginModal } from '../learning/login-modal.mjs';
import { quiz, timer, upload, video } from '../learning/lesson-parts.mjs';
import { topicTable } from '../learning/lesson-row.mjs';

const COURSE = 12;

/** @param {URLSearchParams} query @param {string} name */
const numberIn = (query, name) => Number(query.get(name) ?? '0') || 0;

/** @type {import('./pages.mjs').PageDefinition} */
export const lessonsPage = {
  path: '/lessons/:generation/',
  example: '/lessons/c/',
  title: 'Lesson',
  line: 'A lesson in focus mode: sidebar, navigation, uploads, answers; filter=on closes the sidebar, timer=5 and clip=on make you wait.',
  render: (visit) => {
    const { url } = visit;
    const { searchParams: query } = url;
    const generation = generations.find((each) => url.pathname.endsWith(`/${each}/`));
    const course = courseWith(COURSE);
    if (!generation || !course) return undefined;
    const topic = numberIn(query, 'topic');
    const wanted = numberIn(query, 'lesson');
    const lesson =
      course.lessons.find(({ id, topics }) =>
        topic ? topics.some((each) => each.id === topic) : id === wanted,
      ) ?? course.lessons[0];
    if (!lesson) return undefined;
    const address = `${url.pathname}?${new URLSearchParams([...query, ['generation', generation]])}`;
    const seconds = numberIn(query, 'timer');
    const isMember = query.get('visitor') !== 'anonymous';
    const settings = { generation, courseId: course.id, address };
    return {
      title: lesson.title,
      pageId: lesson.id,
      bodyClass: `${isMember ? 'logged-in ' : ''}learndash-template-ld30 ld-in-focus-mode`,
      main: focusMode({
        generation,
        course,
        lesson: lesson.id,
        topic,
        isFiltered: query.has('filter'),
        isRtl: visit.switches.dir === 'rtl',
        address,
        actions: html`${seconds ? timer(seconds) : ''}<div class="ld-content-action">${isMember ? html`<a class="ld-button" href="/plain/">Next</a>` : html`<a class="ld-button ld-login-text" href="#login">Log in</a>`}</div>`,
        content: html`<h1>${lesson.title}</h1>${query.has('clip') ? video(visit.nonce) : ''}${paragraph(1)}${upload}${quiz}${seconds ? timer(seconds) : ''}<div class="ld-lesson-topic-list">${topicTable(lesson, settings)}</div>`,
      }),
      foot: html`${isMember ? '' : loginModal(generation, query.get('login') === 'failed')}${learndashGlobals(visit, lesson.id)}`,
    };
  },
};
