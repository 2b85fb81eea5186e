<?php
/** Which families are on, and for whom. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Whether the current user is an administrator of the site. */
function is_owner() {
	return function_exists( 'current_user_can' ) && current_user_can( 'manage_options' );
}

/** The families that the settings enable, for administrators or for visitors. */
function chosen_families( $is_owner ) {
	$states = settings()['families'];
	return array_values(
		array_filter(
			FAMILIES,
			function ( $family ) use ( $states, $is_owner ) {
				return STATE_ON === $states[ $family ] || ( $is_owner && STATE_FOR_ME === $states[ $family ] );
			}
		)
	);
}

/** The families that are on for a page; the filter `skerry_families` overrides the settings. */
function families_for( $is_owner ) {
	$chosen = array_values( array_diff( chosen_families( $is_owner ), switched_off_here() ) );
	$wanted = (array) apply_filters( 'skerry_families', $chosen );
	return array_values( array_intersect( FAMILIES, $wanted ) );
}

/** The families that are on for the current user. */
function families() {
	return families_for( is_owner() );
}

/** The families that are on for administrators only. */
function private_families() {
	return array_values( array_diff( families_for( true ), families_for( false ) ) );
}

/** The families whose setting a filter overrides, with the resulting state. */
function overridden_families() {
	$found = array();
	foreach ( settings()['families'] as $family => $state ) {
		$for_visitors = in_array( $family, families_for( false ), true );
		$for_me       = in_array( $family, families_for( true ), true );
		$actual       = $for_visitors ? STATE_ON : ( $for_me ? STATE_FOR_ME : STATE_OFF );
		if ( $actual !== $state ) {
			$found[ $family ] = $actual;
		}
	}
	return $found;
}

/** Filters of the plugin that a theme or another plugin uses. */
function filters_in_use() {
	$names = array( 'skerry_families', 'skerry_url', 'skerry_has_consent_plugin', 'skerry_preload', 'skerry_attributes', 'skerry_safety_net', 'skerry_keep_jquery', 'skerry_fault_reports', 'skerry_visitor_address' );
	return array_values( array_filter( $names, 'has_filter' ) );
}

/**
 * While a family is on for administrators only, their pages are private: no cache may store them.
 * Pages for visitors are the same for all, and keep the headers that the site sends.
 */
function send_private_headers() {
	if ( is_admin() || ! is_owner() || array() === private_families() ) {
		return;
	}
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true );
	}
	if ( ! headers_sent() ) {
		nocache_headers();
		header( 'Cache-Control: private, no-store, no-cache, max-age=0, must-revalidate' );
		header( 'Vary: Cookie', false );
	}
}
