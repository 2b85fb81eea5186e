import type { ControllerDefinition, Manifest } from '../runtime/definition';
import type { PageFacts } from '../runtime/page';

/**
 * Other pages contain the same markup names in links. A live list, which the browser caches, as it
 * is read often.
 */
const isLearnerPage = ({ document: doc }: PageFacts) =>
  doc.getElementsByClassName('learndash-wrapper').length > 0;

const learner = {
  kind: 'controller',
  family: 'learndash',
  when: 'now',
} as const satisfies Partial<ControllerDefinition>;

/** Definitions that only some of these pages need. */
const onSome = { ...learner, needs: isLearnerPage } as const;

export const definitions: Manifest = [
  {
    ...learner,
    name: 'learndash',
    selector: '.learndash-wrapper',
    holds: '.ld-expand-button,[data-ld-expand-button],.ld-search-prompt,.ld-tab',
    load: () => import('./index'),
    exported: 'startLearndash',
  },
  {
    ...onSome,
    name: 'course login',
    selector: '.learndash-wrapper-login-modal,a[href*="#login"],[data-ld-login-modal-trigger]',
    holds: 'a[href*="#login"],[data-ld-login-modal-trigger]',
    load: () => import('./login'),
    exported: 'startCourseLogin',
  },
  {
    ...onSome,
    name: 'focus mode',
    selector: '.ld-focus',
    holds: '.ld-focus-sidebar-trigger,.ld-mobile-nav a,.ld-trigger-mobile-nav',
    load: () => import('./focus'),
    exported: 'startFocusMode',
  },
  {
    ...onSome,
    name: 'lesson',
    selector: '.learndash_timer,#learndash_timer,.ld-file-input,.ld-video,.wpProQuiz_content',
    // Timers write cookies.
    writes: true,
    load: () => import('./lesson'),
    exported: 'startLesson',
  },
  {
    ...onSome,
    name: 'course purchase',
    selector: '.btn-join,#apply-coupon-form,#remove-coupon-form',
    holds: '.btn-join,#apply-coupon-form,#remove-coupon-form',
    load: () => import('./purchase'),
    exported: 'startCoursePurchase',
  },
  {
    ...onSome,
    name: 'course payments',
    selector: '[data-jq-dropdown],form[class*="learndash-payment-gateway-form"]',
    holds: '[data-jq-dropdown]',
    load: () => import('./payments'),
    exported: 'startCoursePayments',
  },
  {
    ...onSome,
    name: 'course registration',
    selector: '.registration-login-link,.ld-registration__login-link',
    holds: '.registration-login-link[href=""],.ld-registration__login-link[href=""]',
    load: () => import('./registration'),
    exported: 'startCourseRegistration',
  },
  {
    ...learner,
    name: 'course functions',
    selector: '.learndash-wrapper',
    load: () => import('./legacy'),
    exported: 'startCourseFunctions',
  },
];
