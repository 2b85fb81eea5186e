// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { courseWith, generations } from '../learning/course.mjs';
import { focusMode } from '../learning/focus-mode.mjs';
import { learndashGlobals } from '../learning/learndash-globals.mjs';
import { loginModal } from '../learning/login-modal.mjs';
import { completeForm, quiz, timer, upload, video } from '../learning/lesson-parts.mjs';
import { topicTable } from '../learning/lesson-row.mjs';
import { withProgress } from '../learning/progress.mjs';

const COURSE = 12;

/** @param {URLSearchParams} query @param {string} name */
const numberIn = (query, name) => Number(query.get(name) ?? '0') || 0;

/** @type {import('./pages.mjs').PageDefinition} */
export const lessonsPage = {
  path: '/lessons/:generation/',
  example: '/lessons/c/',
  title: 'Lesson',
  line: 'A lesson in focus mode: sidebar, navigation, uploads, answers, topics to complete and a quiz; filter=on closes the sidebar, timer=5 and video=on delay the completion.',
  render: (visit) => {
    const { url, session } = visit;
    const { searchParams: query } = url;
    const generation = generations.find((each) => url.pathname.endsWith(`/${each}/`));
    const known = courseWith(COURSE);
    if (!generation || !known) return undefined;
    const course = withProgress(known, session.completedSteps);
    const topic = numberIn(query, 'topic');
    const inQuiz = numberIn(query, 'quiz');
    const lessonId = inQuiz || numberIn(query, 'lesson');
    const lesson =
      course.lessons.find(({ id, topics }) =>
        topic ? topics.some((each) => each.id === topic) : id === lessonId,
      ) ?? course.lessons[0];
    if (!lesson) return undefined;
    const address = `${url.pathname}?${new URLSearchParams([...query, ['generation', generation]])}`;
    const seconds = numberIn(query, 'timer');
    const isMember = query.get('visitor') !== 'anonymous';
    const settings = { generation, courseId: course.id, address };
    const step = lesson.topics.find(({ id }) => id === topic);
    const complete = step ? completeForm({ post: step.id, course: course.id }) : '';
    const first = lesson.topics.find(({ isComplete }) => !isComplete);
    const next = first
      ? `/lessons/${generation}/?topic=${first.id}`
      : `/lessons/${generation}/?quiz=${lesson.id}`;
    const title = step?.title ?? (inQuiz ? `Quiz: ${lesson.title}` : lesson.title);
    const lessonContent = html`${query.has('video') ? video(visit.nonce) : ''}${paragraph(1)}${upload}${quiz}${seconds ? timer(seconds) : ''}<div class="ld-lesson-topic-list">${topicTable(lesson, settings)}</div>`;
    const quizForm = completeForm({
      post: lesson.id,
      course: course.id,
      content: quiz,
      label: 'Finish the quiz',
    });
    return {
      title,
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
        actions: html`${seconds ? timer(seconds) : ''}<div class="ld-content-action">${step ? complete : inQuiz ? '' : isMember ? html`<a class="ld-button" href="${next}">Next</a>` : html`<a class="ld-button ld-login-text" href="#login">Log in</a>`}</div>`,
        content: html`<h1>${title}</h1>${step ? html`${paragraph(1)}${complete}` : inQuiz ? quizForm : lessonContent}`,
      }),
      foot: html`${isMember ? '' : loginModal(generation, query.get('login') === 'failed')}${learndashGlobals(visit, lesson.id)}`,
    };
  },
};
