<?php
/** What Site Health says. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** What Site Health says: a sentence, and whether all is well. */
function health() {
	if ( '' === address() ) {
		return array( false, 'Skerry changes nothing: its files (dist/) are not beside the plugin.' );
	}
	$families = families();
	if ( array() === $families ) {
		return array( false, 'Skerry is off: the filter skerry_families leaves no family.' );
	}
	$sentence = 'Skerry is on for: ' . implode( ', ', $families ) . '. ' . address();
	if ( has_divi_5() ) {
		$sentence .= ' This site runs Divi 5: of ' . implode( ', ', array_intersect( DIVI_5_FAMILIES, $families ) ) . ' those modules are taken over whose scripts Skerry knows; ' . DIVI_5_STAYS . ' stay with scripts of their own.';
	}
	$sentence .= ' Found: ' . implode( ', ', versions() ) . '.';
	return array( true, $sentence );
}

function debug_information( $info ) {
	list( , $sentence ) = health();
	$info['skerry']     = array(
		'label'  => 'Skerry',
		'fields' => array(
			'state' => array(
				'label' => 'State',
				'value' => $sentence,
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
	return array(
		'label'       => $is_well ? 'Skerry is on' : 'Skerry is installed and does nothing',
		'status'      => $is_well ? 'good' : 'recommended',
		'badge'       => array(
			'label' => 'Performance',
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $sentence ) . '</p>',
		'actions'     => '',
		'test'        => 'skerry',
	);
}
