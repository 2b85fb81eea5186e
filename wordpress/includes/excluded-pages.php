<?php
/** Excluded pages, by patterns of their addresses. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const LONGEST_PATTERN = 300;
const MOST_PATTERNS   = 200;

/** The problem of a pattern; '' if it is valid. */
function pattern_problem( $pattern ) {
	if ( strlen( $pattern ) > LONGEST_PATTERN ) {
		return __( 'it is longer than 300 characters', 'skerry' );
	}
	if ( preg_match( '/[\s#\x00-\x1f\x7f<>"]/', $pattern ) ) {
		return __( 'it contains a character that is not allowed in an address', 'skerry' );
	}
	if ( ! preg_match( '#^[/*]#', site_relative( $pattern ) ) ) {
		return __( 'it starts neither with / nor with *, and is not an address of this site', 'skerry' );
	}
	return '';
}

/** An address of this site without scheme and host; other texts unchanged. */
function site_relative( $address ) {
	$home = wp_parse_url( home_url() );
	$host = isset( $home['host'] ) ? $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) : '';
	return (string) preg_replace( '#^https?://' . preg_quote( $host, '#' ) . '(?=/|$)#i', '', $address );
}

/**
 * Whether a pattern matches an address: the query is compared only if the pattern contains `?`, a
 * trailing slash never.
 */
function matches_pattern( $pattern, $address ) {
	$pattern = site_relative( $pattern );
	$path    = strtok( $address, '?' );
	$query   = strpos( $address, '?' );
	$subject = rtrim( rawurldecode( (string) $path ), '/' );
	if ( false !== strpos( $pattern, '?' ) ) {
		$subject .= false === $query ? '' : rawurldecode( substr( $address, $query ) );
		$pattern  = (string) preg_replace( '#/(?=\?)#', '', $pattern, 1 );
	} else {
		$pattern = rtrim( $pattern, '/' );
	}
	// Consecutive asterisks are equivalent to one, but would make matching slow.
	$pattern = preg_quote( (string) preg_replace( '/\*+/', '*', rawurldecode( $pattern ) ), '#' );
	$pattern = '#^' . str_replace( '\*', '.*', $pattern ) . '$#isu';
	// With a trailing slash too: /checkout/* also matches /checkout/.
	return 1 === preg_match( $pattern, $subject ) || 1 === preg_match( $pattern, "$subject/" );
}

/** Whether the settings exclude the requested page. */
function is_excluded() {
	$patterns = settings()['left_out'];
	$address  = asked_address();
	foreach ( $patterns as $pattern ) {
		if ( '' === pattern_problem( $pattern ) && matches_pattern( $pattern, $address ) ) {
			return true;
		}
	}
	return false;
}
