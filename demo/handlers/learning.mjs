// @ts-check
import { courses, courseWith, generations } from '../learning/course.mjs';
import { withProgress } from '../learning/progress.mjs';
import { lessonItems, lessonList } from '../learning/lesson-list.mjs';
import { topicPage, topicPager, topicRows } from '../learning/lesson-row.mjs';
import { navRows, navTopicRows } from '../learning/navigation.mjs';
import { groupItems, userStatus } from '../learning/other-lists.mjs';
import { PAGER_NONCE } from '../learning/pager.mjs';
import { printed } from '../learning/printed.mjs';
import { profile, quizAttempts, SEARCH_NONCE, STATISTICS_NONCE } from '../learning/profile.mjs';
import { statistics } from '../learning/statistics.mjs';
import { json, text } from './handler.mjs';

/** @typedef {import('./handler.mjs').AjaxRequest} AjaxRequest */

/** @param {string} message */
const fail = (message) => json({ success: false, data: { success: false, message } });

/** @param {Record<string, unknown>} data */
const succeed = (data) => json({ success: true, data: { success: true, ...data } });

/** @param {AjaxRequest['fields']} fields @param {string} name */
const pageIn = (fields, name) => Number(fields[name] ?? '1') || 1;

/**
 * One page of a list. The new pager's links have the address of this request, as on a real site.
 * @param {AjaxRequest} request
 */
function renderList({ fields, visit }) {
  const address = visit.url.pathname + visit.url.search;
  const generation = generations.find((each) => each === fields.generation) ?? 'c';
  const { completedSteps } = visit.session;
  const found = courseWith(Number(fields.course_id));
  const course = found && withProgress(found, completedSteps);
  const settings = { generation, courseId: course?.id ?? 0, address };
  const [lessonId = '', topics = '1'] = (fields['ld-topic-page'] ?? '').split('-');
  const lesson = courses
    .flatMap((each) => withProgress(each, completedSteps).lessons)
    .find(({ id }) => id === Number(lessonId));

  // A lesson's id takes precedence over the context.
  if (fields.lesson_id && lesson) {
    const { items } = topicPage(lesson, Number(topics));
    const hasWidget = 'widget_instance[course_id]' in fields;
    return succeed({
      context: 'course_topics',
      topics: topicRows(items, generation).map(printed).join(''),
      nav_topics: hasWidget ? navTopicRows(items, 0).map(printed).join('') : '',
      pager: printed(topicPager(lesson, Number(topics), settings)),
      lesson_id: lesson.id,
    });
  }
  switch (fields.context) {
    case 'course_lessons': {
      if (!course) return fail('No course id supplied');
      const number = pageIn(fields, 'ld-lesson-page');
      return succeed({
        context: 'course_lessons',
        lessons: printed(lessonItems(course, settings, { page: number, isShortcode: false })),
        nav_lessons: printed(navRows(course, settings, { page: number, lesson: 0, topic: 0 })),
        course_id: course.id,
      });
    }
    case 'course_content_shortcode': {
      if (!course) return fail('No course id supplied');
      const place = { page: pageIn(fields, 'ld-courseinfo-lesson-page'), isShortcode: true };
      return succeed({
        markup: `<div class="learndash-wrapper learndash-shortcode-wrap">${printed(lessonList(course, settings, place))}</div>`,
      });
    }
    case 'profile': {
      const search = fields['shortcode_instance[s]'] ?? '';
      if (!('shortcode_instance[user_id]' in fields)) return fail('No attributes passed in');
      const place = { generation, page: pageIn(fields, 'ld-profile-page'), search, address };
      return succeed({ markup: `<div class="learndash-wrapper">${printed(profile(place))}</div>` });
    }
    case 'profile_quizzes': {
      const id = Number(fields['pager_results[quiz_course_id]']);
      return succeed({
        markup: printed(quizAttempts(id, pageIn(fields, 'profile-quizzes'), address)),
      });
    }
    case 'group_courses':
      return succeed({
        markup: printed(groupItems(pageIn(fields, 'ld-group-courses-page'), address)),
      });
    case 'course_info_courses':
      return succeed({
        markup: `<div class="learndash-wrapper">${printed(userStatus(pageIn(fields, 'ld-user-status'), address))}</div>`,
      });
    default:
      return fail('No Pagination Match');
  }
}

/** @type {import('./handler.mjs').HandlerTable} */
export const learningHandlers = {
  adminAjax: {
    ld30_ajax_pager: (request) =>
      request.fields.pager_nonce === PAGER_NONCE
        ? renderList(request)
        : fail('No Pagination Match'),
    ld30_ajax_profile_search: ({ fields, visit }) => {
      if (fields['ld-profile-search-nonce'] !== SEARCH_NONCE) return fail('verify failed');
      const markup = profile({
        generation: generations.find((each) => each === fields.generation) ?? 'c',
        page: 1,
        search: fields['ld-profile-search'] ?? '',
        address: visit.url.pathname + visit.url.search,
      });
      return succeed({ markup: `<div class="learndash-wrapper">${printed(markup)}</div>` });
    },
    wp_pro_quiz_admin_ajax_statistic_load_user: ({ fields }) =>
      fields['data[statistic_nonce]'] === STATISTICS_NONCE && fields.func === 'statisticLoadUser'
        ? text(JSON.stringify({ html: printed(statistics) }))
        : text('0'),
  },
};
