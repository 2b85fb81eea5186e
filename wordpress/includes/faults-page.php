<?php
/** Faults on the settings page: the reports, and the switched-off families with a button each. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const SWITCH_ON = 'skerry_switch_on';

function print_faults() {
	print_switched_off();
	$rows = array();
	foreach ( fault_reports() as $report ) {
		$report = (array) $report + array( 'time' => 0, 'family' => '', 'page' => '', 'browser' => '', 'message' => '', 'count' => 1 );
		$rows[] = array( ago( $report['time'] ), $report['family'], $report['page'], $report['browser'], number_format_i18n( (int) $report['count'] ), $report['message'] );
	}
	print_table(
		__( 'Latest fault reports', 'skerry' ),
		array( __( 'When', 'skerry' ), __( 'Family', 'skerry' ), __( 'Page', 'skerry' ), __( 'Browser', 'skerry' ), __( 'Count', 'skerry' ), __( 'Fault', 'skerry' ) ),
		$rows
	);
}

/** The families that were switched off automatically, each with a form that works without JavaScript. */
function print_switched_off() {
	$rows = switched_off();
	if ( array() === $rows ) {
		return;
	}
	printf( '<h3>%s</h3>', esc_html__( 'Switched off because of faults', 'skerry' ) );
	printf( '<p>%s</p>', esc_html__( 'The original scripts run on these pages until you switch the family on again. Empty the page cache afterwards.', 'skerry' ) );
	echo '<ul class="skerry-switched-off">';
	foreach ( $rows as $row ) {
		/* translators: 1: name of a family, 2: path of a page, 3: how long ago */
		$sentence = sprintf( __( '%1$s on %2$s, %3$s', 'skerry' ), $row['family'], $row['page'], ago( $row['time'] ) );
		printf( '<li><form action="%s" method="post">%s ', esc_url( admin_url( 'admin-post.php' ) ), esc_html( $sentence ) );
		$fields = array(
			'action'       => SWITCH_ON,
			'skerry_nonce' => wp_create_nonce( SWITCH_ON ),
			'family'       => $row['family'],
			'page'         => $row['page'],
		);
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf(
			'<button class="button" aria-label="%s">%s</button></form></li>',
			/* translators: 1: name of a family, 2: path of a page */
			esc_attr( sprintf( __( 'Switch on again: %1$s on %2$s', 'skerry' ), $row['family'], $row['page'] ) ),
			esc_html__( 'Switch on again', 'skerry' )
		);
	}
	echo '</ul>';
}

/** Handles the request of that button. */
function take_switch_on() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Only administrators of the site may do that.', 'skerry' ), 403 );
	}
	check_admin_referer( SWITCH_ON, 'skerry_nonce' );
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- only compared with what is stored.
	$family = isset( $_POST['family'] ) && is_string( $_POST['family'] ) ? wp_unslash( $_POST['family'] ) : '';
	$page   = isset( $_POST['page'] ) && is_string( $_POST['page'] ) ? wp_unslash( $_POST['page'] ) : '';
	// phpcs:enable
	switch_on_again( $family, $page );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . PAGE ) );
	exit;
}
