<?php
/** Scripts of the replaced products that stay, and their purpose; a test compares them with scripts.json. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The purpose of each of these scripts, by handle. */
function kept_scripts() {
	$kept = array();
	foreach ( array(
		array( __( 'quiz engine', 'skerry' ), 'wpProQuiz_front_javascript learndash-sortable-script' ),
		array( __( 'lesson video progression', 'skerry' ), 'learndash_video_script_js learndash_cookie_script_js' ),
		array( __( 'pagers of [ld_course_list]', 'skerry' ), 'learndash_pager_js' ),
		array( __( 'payment gateways', 'skerry' ), 'learndash-payments' ),
		array( __( 'exams', 'skerry' ), 'learndash-exam' ),
		array( __( 'modern registration', 'skerry' ), 'learndash-main' ),
		array( __( 'presenter mode of LearnDash 5', 'skerry' ), 'learndash-presenter-mode-script' ),
		array( __( 'modern course pages', 'skerry' ), 'learndash-ld30-modern-script learndash-breakpoints' ),
		array( __( 'course grid', 'skerry' ), 'learndash learndash-course-grid-skin-grid' ),
		array( __( 'course reviews', 'skerry' ), 'learndash-course-reviews' ),
		array( __( 'cards and profile of LearnDash 5', 'skerry' ), 'learndash-ld30-shortcodes-script' ),
		array( __( 'registration', 'skerry' ), 'learndash-password-strength-meter' ),
		array( __( 'a gateway\'s own checkout button', 'skerry' ), 'wc-custom-place-order-button' ),
		array( __( 'address suggestions', 'skerry' ), 'wc-address-autocomplete wc-address-autocomplete-common' ),
		array( __( 'back-in-stock notice', 'skerry' ), 'wc-back-in-stock-form' ),
		array( __( 'order reviews', 'skerry' ), 'wc-order-review' ),
		array( __( 'password strength', 'skerry' ), 'wc-password-strength-meter' ),
		array( __( 'order attribution', 'skerry' ), 'wc-order-attribution sourcebuster-js' ),
		array( __( 'enhanced selects', 'skerry' ), 'selectWoo' ),
		array( __( 'video and audio player', 'skerry' ), 'wp-mediaelement mediaelement-core' ),
		array( __( 'comment replies', 'skerry' ), 'comment-reply' ),
		array( __( 'maps service', 'skerry' ), 'google-maps-api' ),
		array( __( 'WooCommerce modules of Divi 5', 'skerry' ), 'divi-script-library-woo divi-module-library-script-woocommerce-cart-totals' ),
		array( __( 'maps of Divi 5', 'skerry' ), 'divi-script-library-map' ),
		array( __( 'Divi 5 features for signed-in visitors', 'skerry' ), 'divi-script-library-logged-in' ),
		array( __( 'A/B tests of Divi 5', 'skerry' ), 'divi-script-library-split-testing' ),
		array( __( 'speculation rules of Divi 5', 'skerry' ), 'et-speculation-rules-admin-prerender' ),
		array( __( 'layouts of the theme builder', 'skerry' ), 'et-builder-cpt-modules-wrapper' ),
	) as list( $what, $handles ) ) {
		$kept += array_fill_keys( explode( ' ', $handles ), $what );
	}
	return $kept;
}
