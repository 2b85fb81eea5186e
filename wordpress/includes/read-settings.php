<?php
/** Reads a form of settings, whatever was sent. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that a form makes of those before, and what is wrong with it. What is of the wrong kind
 * changes nothing; bad patterns are kept, to be put right, and leave no page out.
 *
 * @return array{0: array, 1: string[]}
 */
function read_settings( $sent, $before ) {
	$settings = $before;
	if ( ! is_array( $sent ) ) {
		return array( $settings, array( __( 'Nothing was changed: the form did not arrive as it was sent out.', 'skerry' ) ) );
	}
	$problems             = array();
	$settings['inherit']  = isset( $sent['inherit'] ) && in_array( $sent['inherit'], array( '1', true ), true );
	$settings['forbid']   = isset( $sent['forbid'] ) && in_array( $sent['forbid'], array( '1', true ), true );
	$families             = isset( $sent['families'] ) ? $sent['families'] : array();
	$settings['families'] = read_families( $families, $before['families'], $problems );
	if ( isset( $sent['left_out'] ) ) {
		$settings['left_out'] = read_patterns( $sent['left_out'], $before['left_out'], $problems );
	}
	if ( isset( $sent['faults'] ) ) {
		if ( in_array( $sent['faults'], FAULT_SHARES, true ) ) {
			$settings['faults'] = $sent['faults'];
		} else {
			$problems[] = __( 'Reports of faults were left as they were: what was sent is no choice.', 'skerry' );
		}
	}
	return array( $settings, $problems );
}

function read_families( $sent, $before, &$problems ) {
	if ( ! is_array( $sent ) ) {
		$problems[] = __( 'The families were left as they were: what was sent is no list.', 'skerry' );
		return $before;
	}
	foreach ( $sent as $family => $state ) {
		if ( isset( $before[ $family ] ) && in_array( $state, STATES, true ) ) {
			$before[ $family ] = $state;
		} else {
			/* translators: %s: name of a family */
			$problems[] = sprintf( __( 'Left as it was, because what was sent is no choice: %s', 'skerry' ), sanitize_key( $family ) );
		}
	}
	return $before;
}

function read_patterns( $sent, $before, &$problems ) {
	if ( is_string( $sent ) ) {
		$sent = preg_split( '/\R/', wp_check_invalid_utf8( $sent ) );
	}
	if ( ! is_array( $sent ) || array_filter( $sent, 'is_string' ) !== $sent ) {
		$problems[] = __( 'The addresses were left as they were: what was sent is no text.', 'skerry' );
		return $before;
	}
	$patterns = array_values( array_unique( array_filter( array_map( 'trim', $sent ), 'strlen' ) ) );
	if ( count( $patterns ) > MOST_PATTERNS ) {
		$problems[] = __( 'The addresses were left as they were: there are more than 200.', 'skerry' );
		return $before;
	}
	foreach ( $patterns as $pattern ) {
		$problem = pattern_problem( $pattern );
		if ( '' !== $problem ) {
			/* translators: 1: pattern of an address, 2: what is wrong with it */
			$problems[] = sprintf( __( '“%1$s” leaves no page out: %2$s.', 'skerry' ), $pattern, $problem );
		}
	}
	return $patterns;
}

/** For the Settings API, which calls it once more where the option is new. */
function sanitize_settings( $sent ) {
	$before = complete_settings( get_option( OPTION, is_multisite() ? network_settings() : array() ) );
	// What is not understood does not make a site that follows its network choose for itself.
	$before['inherit'] = is_multisite() && ! has_own_settings();
	if ( is_decided_by_network() ) {
		list( $settings, $problems ) = array( $before, array( __( 'Nothing was changed: the network decides for this site.', 'skerry' ) ) );
	} else {
		list( $settings, $problems ) = read_settings( $sent, $before );
	}
	$said = wp_list_pluck( get_settings_errors( OPTION ), 'message' );
	foreach ( array_diff( array_map( 'esc_html', $problems ), $said ) as $problem ) {
		add_settings_error( OPTION, 'skerry', $problem );
	}
	unset( $settings['forbid'] );
	return $settings;
}
