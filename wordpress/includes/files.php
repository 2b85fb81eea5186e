<?php
/** The files of the build: where they are, and which of them every page needs. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The folder of the plugin's main file. */
function folder() {
	return dirname( PLUGIN_FILE );
}

/** The loader in the folder of the build, '' if there is none: the smaller one does not hold back scripts. */
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

/** The address of the script, or '' if the files are missing; the filter `skerry_url` sets another. */
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
 * Files of the build that the page being printed requests whatever its contents, as far as its
 * products show. Not the runtime: the script requests that itself, and Chromium compiles imported
 * files off the page's thread, but preloaded ones on it.
 */
function ordinary_files() {
	$families = families();
	$has      = function ( $family, $is_there ) use ( $families ) {
		return $is_there && in_array( $family, $families, true );
	};
	$files    = array();
	if ( $has( 'consent', has_consent_plugin() ) ) {
		array_push( $files, 'ui', 'consent' );
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
 * Addresses that the browser preloads together with the script: files that the page requests in any
 * case and whose names the plugin knows. The filter `skerry_preload` removes them if a host
 * combines or moves files.
 */
function preloads() {
	$urls   = array();
	$loader = loader();
	if ( '' !== $loader && 0 === strpos( address(), plugins_url( $loader, PLUGIN_FILE ) ) ) {
		$folder = dirname( $loader ) . '/chunks';
		foreach ( ordinary_files() as $name ) {
			$found = (array) glob( folder() . "/$folder/$name-????????.js" );
			// If files of an older build are in the folder too, the name that the script requests is unknown here.
			if ( 1 === count( $found ) ) {
				$urls[] = plugins_url( "$folder/" . basename( $found[0] ), PLUGIN_FILE );
			}
		}
	}
	return (array) apply_filters( 'skerry_preload', $urls );
}

/** Translations next to the plugin, used if the site has none. */
function load_translations() {
	$folder = is_dir( folder() . '/skerry/includes' ) ? 'skerry/languages' : 'languages';
	if ( 'languages' === $folder ) {
		load_plugin_textdomain( 'skerry', false, basename( folder() ) . '/languages' );
	} else {
		load_muplugin_textdomain( 'skerry', $folder );
	}
}
