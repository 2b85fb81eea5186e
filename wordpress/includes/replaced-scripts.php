<?php
/** Removes the replaced scripts from a page. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Whether inline code attached to a script uses jQuery. */
function uses_jquery( $script ) {
	foreach ( array_intersect_key( $script->extra, array_flip( array( 'data', 'before', 'after' ) ) ) as $inline ) {
		$code = without_stand_in( "<script>\n" . implode( "\n", (array) $inline ) );
		if ( null === $code || matches( USES_JQUERY, without_data( $code ) ) ) {
			return true;
		}
	}
	return false;
}

/** Handles whose scripts may be removed, with the family. */
function replaceable( $registered ) {
	$known = REPLACED + LIBRARIES;
	if ( is_divi_5( $registered ) ) {
		$known = DIVI_5_OWN + DIVI_5_TOGETHER + array_diff( $known, DIVI_5_FAMILIES ) + array( 'et-core-common' => 'modules' );
	}
	$known = array_intersect( $known, families() );
	// The A/B tests are part of the builder's script: while that stays, so does their dependency.
	if ( ! in_array( 'modules', $known, true ) ) {
		unset( $known['et-jquery-visible-viewport'] );
	}
	return array_intersect_key( $known, $registered );
}

/** The replaced scripts among the registered ones, by handle. */
function replaced_scripts( $registered ) {
	$found = array();
	foreach ( array_keys( replaceable( $registered ) ) as $handle ) {
		$script = $registered[ $handle ];
		$data   = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
		// The plugin's older interface has the same handle but different markup, which Skerry does not support.
		if ( 'cookie-law-info' === $handle && false === strpos( $data, '_ckyConfig' ) ) {
			continue;
		}
		// Without it the style sheet hides the contents of these modules; in the browser the family stays
		// inactive because of it.
		if ( EXTRA_SCRIPT === $handle && has_extra_modules() ) {
			continue;
		}
		if ( MULTI_VIEW === $handle && false !== strpos( $data, MULTI_VIEW_DATA ) ) {
			continue;
		}
		// Another theme's library with the same handle.
		if ( isset( LIBRARIES[ $handle ] ) && ! preg_match( '#/builder(-5)?/|/sfwd-lms/#', (string) $script->src ) ) {
			continue;
		}
		$found[ $handle ] = $script;
	}
	return $found;
}

/** Whether a remaining script belongs to Divi 5, or needs one of the libraries that its scripts share. */
function needs_divi_5( $remaining, $replaced, $registered ) {
	foreach ( array_keys( $remaining ) as $handle ) {
		$is_stood_on = isset( DIVI_5_TOGETHER[ $handle ], $replaced[ $handle ] );
		if ( $is_stood_on || is_divi_5_file( $registered[ $handle ]->src ) ) {
			return true;
		}
	}
	return false;
}

/** Whether the checkout's script depends on that button, and a gateway may use it. */
function offers_order_button( $script ) {
	$data = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
	return in_array( ORDER_BUTTON, $script->deps, true )
		&& false === strpos( $data, '"gateways_with_custom_place_order_button":[]' );
}

/** The given handles and all their dependencies. */
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
 * Makes the replaced scripts inert: their handles stay, with their data and inline code, so that
 * dependent scripts still find them. Their dependencies, such as jQuery, stay active if another
 * script needs them, or inline code attached to either.
 */
function remove_scripts() {
	if ( ! is_on() ) {
		return;
	}
	$scripts    = wp_scripts();
	$registered = $scripts->registered;
	// Scripts may have been added since the head was printed, so all are examined again.
	restore_inert_data( $registered );
	if ( apply_filters( 'skerry_keep_jquery', false ) ) {
		wp_enqueue_script( 'jquery' );
	}
	$replaced  = replaced_scripts( $registered );
	$remaining = closure( array_diff( $scripts->queue, array_keys( $replaced ) ), $registered );
	if ( is_divi_5( $registered ) && needs_divi_5( $remaining, $replaced, $registered ) ) {
		$replaced  = array_diff_key( $replaced, DIVI_5_TOGETHER );
		$remaining = closure( array_diff( $scripts->queue, array_keys( $replaced ) ), $registered );
	}
	$live = $remaining;
	foreach ( $replaced as $handle => $script ) {
		if ( isset( $remaining[ $handle ] ) && isset( LIBRARIES[ $handle ] ) ) {
			unset( $replaced[ $handle ] );
		} elseif ( uses_jquery( $script ) ) {
			$live += closure( $script->deps, $registered );
		} elseif ( offers_order_button( $script ) ) {
			$live += closure( array( ORDER_BUTTON ), $registered );
		}
	}
	// A snippet of the site may be attached to jQuery itself, or to a library.
	foreach ( array_keys( array_diff_key( closure( $scripts->queue, $registered ), $replaced ) ) as $handle ) {
		if ( uses_jquery( $registered[ $handle ] ) ) {
			$live += closure( array( $handle ), $registered );
		}
	}
	make_inert( $replaced, $live, $scripts );
}

/** The head triggers `wp_print_scripts` only if nothing has printed scripts before, as other plugins may. */
function remove_scripts_of_head() {
	if ( did_action( 'wp_print_scripts' ) ) {
		remove_scripts();
	}
}
