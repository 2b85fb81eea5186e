<?php
/** Which families are on, and for whom. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Whether who looks at the page is an administrator of the site. */
function is_owner() {
	return function_exists( 'current_user_can' ) && current_user_can( 'manage_options' );
}

/** The families that the settings turn on, for administrators or for visitors. */
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

/** The families that are on for a page; the filter `skerry_families` has the last word. */
function families_for( $is_owner ) {
	$chosen = array_values( array_diff( chosen_families( $is_owner ), switched_off_here() ) );
	$wanted = (array) apply_filters( 'skerry_families', $chosen );
	return array_values( array_intersect( FAMILIES, $wanted ) );
}

/** The families that are on for who looks at the page. */
function families() {
	return families_for( is_owner() );
}

/** The families that administrators alone see. */
function private_families() {
	return array_values( array_diff( families_for( true ), families_for( false ) ) );
}

/** The families of which a filter decides otherwise than the settings, with what it makes of them. */
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
 * Where a family is for administrators only, what they get is theirs alone: no cache may keep it. What
 * visitors get is the same for all, and keeps the headers that the site gives it.
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
