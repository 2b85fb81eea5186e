<?php
/** What Site Health says. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** What Site Health says: a sentence, and whether all is well. */
function health() {
	if ( '' === address() ) {
		return array( false, __( 'Skerry changes nothing: its files (dist/) are not beside the plugin.', 'skerry' ) );
	}
	$families = families_for( false );
	$private  = private_families();
	if ( array() === $families && array() === $private ) {
		return array( false, __( 'Skerry is off: settings and filters leave no family.', 'skerry' ) );
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
		$sentence .= ' ' . sprintf( __( 'This site runs Divi 5: of %1$s those modules are taken over whose scripts Skerry knows; %2$s stay with scripts of their own.', 'skerry' ), implode( ', ', array_intersect( DIVI_5_FAMILIES, $families ) ), DIVI_5_STAYS );
	}
	/* translators: %s: products with their versions */
	$sentence .= ' ' . sprintf( __( 'Found: %s.', 'skerry' ), implode( ', ', versions() ) );
	return array( true, $sentence );
}

function debug_information( $info ) {
	list( , $sentence ) = health();
	$info['skerry']     = array(
		'label'  => 'Skerry',
		'fields' => array(
			'state' => array(
				'label' => __( 'State', 'skerry' ),
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
	$copies                     = other_copies_sentence();
	$sentence                   = trim( $sentence . ' ' . $copies );
	return array(
		'label'       => $is_well ? __( 'Skerry is on', 'skerry' ) : __( 'Skerry is installed and does nothing', 'skerry' ),
		'status'      => $is_well && '' === $copies ? 'good' : 'recommended',
		'badge'       => array(
			'label' => __( 'Performance', 'skerry' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $sentence ) . '</p>',
		'actions'     => '',
		'test'        => 'skerry',
	);
}
