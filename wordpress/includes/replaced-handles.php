<?php
/** Which scripts Skerry replaces: the handles, with their families. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const FAMILIES = array( 'modules', 'shop', 'learndash', 'consent', 'sticky', 'abtest', 'pixel', 'builder', 'access' );

/** Handles whose scripts Skerry replaces, with the family; a test compares them with scripts.json. */
const REPLACED = array(
	'divi-custom-script'                 => 'modules',
	'extra-scripts'                      => 'modules',
	'divi-builder-custom-script'         => 'modules',
	'et-builder-modules-script'          => 'modules',
	'et-core-common'                     => 'modules',
	'et-builder-modules-script-motion'   => 'modules',
	'et-builder-modules-script-sticky'   => 'sticky',
	'woocommerce'                        => 'shop',
	'wc-add-to-cart'                     => 'shop',
	'wc-cart-fragments'                  => 'shop',
	'wc-cart'                            => 'shop',
	'wc-checkout'                        => 'shop',
	'wc-single-product'                  => 'shop',
	'wc-add-to-cart-variation'           => 'shop',
	'wc-country-select'                  => 'shop',
	'wc-address-i18n'                    => 'shop',
	'wc-geolocation'                     => 'shop',
	'woocommerce-tokenization-form'      => 'shop',
	'learndash-front'                    => 'learndash',
	'learndash_template_script_js'       => 'learndash',
	'et-builder-sfwd-lms-compat-scripts' => 'learndash',
	'cookie-law-info'                    => 'consent',
	'aepc-pixel-events'                  => 'pixel',
);

/**
 * Libraries: removed only if they are the builder's or LearnDash's own copy and no other script
 * needs them.
 */
const LIBRARIES = array(
	'easypiechart'               => 'modules',
	'fitvids'                    => 'modules',
	'salvattore'                 => 'modules',
	'magnific-popup'             => 'modules',
	'jquery-mobile'              => 'modules',
	'et-jquery-visible-viewport' => 'abtest',
	'jquery-dropdown-js'         => 'learndash',
);

/** The families for which Divi 5 has its own scripts, under new and old handles. */
const DIVI_5_FAMILIES = array( 'modules', 'abtest', 'sticky' );

/** Scripts of Divi 5 that are removed one by one, with the family; a test compares them with scripts.json. */
const DIVI_5_OWN = array(
	'divi-script-library-toggle'                  => 'modules',
	'divi-script-library-tabs'                    => 'modules',
	'divi-script-library-slider'                  => 'modules',
	'divi-script-library-video-slider'            => 'modules',
	'divi-custom-script'                          => 'modules',
	'divi-theme-scripts-library-menu'             => 'modules',
	'divi-theme-scripts-library-search-menu'      => 'modules',
	'divi-theme-scripts-library-scroll-to-top'    => 'modules',
	'divi-theme-scripts-library-woocommerce'      => 'modules',
	'divi-theme-scripts-library-side-nav'         => 'modules',
	'divi-theme-scripts-library-slide-in-header'  => 'modules',
	'divi-theme-scripts-library-full-screen-menu' => 'modules',
	'divi-theme-scripts-library-split-menu'       => 'modules',
	'divi-theme-scripts-library-vertical-menu'    => 'modules',
	'divi-theme-scripts-library-hide-menu'        => 'modules',
	'divi-theme-scripts-library-transparent-menu' => 'modules',
	'divi-script-library-menu'                    => 'modules',
	'divi-module-library-script-circle-counter'   => 'modules',
	'divi-module-library-script-number-counter'   => 'modules',
	'divi-script-library-countdown-timer'         => 'modules',
	'divi-script-library-pagination'              => 'modules',
	'divi-module-library-script-blog'             => 'modules',
	'divi-script-library-filterable-portfolio'    => 'modules',
	'divi-script-library-fullwidth-portfolio'     => 'modules',
	'divi-module-library-script-contact-form'     => 'modules',
	'divi-module-library-script-signup'           => 'modules',
	'divi-script-library-form-conditions'         => 'modules',
	'divi-script-library-animation'               => 'modules',
	'divi-script-library-link'                    => 'modules',
	'divi-script-library-video-overlay'           => 'modules',
	'divi-module-script-background-parallax'      => 'modules',
	'divi-module-script-background-video'         => 'modules',
	'divi-script-library-fullscreen-section'      => 'modules',
	'divi-script-library-fullwidth-header'        => 'modules',
	'et-builder-modules-script-motion'            => 'modules',
	'et-builder-modules-script-sticky'            => 'sticky',
	'divi-script-library-multi-view'              => 'modules',
);

/**
 * Libraries that Divi 5's other scripts depend on: removed together, and only if no other script of
 * Divi 5 stays.
 */
const DIVI_5_TOGETHER = array(
	'divi-script-library-frontend-scripts'   => 'modules',
	'extra-scripts'                          => 'modules',
	'divi-builder-custom-script'             => 'modules',
	'divi-script-library-global-functions'   => 'modules',
	'divi-script-library-ext-waypoint'       => 'modules',
	'divi-script-library'                    => 'modules',
	'divi-script-library-fitvids-functions'  => 'modules',
	'divi-script-library-search'             => 'modules',
	'divi-script-library-comments'           => 'modules',
	'divi-theme-scripts-library-comments'    => 'modules',
	'divi-script-library-sidebar'            => 'modules',
	'divi-script-library-section-dividers'   => 'modules',
	'divi-script-library-testimonial'        => 'modules',
	'divi-module-library-script-testimonial' => 'modules',
	'divi-script-library-audio'              => 'modules',
	'divi-script-library-gallery'            => 'modules',
	'divi-module-library-script-counter'     => 'modules',
	'magnific-popup'                         => 'modules',
	'easypiechart'                           => 'modules',
	'salvattore'                             => 'modules',
	'fitvids'                                => 'modules',
	'jquery-mobile'                          => 'modules',
);

/** Their names for readers of Site Health. */
const DIVI_5_STAYS = 'group carousels, tooltips, comparisons, tables of contents, timelines, drop-downs, off-canvas, interactions, maps, A/B tests and modules of WooCommerce';

/**
 * Present on every page of Divi 5; it is needed only if this data is attached to it, which Skerry
 * does not read.
 */
const MULTI_VIEW      = 'divi-script-library-multi-view';
const MULTI_VIEW_DATA = 'diviElementMultiViewData';

/**
 * The button with which some gateways replace "Place order" (WooCommerce 10.6): it is provided by a
 * separate script that only the checkout's script depends on.
 */
const ORDER_BUTTON = 'wc-custom-place-order-button';

/** All of these handles, with the family. */
function known_handles() {
	return REPLACED + LIBRARIES + DIVI_5_OWN + DIVI_5_TOGETHER;
}
