<?php
/** The products of the site and their versions. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

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

/**
 * Whether the site has the consent plugin; the filter `skerry_has_consent_plugin` overrides the
 * detection.
 */
function has_consent_plugin() {
	$active = (array) get_option( 'active_plugins', array() );
	$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
	$found  = array() !== preg_grep( '#^cookie-law-info/#', $active );
	return (bool) apply_filters( 'skerry_has_consent_plugin', $found );
}

/**
 * Whether the site has Divi 5: as its theme, as Extra, or as the builder plugin with another theme,
 * such as a block theme. In the dashboard there are no scripts of the page to check.
 */
function has_divi_5() {
	$theme   = wp_get_theme( get_template() );
	$is_divi = in_array( $theme->get( 'Name' ), array( 'Divi', 'Extra' ), true );
	$plugin  = defined( 'ET_BUILDER_PLUGIN_VERSION' ) ? ET_BUILDER_PLUGIN_VERSION : '0';
	return version_compare( $is_divi ? $theme->get( 'Version' ) : $plugin, '5', '>=' );
}

/** The products that Skerry supports, with the versions on this site. */
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
