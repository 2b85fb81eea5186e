<?php
/** The owner's settings: those of the site, and on a network those of the network. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const OPTION         = 'skerry_settings';
const NETWORK_OPTION = 'skerry_network_settings';

const STATE_ON     = 'on';
const STATE_OFF    = 'off';
/** Signed-in administrators see Skerry, visitors see the original scripts. */
const STATE_FOR_ME = 'me';
const STATES       = array( STATE_ON, STATE_OFF, STATE_FOR_ME );

/** The share of pages that report faults to the site. */
const FAULT_SHARES = array( '0', '0.01', '0.1', '1' );

/** Complete, valid settings from the stored value, which may be anything. */
function complete_settings( $stored ) {
	$stored   = is_array( $stored ) ? $stored : array();
	$families = isset( $stored['families'] ) && is_array( $stored['families'] ) ? $stored['families'] : array();
	$settings = array(
		'families' => array(),
		'left_out' => array(),
		'inherit'  => ! empty( $stored['inherit'] ),
		'forbid'   => ! empty( $stored['forbid'] ),
		'faults'   => isset( $stored['faults'] ) && in_array( $stored['faults'], FAULT_SHARES, true ) ? $stored['faults'] : '0',
	);
	foreach ( FAMILIES as $family ) {
		$state                           = isset( $families[ $family ] ) ? $families[ $family ] : STATE_ON;
		$settings['families'][ $family ] = in_array( $state, STATES, true ) ? $state : STATE_ON;
	}
	if ( isset( $stored['left_out'] ) && is_array( $stored['left_out'] ) ) {
		$settings['left_out'] = array_values( array_filter( $stored['left_out'], 'is_string' ) );
	}
	return $settings;
}

/** The network's defaults. */
function network_settings() {
	return complete_settings( is_multisite() ? get_site_option( NETWORK_OPTION, array() ) : array() );
}

/** Whether the network's settings apply to every site. */
function is_decided_by_network() {
	return is_multisite() && network_settings()['forbid'];
}

/** Whether the site has its own settings. */
function has_own_settings() {
	$stored = get_option( OPTION, array() );
	return is_array( $stored ) && array() !== $stored && empty( $stored['inherit'] );
}

/** The settings that apply to this site. */
function settings() {
	if ( is_multisite() && ( is_decided_by_network() || ! has_own_settings() ) ) {
		return network_settings();
	}
	return complete_settings( get_option( OPTION, array() ) );
}
