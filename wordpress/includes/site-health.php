<?php
/** The entries in Site Health. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The status for Site Health: whether all is well, and a sentence. */
function health() {
	if ( '' === address() ) {
		return array( false, __( 'Skerry is inactive: its files (dist/) are missing next to the plugin.', 'skerry' ) );
	}
	$families = families_for( false );
	$private  = private_families();
	if ( array() === $families && array() === $private ) {
		return array( false, __( 'Skerry is off: settings and filters disable every family.', 'skerry' ) );
	}
	if ( array() === $families ) {
		/* translators: %s: names of families */
		return array( true, sprintf( __( 'Skerry is on for administrators only: %s.', 'skerry' ), implode( ', ', $private ) ) );
	}
	/* translators: %s: names of families */
	$sentence = sprintf( __( 'Skerry is on for: %s.', 'skerry' ), implode( ', ', $families ) );
	if ( array() !== $private ) {
		/* translators: %s: names of families */
		$sentence .= ' ' . sprintf( __( 'For administrators only: %s.', 'skerry' ), implode( ', ', $private ) );
	}
	$sentence .= ' ' . address();
	if ( has_divi_5() ) {
		/* translators: 1: names of families, 2: names of modules */
		$sentence .= ' ' . sprintf( __( 'This site runs Divi 5: of %1$s, Skerry runs the modules whose scripts it knows; %2$s keep their own scripts.', 'skerry' ), implode( ', ', array_intersect( DIVI_5_FAMILIES, $families ) ), DIVI_5_STAYS );
	}
	/* translators: %s: products with their versions */
	$sentence .= ' ' . sprintf( __( 'Found: %s.', 'skerry' ), implode( ', ', versions() ) );
	return array( true, $sentence );
}

/** The fault reports by family, page and browser; the latest first. */
function fault_lines() {
	$counts = array();
	foreach ( fault_reports() as $report ) {
		$report          = (array) $report + array( 'family' => '', 'page' => '', 'browser' => '', 'count' => 1 );
		$line            = trim( ( '' === $report['family'] ? 'Skerry' : $report['family'] ) . " {$report['page']} {$report['browser']}" );
		$counts[ $line ] = (int) $report['count'] + ( isset( $counts[ $line ] ) ? $counts[ $line ] : 0 );
	}
	$lines = array();
	foreach ( array_slice( $counts, 0, 20, true ) as $line => $count ) {
		$lines[] = "$line: $count";
	}
	return $lines;
}

/** The families switched off automatically, in one sentence; '' if there are none. */
function switched_off_sentence() {
	$found = array();
	foreach ( switched_off() as $row ) {
		$found[] = "{$row['family']} {$row['page']}";
	}
	/* translators: %s: families, each with the path of a page */
	return array() === $found ? '' : sprintf( __( 'Switched off because of faults in visitors’ browsers: %s.', 'skerry' ), implode( ', ', $found ) );
}

function debug_information( $info ) {
	list( , $sentence ) = health();
	$info['skerry']     = array(
		'label'  => 'Skerry',
		'fields' => array(
			'state'  => array(
				'label' => __( 'State', 'skerry' ),
				'value' => trim( $sentence . ' ' . switched_off_sentence() ),
			),
			'faults' => array(
				'label' => __( 'Faults in visitors’ browsers', 'skerry' ),
				'value' => array() === fault_lines() ? __( 'none reported', 'skerry' ) : implode( '; ', fault_lines() ),
			),
		),
	);
	return $info;
}

function site_status_tests( $tests ) {
	$tests['direct']['skerry'] = array(
		'label' => 'Skerry',
		'test'  => __NAMESPACE__ . '\site_status',
	);
	return $tests;
}

function site_status() {
	list( $is_well, $sentence ) = health();
	$worries                    = trim( other_copies_sentence() . ' ' . switched_off_sentence() );
	$sentence                   = trim( $sentence . ' ' . $worries );
	$lines                      = array_map( 'esc_html', fault_lines() );
	return array(
		'label'       => $is_well ? __( 'Skerry is on', 'skerry' ) : __( 'Skerry is installed but inactive', 'skerry' ),
		'status'      => $is_well && '' === $worries ? 'good' : 'recommended',
		'badge'       => array(
			'label' => __( 'Performance', 'skerry' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $sentence ) . '</p>' . ( array() === $lines ? '' : '<p>' . esc_html__( 'Faults in visitors’ browsers', 'skerry' ) . '</p><ul><li>' . implode( '</li><li>', $lines ) . '</li></ul>' ),
		'actions'     => '',
		'test'        => 'skerry',
	);
}
