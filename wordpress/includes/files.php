<?php
/** The files of the build: where they are, and which a page needs in any case. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The folder that the plugin's own file is in. */
function folder() {
	return dirname( PLUGIN_FILE );
}

/** The loader in the folder of the build, '' where there is none: the smaller one holds no script back. */
function loader() {
	$guarded = has_consent_plugin() && in_array( 'consent', families(), true );
	foreach ( array( 'dist', 'skerry/dist', 'skerry' ) as $folder ) {
		foreach ( $guarded ? array( 'skerry.js' ) : array( 'skerry.core.js', 'skerry.js' ) as $name ) {
			if ( is_readable( folder() . "/$folder/$name" ) ) {
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
		$url = plugins_url( $loader, PLUGIN_FILE ) . '?ver=' . filemtime( folder() . "/$loader" );
	} elseif ( is_readable( ABSPATH . 'skerry/skerry.js' ) ) {
		$url = site_url( '/skerry/skerry.js' ) . '?ver=' . filemtime( ABSPATH . 'skerry/skerry.js' );
	}
	return (string) apply_filters( 'skerry_url', $url );
}

/**
 * Files of the build that the page being printed asks for whatever it shows, as far as its products tell.
 * Not the runtime: the script asks for that itself, and Chromium compiles what is imported beside the page,
 * but what a link has brought on it.
 */
function ordinary_files() {
	$families = families();
	$theme    = wp_get_theme( get_template() );
	$has      = function ( $family, $is_there ) use ( $families ) {
		return $is_there && in_array( $family, $families, true );
	};
	$files    = array();
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
	if ( '' !== $loader && 0 === strpos( address(), plugins_url( $loader, PLUGIN_FILE ) ) ) {
		$folder = dirname( $loader ) . '/chunks';
		foreach ( ordinary_files() as $name ) {
			$found = (array) glob( folder() . "/$folder/$name-????????.js" );
			// With files of an older build beside it, which of them the script asks for is not known here.
			if ( 1 === count( $found ) ) {
				$urls[] = plugins_url( "$folder/" . basename( $found[0] ), PLUGIN_FILE );
			}
		}
	}
	return (array) apply_filters( 'skerry_preload', $urls );
}

/** Translations beside the plugin, where the site has none of its own. */
function load_translations() {
	$folder = is_dir( folder() . '/skerry/includes' ) ? 'skerry/languages' : 'languages';
	if ( 'languages' === $folder ) {
		load_plugin_textdomain( 'skerry', false, basename( folder() ) . '/languages' );
	} else {
		load_muplugin_textdomain( 'skerry', $folder );
	}
}
