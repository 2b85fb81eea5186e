<?php
/**
 * Plugin Name: Skerry
 * Description: One script instead of the jQuery scripts of Divi, WooCommerce, LearnDash, CookieYes and Pixel Caffeine.
 * Version: 0.1.0
 * Requires at least: 5.7
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: skerry
 * Domain Path: /languages
 *
 * Works as an ordinary plugin (plugins/skerry/skerry.php with includes/ and dist/ beside it) and as a
 * must-use plugin (mu-plugins/skerry.php with mu-plugins/skerry/includes/ and mu-plugins/skerry/dist/).
 * docs/wordpress.md describes it.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

// The other copy, must-use or ordinary, is active: this one does nothing. This file must not
// declare any function, because PHP would declare it before this line.
if ( function_exists( __NAMESPACE__ . '\print_head' ) ) {
	add_filter(
		'skerry_other_copies',
		function ( $files ) {
			return array_merge( (array) $files, array( __FILE__ ) );
		}
	);
	return;
}

const PLUGIN_FILE = __FILE__;

// Not `includes/` first: next to a must-use plugin that folder may belong to another plugin.
foreach ( array( 'skerry/includes', 'includes', '' ) as $skerry_includes ) {
	if ( '' === $skerry_includes || is_readable( __DIR__ . "/$skerry_includes/replaced-handles.php" ) ) {
		break;
	}
}
if ( '' === $skerry_includes ) {
	add_action(
		'admin_notices',
		function () {
			echo '<div class="notice notice-error"><p>Skerry is inactive: its folder <code>includes/</code> is missing.</p></div>';
		}
	);
	return;
}

foreach ( array(
	'replaced-handles',
	'products',
	'extra-modules',
	'settings',
	'families',
	'switched-off',
	'faults',
	'faults-route',
	'files',
	'excluded-pages',
	'page',
	'head',
	'replaced-scripts',
	'inert-scripts',
	'page-code',
	'page-files',
	'finished-page',
	'kept-scripts',
	'visited-pages',
	'other-copies',
	'read-settings',
	'settings-fields',
	'site-health',
) as $skerry_name ) {
	require __DIR__ . "/$skerry_includes/$skerry_name.php";
}

if ( is_admin() ) {
	foreach ( array( 'findings', 'faults-page', 'settings-page', 'network-page' ) as $skerry_name ) {
		require __DIR__ . "/$skerry_includes/$skerry_name.php";
	}
	add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
	add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
	add_action( 'admin_post_' . SWITCH_ON, __NAMESPACE__ . '\take_switch_on' );
	add_action( 'network_admin_menu', __NAMESPACE__ . '\add_network_page' );
	add_action( 'network_admin_edit_' . NETWORK_OPTION, __NAMESPACE__ . '\save_network_settings' );
	add_action( 'admin_notices', __NAMESPACE__ . '\print_other_copies' );
	add_action( 'network_admin_notices', __NAMESPACE__ . '\print_other_copies' );
	add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\add_settings_link' );
}
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	require __DIR__ . "/$skerry_includes/class-command.php";
	\WP_CLI::add_command( 'skerry', __NAMESPACE__ . '\Command' );
}

add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_faults_route' );
add_action( 'send_headers', __NAMESPACE__ . '\send_private_headers', PHP_INT_MAX );
add_filter( 'template_include', __NAMESPACE__ . '\hold_page', PHP_INT_MAX );
// The page is sent at priority 1.
add_action( 'shutdown', __NAMESPACE__ . '\remember_page', 2 );
add_action( 'wp_head', __NAMESPACE__ . '\print_head', PHP_INT_MIN );
// The head prints its scripts at priority 9.
add_action( 'wp_head', __NAMESPACE__ . '\remove_scripts_of_head', 8 );
add_action( 'wp_print_scripts', __NAMESPACE__ . '\remove_scripts', PHP_INT_MAX );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\remove_scripts', 1 );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\print_inert', PHP_INT_MAX, 2 );
add_filter( 'debug_information', __NAMESPACE__ . '\debug_information' );
add_filter( 'site_status_tests', __NAMESPACE__ . '\site_status_tests' );
