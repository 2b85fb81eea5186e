<?php
/**
 * Detects undeclared dependencies of the site's own files: jQuery was always present on pages of
 * these products, and so were the libraries of the page builder.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Calls jQuery, or passes it on, by its name: in a minified file `$` may be anything. */
const CALLS_BY_NAME = '/(?<![\w$.])jQuery\s*(?:\(|\.\w)|[(,=]\s*(?:window\.)?jQuery\s*[),;]/';

/** Checks first whether jQuery exists, and works without it. */
const LOOKS_FOR_JQUERY = '/\btypeof\s+(?:window\.)?jQuery\b|["\']jQuery["\']\s*in\b|(?:\bif\s*\(|!)\s*(?:window\.)?jQuery\b|\bwindow\.jQuery\s*(?:&&|\?|\|\||!=)/';

/** The limit of what is read of a file, in bytes. */
const MOST_READ = 1048576;

/**
 * The path of one of the site's scripts by its address; '' for other hosts' scripts and for files
 * that cannot be read.
 */
function path_of( $address ) {
	$parts = wp_parse_url( html_entity_decode( $address, ENT_QUOTES ) );
	$path  = isset( $parts['path'] ) ? rawurldecode( $parts['path'] ) : '';
	if ( '.js' !== substr( $path, -3 ) ) {
		return '';
	}
	$places = array(
		content_url( '/' ) => WP_CONTENT_DIR . '/',
		site_url( '/' )    => ABSPATH,
	);
	foreach ( $places as $url => $folder ) {
		$place   = wp_parse_url( $url );
		$is_here = ! isset( $parts['host'] ) || $parts['host'] === $place['host'];
		if ( $is_here && 0 === strpos( $path, $place['path'] ) ) {
			$file = realpath( $folder . substr( $path, strlen( $place['path'] ) ) );
			return $file && is_file( $file ) && is_readable( $file ) ? $file : '';
		}
	}
	return '';
}

/**
 * The site's own files among scripts, except those of WordPress and Skerry: address relative to the
 * content folder → text.
 */
function files_of( $scripts ) {
	$own   = array_filter( array_map( 'realpath', array( ABSPATH . 'wp-includes', ABSPATH . 'skerry', folder() . '/dist', folder() . '/skerry' ) ) );
	$files = array();
	foreach ( $scripts as list( $attributes ) ) {
		list( $address ) = take_attribute( $attributes, 'src' );
		$path            = path_of( $address );
		$is_own          = array_filter( $own, fn( $folder ) => 0 === strpos( $path, $folder . DIRECTORY_SEPARATOR ) );
		if ( '' !== $path && array() === $is_own ) {
			$name = str_replace( content_url( '/' ), '', preg_replace( '/[?#].*$/', '', $address ) );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the site itself.
			$files[ $name ] = (string) file_get_contents( $path, false, null, 0, MOST_READ );
		}
	}
	return $files;
}

/**
 * Those of the given handles that a file uses; `_` is ignored, because it may be anything in a
 * minified file.
 */
function used_by_file( $text, $handles ) {
	$calls = array_diff_key( array_intersect_key( LIBRARY_CALLS, array_flip( $handles ) ), array( 'underscore' => true ) );
	$used  = array_keys( array_filter( $calls, fn( $pattern ) => matches( $pattern, $text ) ) );
	return matches( CALLS_BY_NAME, $text ) && ! matches( LOOKS_FOR_JQUERY, $text ) ? array_merge( $used, JQUERY ) : $used;
}
