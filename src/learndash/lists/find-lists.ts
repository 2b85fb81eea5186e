import { byId } from '../../runtime/kit';
import { scopes, profile } from '../names';
import * as names from './names';

/** A list that waits for its page. */
export interface List {
  /** The element that shows the waiting state. */
  readonly busy: HTMLElement;
  readonly target: HTMLElement;
  /** Keys of the response that may contain its contents, best first. */
  readonly keys: readonly string[];
  /** The list's own element, which some responses include. */
  readonly own: string;
  /** A copy in the navigation has no ids, which are on the page already. */
  readonly dropsIds?: boolean;
}

const digits = (value: string | undefined) => (/^\d+$/.test(value ?? '') ? value : '0');

/** The lists that a pager link pages (learndash.md §9.2). */
export const findLists = (link: HTMLElement, quizCourse: string): readonly List[] => {
  const doc = link.ownerDocument;
  const { context } = link.dataset;
  const course = digits(link.dataset.course_id);
  const lesson = digits(link.dataset.lesson_id);
  /** The one in the link's own wrapper, where a course is shown twice. */
  const near = (id: string): HTMLElement | null => {
    const scope = link.closest(scopes);
    const all = [...(scope?.querySelectorAll<HTMLElement>('[id]') ?? [])];
    return all.find((each) => each.id === id) ?? byId(doc, id);
  };
  const list = (
    target: HTMLElement | null,
    keys: readonly string[],
    own: string,
    more: Partial<List> = {},
  ): readonly List[] => (target ? [{ busy: target, target, keys, own, ...more }] : []);
  const markup = ['markup'];

  switch (context) {
    case 'course_topics': {
      const nav = near(`ld-nav-content-list-${lesson}`);
      const topics = near(`ld-topic-list-${lesson}`);
      const footer = (box: Element | null | undefined) =>
        box?.querySelector<HTMLElement>(`.${names.tableFooter}`) ?? null;
      const navItems = nav?.querySelector<HTMLElement>(`.${names.tableItems}`) ?? null;
      return [
        ...list(topics, ['topics'], `#ld-topic-list-${lesson}`),
        ...list(footer(topics?.parentElement), ['pager'], `.${names.tableFooter}`),
        ...list(navItems, ['nav_topics', 'topics'], `.${names.tableItems}`, {
          busy: nav ?? undefined,
          dropsIds: topics !== null,
        } as Partial<List>),
        ...list(footer(nav), ['pager'], `.${names.tableFooter}`),
      ];
    }
    case 'course_lessons': {
      const [nav, page] = [`ld-lesson-list-${course}`, `ld-item-list-${course}`];
      const inNav = list(link.closest<HTMLElement>(`#${nav}`), ['nav_lessons'], `#${nav}`);
      const inPage = list(link.closest<HTMLElement>(`#${page}`), ['lessons'], `#${page}`);
      if (link.closest(names.navigation) && inNav.length > 0) return inNav;
      if (inPage.length > 0) return inPage;
      if (inNav.length > 0) return inNav;
      return [
        ...list(byId(doc, page), ['lessons'], `#${page}`),
        ...list(byId(doc, nav), ['nav_lessons'], `#${nav}`),
      ];
    }
    case 'course_content_shortcode': {
      const own = `.ld-course-content-${course}`;
      const closest = link.closest<HTMLElement>(own);
      const all = closest ? [closest] : [...doc.querySelectorAll<HTMLElement>(own)];
      const post = `learndash_post_${course}`;
      if (all.length === 0) return list(byId(doc, post), markup, `#${post}`);
      return all.flatMap((each) => list(each, markup, own));
    }
    case 'group_courses': {
      const own = `.ld-group-courses-${digits(link.dataset.group_id)}`;
      return list(link.closest<HTMLElement>(own), markup, own);
    }
    case 'profile': {
      const box = link.closest<HTMLElement>(`#${profile}`);
      const busy = box?.querySelector<HTMLElement>(`#${names.courseList}`);
      return list(box, markup, `#${profile}`, busy ? { busy } : {});
    }
    case 'profile_quizzes': {
      const own = `.${names.itemContents}`;
      const row = near(`ld-course-list-item-${digits(quizCourse)}`);
      return list(row?.querySelector<HTMLElement>(own) ?? null, markup, own);
    }
    case 'course_info_courses': {
      const own = `.${names.userStatus}`;
      return list(link.closest<HTMLElement>(own), markup, own);
    }
    default:
      return [];
  }
};
