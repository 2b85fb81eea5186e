import type { PrintedFlag, PrintedNumber } from './printed';

/** Printed as a number where the setting is one. */
type VideoFlag = PrintedFlag | '0';

/** `learndash_video_data`: the video of a lesson. */
export interface LearnDashVideo {
  videos_found_provider: string;
  videos_found_type: string;
  videos_auto_start: VideoFlag;
  videos_show_controls: VideoFlag;
  videos_auto_complete: VideoFlag;
  /** Seconds. */
  videos_auto_complete_delay: PrintedNumber;
  /** HTML. */
  videos_auto_complete_delay_message: string;
  videos_hide_complete_button: VideoFlag;
  /** Whether the video comes before the topics of a lesson or after them. */
  videos_shown: 'BEFORE' | 'AFTER' | '';
  video_debug: VideoFlag;
  video_admin_bypass: VideoFlag;
  /** Name of a cookie. */
  video_cookie_key: string;
  video_focus_pause: VideoFlag;
  video_track_time: VideoFlag;
  /** Days. */
  video_track_expires: PrintedNumber;
  video_track_domain: string;
  video_track_path: string;
  course_id?: PrintedNumber;
  step_id?: PrintedNumber;
}

declare global {
  interface Window {
    /** Since LearnDash 5. */
    learndash?: {
      global?: {
        /** How far above a lesson scrolling ends, in pixels; 0 where the owner has set none. */
        scrollOffset?: PrintedNumber;
      };
    };
    /** On every page while LD30 is the theme of the courses. */
    ldVars?: {
      /** Empty where no post is shown. */
      postID: PrintedNumber;
      videoReqMsg?: string;
      ajaxurl: string;
    };
    /** Printed with `json`; the script of the courses replaces it with the parsed object. */
    sfwd_data?: { json?: string; ajaxurl?: string };
    learndash_video_data?: LearnDashVideo;
    learndash_payments?: {
      ajaxurl?: string;
      messages?: { successful_transaction: string };
      /** Seconds. */
      payment_form_redirect_alert_countdown?: PrintedNumber;
      /** HTML. */
      payment_form_submitted_alert?: string;
    };
    learndash_password_strength_meter_params?: {
      min_password_strength?: PrintedNumber;
      i18n_password_error: string;
      i18n_password_hint: string;
      stop_register: PrintedFlag;
    };
    /** The engine of quizzes, which Skerry leaves in place. */
    WpProQuizGlobal?: Record<string, string>;
  }
}
