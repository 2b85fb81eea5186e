<?php
/** Reads a submitted form of settings; accepts any input. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that result from a form and the previous settings, and the problems of the form.
 * Values of the wrong kind change nothing; invalid patterns are kept, to be corrected, and exclude
 * no page.
 *
 * @return array{0: array, 1: string[]}
 */
function read_settings( $sent, $before ) {
	$settings = $before;
	if ( ! is_array( $sent ) ) {
		return array( $settings, array( __( 'No settings were changed: the submitted form is not valid.', 'skerry' ) ) );
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
			$problems[] = __( 'The setting for fault reports was not changed: the submitted value is not one of the choices.', 'skerry' );
		}
	}
	return array( $settings, $problems );
}

function read_families( $sent, $before, &$problems ) {
	if ( ! is_array( $sent ) ) {
		$problems[] = __( 'The families were not changed: the submitted value is not a list.', 'skerry' );
		return $before;
	}
	foreach ( $sent as $family => $state ) {
		if ( isset( $before[ $family ] ) && in_array( $state, STATES, true ) ) {
			$before[ $family ] = $state;
		} else {
			/* translators: %s: name of a family */
			$problems[] = sprintf( __( 'The family “%s” was not changed: the family or the submitted value is unknown.', 'skerry' ), sanitize_key( $family ) );
		}
	}
	return $before;
}

function read_patterns( $sent, $before, &$problems ) {
	if ( is_string( $sent ) ) {
		$sent = preg_split( '/\R/', wp_check_invalid_utf8( $sent ) );
	}
	if ( ! is_array( $sent ) || array_filter( $sent, 'is_string' ) !== $sent ) {
		$problems[] = __( 'The excluded pages were not changed: the submitted value is not text.', 'skerry' );
		return $before;
	}
	$patterns = array_values( array_unique( array_filter( array_map( 'trim', $sent ), 'strlen' ) ) );
	if ( count( $patterns ) > MOST_PATTERNS ) {
		$problems[] = __( 'The excluded pages were not changed: there are more than 200 lines.', 'skerry' );
		return $before;
	}
	foreach ( $patterns as $pattern ) {
		$problem = pattern_problem( $pattern );
		if ( '' !== $problem ) {
			/* translators: 1: pattern of an address, 2: what is wrong with it */
			$problems[] = sprintf( __( '“%1$s” excludes no page: %2$s.', 'skerry' ), $pattern, $problem );
		}
	}
	return $patterns;
}

/** For the Settings API, which calls it a second time if the option is new. */
function sanitize_settings( $sent ) {
	$before = complete_settings( get_option( OPTION, is_multisite() ? network_settings() : array() ) );
	// An invalid form does not give a site that follows its network its own settings.
	$before['inherit'] = is_multisite() && ! has_own_settings();
	if ( is_decided_by_network() ) {
		list( $settings, $problems ) = array( $before, array( __( 'No settings were changed: the network controls the settings of this site.', 'skerry' ) ) );
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
