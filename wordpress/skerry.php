<?php
/**
 * Plugin Name: Skerry
 * Description: One script instead of the jQuery scripts of Divi, WooCommerce, LearnDash, CookieYes and Pixel Caffeine.
 * Version: 0.1.0
 * Requires at least: 5.7
 * Requires PHP: 7.4
 * License: MIT
 *
 * Works as an ordinary plugin (plugins/skerry/skerry.php with dist/ beside it) and as a must-use
 * plugin (mu-plugins/skerry.php with mu-plugins/skerry/dist/). What it prints is the same for every
 * visitor, so page caches may keep it. docs/wordpress.md describes it.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const FAMILIES = array( 'modules', 'shop', 'learndash', 'consent', 'sticky', 'abtest', 'pixel', 'builder', 'access' );

/** Handles whose scripts Skerry replaces, with the family; a test holds them against scripts.json. */
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

/** Libraries: they go only where they are the builder's or LearnDash's own copy and nothing else asks for them. */
const LIBRARIES = array(
	'easypiechart'               => 'modules',
	'fitvids'                    => 'modules',
	'salvattore'                 => 'modules',
	'magnific-popup'             => 'modules',
	'jquery-mobile'              => 'modules',
	'et-jquery-visible-viewport' => 'abtest',
	'jquery-dropdown-js'         => 'learndash',
);

/** What Divi 5 has scripts of its own for, under new and under old handles. */
const DIVI_5_FAMILIES = array( 'modules', 'abtest', 'sticky' );

/** Scripts of Divi 5 that go one by one, with the family; a test holds them against scripts.json. */
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

/** What Divi 5's other scripts stand on: these go together, and only where no other script of Divi 5 stays. */
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

/** What a reader of Site Health knows them by. */
const DIVI_5_STAYS = 'group carousels, tooltips, comparisons, tables of contents, timelines, drop-downs, off-canvas, interactions, maps, A/B tests and modules of WooCommerce';

/** On every page of Divi 5; it does something where this data hangs on it, and Skerry does not read that. */
const MULTI_VIEW      = 'divi-script-library-multi-view';
const MULTI_VIEW_DATA = 'diviElementMultiViewData';

/**
 * The button that some gateways put in the place of "Place order" (WooCommerce 10.6): what offers it is
 * a script of its own that only the checkout's asks for.
 */
const ORDER_BUTTON = 'wc-custom-place-order-button';

/** The families that are on; a site changes them with the filter `skerry_families`. */
function families() {
	$wanted = (array) apply_filters( 'skerry_families', FAMILIES );
	return array_values( array_intersect( FAMILIES, $wanted ) );
}

/** Whether an address is one of Divi 5's scripts, some of which have the handles of Divi 4. */
function is_divi_5_file( $address ) {
	return 1 === preg_match( '#/builder-5/|/theme-scripts-library-[\w-]+\.js#', (string) $address );
}

/** Whether the page has scripts of Divi 5. */
function is_divi_5( $registered ) {
	foreach ( $registered as $script ) {
		if ( is_divi_5_file( $script->src ) ) {
			return true;
		}
	}
	return false;
}

/** Whether the site has the consent plugin; the filter `skerry_has_consent_plugin` knows better. */
function has_consent_plugin() {
	$active = (array) get_option( 'active_plugins', array() );
	$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
	$found  = array() !== preg_grep( '#^cookie-law-info/#', $active );
	return (bool) apply_filters( 'skerry_has_consent_plugin', $found );
}

/** The loader in the folder of the build, '' where there is none: the smaller one holds no script back. */
function loader() {
	$guarded = has_consent_plugin() && in_array( 'consent', families(), true );
	foreach ( array( 'dist', 'skerry/dist', 'skerry' ) as $folder ) {
		foreach ( $guarded ? array( 'skerry.js' ) : array( 'skerry.core.js', 'skerry.js' ) as $name ) {
			if ( is_readable( __DIR__ . "/$folder/$name" ) ) {
				return "$folder/$name";
			}
		}
	}
	return '';
}

/** The address of the script, or '' where the files are not there; the filter `skerry_url` names another. */
function address() {
	$url    = '';
	$loader = loader();
	if ( '' !== $loader ) {
		$url = plugins_url( $loader, __FILE__ ) . '?ver=' . filemtime( __DIR__ . "/$loader" );
	} elseif ( is_readable( ABSPATH . 'skerry/skerry.js' ) ) {
		$url = site_url( '/skerry/skerry.js' ) . '?ver=' . filemtime( ABSPATH . 'skerry/skerry.js' );
	}
	return (string) apply_filters( 'skerry_url', $url );
}

/** Files of the build that the page being printed asks for whatever it shows, as far as its products tell. */
function ordinary_files() {
	$families = families();
	$theme    = wp_get_theme( get_template() );
	$has      = function ( $family, $is_there ) use ( $families ) {
		return $is_there && in_array( $family, $families, true );
	};
	$files    = array( 'runtime' );
	if ( $has( 'consent', has_consent_plugin() ) ) {
		array_push( $files, 'ui', 'consent' );
	}
	if ( $has( 'modules', in_array( $theme->get( 'Name' ), array( 'Divi', 'Extra' ), true ) ) ) {
		$files[] = 'modules';
	}
	if ( $has( 'modules', has_divi_5() ) ) {
		$files[] = 'divi5';
	}
	if ( $has( 'shop', function_exists( 'is_woocommerce' ) && ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() ) ) ) {
		$files[] = 'shop';
	}
	if ( $has( 'learndash', function_exists( 'learndash_get_post_types' ) && is_singular( learndash_get_post_types() ) ) ) {
		$files[] = 'learndash';
	}
	return $files;
}

/**
 * Addresses that the browser is told to fetch beside the script: what the page asks for in any case, where
 * the plugin knows the names. The filter `skerry_preload` takes them away where a host combines files or
 * moves them.
 */
function preloads() {
	$urls   = array();
	$loader = loader();
	if ( '' !== $loader && 0 === strpos( address(), plugins_url( $loader, __FILE__ ) ) ) {
		$folder = dirname( $loader ) . '/chunks';
		foreach ( ordinary_files() as $name ) {
			$found = (array) glob( __DIR__ . "/$folder/$name-????????.js" );
			// With files of an older build beside it, which of them the script asks for is not known here.
			if ( 1 === count( $found ) ) {
				$urls[] = plugins_url( "$folder/" . basename( $found[0] ), __FILE__ );
			}
		}
	}
	return (array) apply_filters( 'skerry_preload', $urls );
}

/** Whether the page is drawn by the visual builder, which brings its own scripts. */
function is_builder() {
	if ( function_exists( 'et_core_is_fb_enabled' ) ) {
		return (bool) \et_core_is_fb_enabled();
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looked at.
	return isset( $_GET['et_fb'] );
}

/** Whether this request is a page that Skerry runs on. Where it is not, nothing of the page is changed. */
function is_on() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- `?skerry=off` gives the old scripts back.
	$is_off = isset( $_GET['skerry'] ) && 'off' === $_GET['skerry'];
	return ! $is_off && ! is_admin() && ! is_builder() && '' !== address() && array() !== families();
}

/**
 * The attributes of the script tag. Without `defer` where consent is on: the guard has to be in force
 * before the scripts that it holds. The names at the end tell caches and optimisers to leave it there.
 */
function attributes() {
	$families   = families();
	$attributes = array(
		'src' => address(),
		'id'  => 'skerry-js',
	);
	if ( FAMILIES !== $families ) {
		$attributes['data-only'] = implode( ',', $families );
	}
	if ( ! in_array( 'consent', $families, true ) ) {
		$attributes['defer'] = true;
	}
	$attributes += array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
		'data-noptimize'   => '1',
		'nowprocket'       => true,
	);
	return (array) apply_filters( 'skerry_attributes', $attributes );
}

/** The script tag, before everything else that wp_head prints, and the rule for visitors without scripts. */
function print_head() {
	if ( ! is_on() ) {
		return;
	}
	$attributes = attributes();
	wp_print_script_tag( $attributes );
	// What a policy asks of scripts, it asks of their preloading.
	$nonce = apply_filters( 'wp_script_attributes', $attributes )['nonce'] ?? '';
	$nonce = '' === $nonce ? '' : sprintf( ' nonce="%s"', esc_attr( $nonce ) );
	foreach ( preloads() as $url ) {
		// Not as a module: browsers would not look at an import map of the page any more.
		printf( "<link rel=\"preload\" as=\"script\" crossorigin fetchpriority=\"low\" href=\"%s\"%s>\n", esc_url( $url ), $nonce );
	}
	echo "<noscript><style>.et_animated,.et-waypoint{opacity:1!important}</style></noscript>\n";
}

/** Whether inline code that hangs on a script uses jQuery. */
function uses_jquery( $script ) {
	foreach ( array( 'data', 'before', 'after' ) as $part ) {
		$code = isset( $script->extra[ $part ] ) ? implode( "\n", (array) $script->extra[ $part ] ) : '';
		if ( preg_match( '/\bjQuery\b|\$\(/', $code ) ) {
			return true;
		}
	}
	return false;
}

/** Handles whose scripts may go, with the family. */
function replaceable( $registered ) {
	$known = REPLACED + LIBRARIES;
	if ( is_divi_5( $registered ) ) {
		$known = DIVI_5_OWN + DIVI_5_TOGETHER + array_diff( $known, DIVI_5_FAMILIES ) + array( 'et-core-common' => 'modules' );
	}
	$known = array_intersect( $known, families() );
	// The A/B tests stand in the builder's own script, and so does what they need.
	if ( ! in_array( 'modules', $known, true ) ) {
		unset( $known['et-jquery-visible-viewport'] );
	}
	return array_intersect_key( $known, $registered );
}

/** The replaced scripts among those that are registered, by handle. */
function replaced_scripts( $registered ) {
	$found = array();
	foreach ( array_keys( replaceable( $registered ) ) as $handle ) {
		$script = $registered[ $handle ];
		$data   = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
		// The plugin's older interface has the same handle and other markup: not Skerry's.
		if ( 'cookie-law-info' === $handle && false === strpos( $data, '_ckyConfig' ) ) {
			continue;
		}
		if ( MULTI_VIEW === $handle && false !== strpos( $data, MULTI_VIEW_DATA ) ) {
			continue;
		}
		// Another theme's library of the same name.
		if ( isset( LIBRARIES[ $handle ] ) && ! preg_match( '#/builder(-5)?/|/sfwd-lms/#', (string) $script->src ) ) {
			continue;
		}
		$found[ $handle ] = $script;
	}
	return $found;
}

/** Whether a script that stays is Divi 5's, or needs what those stand on. */
function needs_divi_5( $remaining, $replaced, $registered ) {
	foreach ( array_keys( $remaining ) as $handle ) {
		$is_stood_on = isset( DIVI_5_TOGETHER[ $handle ], $replaced[ $handle ] );
		if ( $is_stood_on || is_divi_5_file( $registered[ $handle ]->src ) ) {
			return true;
		}
	}
	return false;
}

/** Whether the checkout's script brings that button, and a gateway may want it. */
function offers_order_button( $script ) {
	$data = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
	return in_array( ORDER_BUTTON, $script->deps, true )
		&& false === strpos( $data, '"gateways_with_custom_place_order_button":[]' );
}

/** Everything that the given handles need, themselves included. */
function closure( $handles, $registered ) {
	$seen  = array();
	$queue = array_values( $handles );
	while ( $queue ) {
		$handle = array_pop( $queue );
		if ( isset( $seen[ $handle ] ) || ! isset( $registered[ $handle ] ) ) {
			continue;
		}
		$seen[ $handle ] = true;
		$queue           = array_merge( $queue, $registered[ $handle ]->deps );
	}
	return $seen;
}

/**
 * Takes the address of replaced scripts away. A script without one is WordPress' own notion of an
 * alias: its data and inline code are still printed, and what depends on it still finds it. What it
 * needed itself, jQuery for one, stays where something else, or its inline code, asks for it.
 */
function remove_scripts() {
	static $before = array();
	if ( ! is_on() ) {
		return;
	}
	$scripts    = wp_scripts();
	$registered = $scripts->registered;
	// Scripts may have been added since the head was printed: look again at everything.
	foreach ( $before as $handle => $was ) {
		if ( isset( $registered[ $handle ] ) && false === $registered[ $handle ]->src ) {
			list( $registered[ $handle ]->src, $registered[ $handle ]->deps ) = $was;
		}
	}
	$replaced  = replaced_scripts( $registered );
	$remaining = closure( array_diff( $scripts->queue, array_keys( $replaced ) ), $registered );
	if ( is_divi_5( $registered ) && needs_divi_5( $remaining, $replaced, $registered ) ) {
		$replaced  = array_diff_key( $replaced, DIVI_5_TOGETHER );
		$remaining = closure( array_diff( $scripts->queue, array_keys( $replaced ) ), $registered );
	}
	foreach ( $replaced as $handle => $script ) {
		$is_needed = isset( $remaining[ $handle ] );
		if ( $is_needed && isset( LIBRARIES[ $handle ] ) ) {
			continue;
		}
		$before[ $handle ] = array( $script->src, $script->deps );
		$script->src       = false;
		if ( ! $is_needed && ! uses_jquery( $script ) ) {
			$script->deps = offers_order_button( $script ) ? array( ORDER_BUTTON ) : array();
		}
	}
	if ( apply_filters( 'skerry_keep_jquery', false ) ) {
		wp_enqueue_script( 'jquery' );
	}
}

/**
 * Whether the site has Divi 5: as its theme, as Extra, or as the builder plugin beside another theme, of
 * blocks for one. The dashboard has no scripts of the page to look at.
 */
function has_divi_5() {
	$theme   = wp_get_theme( get_template() );
	$is_divi = in_array( $theme->get( 'Name' ), array( 'Divi', 'Extra' ), true );
	$plugin  = defined( 'ET_BUILDER_PLUGIN_VERSION' ) ? ET_BUILDER_PLUGIN_VERSION : '0';
	return version_compare( $is_divi ? $theme->get( 'Version' ) : $plugin, '5', '>=' );
}

/** The products that Skerry works beside, with the versions that this site runs. */
function versions() {
	$theme    = wp_get_theme( get_template() );
	$versions = array( 'WordPress ' . get_bloginfo( 'version' ) );
	if ( in_array( $theme->get( 'Name' ), array( 'Divi', 'Extra' ), true ) ) {
		$versions[] = $theme->get( 'Name' ) . ' ' . $theme->get( 'Version' );
	}
	foreach ( array(
		'ET_BUILDER_PLUGIN_VERSION' => 'Divi Builder',
		'WC_VERSION'                => 'WooCommerce',
		'LEARNDASH_VERSION'         => 'LearnDash',
		'CLI_VERSION'               => 'CookieYes',
	) as $constant => $name ) {
		if ( defined( $constant ) ) {
			$versions[] = $name . ' ' . constant( $constant );
		}
	}
	return $versions;
}

/** What Site Health says: a sentence, and whether all is well. */
function health() {
	if ( '' === address() ) {
		return array( false, 'Skerry changes nothing: its files (dist/) are not beside the plugin.' );
	}
	$families = families();
	if ( array() === $families ) {
		return array( false, 'Skerry is off: the filter skerry_families leaves no family.' );
	}
	$sentence = 'Skerry is on for: ' . implode( ', ', $families ) . '. ' . address();
	if ( has_divi_5() ) {
		$sentence .= ' This site runs Divi 5: of ' . implode( ', ', array_intersect( DIVI_5_FAMILIES, $families ) ) . ' those modules are taken over whose scripts Skerry knows; ' . DIVI_5_STAYS . ' stay with scripts of their own.';
	}
	$sentence .= ' Found: ' . implode( ', ', versions() ) . '.';
	return array( true, $sentence );
}

function debug_information( $info ) {
	list( , $sentence ) = health();
	$info['skerry']     = array(
		'label'  => 'Skerry',
		'fields' => array(
			'state' => array(
				'label' => 'State',
				'value' => $sentence,
			),
		),
	);
	return $info;
}

function site_status_tests( $tests ) {
	$tests['direct']['skerry'] = array(
		'label' => 'Skerry',
		'test'  => __NAMESPACE__ . '\site_status',
	);
	return $tests;
}

function site_status() {
	list( $is_well, $sentence ) = health();
	return array(
		'label'       => $is_well ? 'Skerry is on' : 'Skerry is installed and does nothing',
		'status'      => $is_well ? 'good' : 'recommended',
		'badge'       => array(
			'label' => 'Performance',
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $sentence ) . '</p>',
		'actions'     => '',
		'test'        => 'skerry',
	);
}

add_action( 'wp_head', __NAMESPACE__ . '\print_head', PHP_INT_MIN );
add_action( 'wp_print_scripts', __NAMESPACE__ . '\remove_scripts', PHP_INT_MAX );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\remove_scripts', 1 );
add_filter( 'debug_information', __NAMESPACE__ . '\debug_information' );
add_filter( 'site_status_tests', __NAMESPACE__ . '\site_status_tests' );
