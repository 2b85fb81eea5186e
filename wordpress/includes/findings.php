<?php
/** The findings on the site, below the settings. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

function print_findings() {
	printf( '<h2>%s</h2>', esc_html__( 'Found on this site', 'skerry' ) );
	list( , $sentence ) = health();
	printf( '<p>%s</p>', esc_html( $sentence ) );
	if ( array() === visited_pages() ) {
		printf( '<p>%s</p>', esc_html__( 'Open a few pages of the site while you are signed in. The scripts that Skerry removes from them, and those that stay and why, are then listed here.', 'skerry' ) );
	} else {
		print_visited();
	}
	print_faults();
}

function print_visited() {
	$removed = array();
	foreach ( removed_scripts() as $handle => list( $family, $pages ) ) {
		$removed[] = array( $handle, $family, number_format_i18n( $pages ) );
	}
	print_table(
		__( 'Scripts removed from recently seen pages', 'skerry' ),
		array( __( 'Script', 'skerry' ), __( 'Family', 'skerry' ), __( 'Pages', 'skerry' ) ),
		$removed
	);
	$staying = array();
	foreach ( staying_scripts() as $handle => $reason ) {
		$staying[] = array( $handle, $reason );
	}
	print_table( __( 'Scripts that stay, and why', 'skerry' ), array( __( 'Script', 'skerry' ), __( 'Why', 'skerry' ) ), $staying );
	$pages = array();
	foreach ( visited_pages() as $address => $page ) {
		$pages[] = array( $address, number_format_i18n( count( $page['out'] ) ), number_format_i18n( count( $page['stays'] ) ), ago( $page['time'] ) );
	}
	print_table(
		__( 'Recently seen pages', 'skerry' ),
		array( __( 'Page', 'skerry' ), __( 'Removed', 'skerry' ), __( 'Remaining', 'skerry' ), __( 'Seen', 'skerry' ) ),
		$pages
	);
}

function ago( $time ) {
	/* translators: %s: a length of time */
	return sprintf( __( '%s ago', 'skerry' ), human_time_diff( (int) $time ) );
}

/** A table with its caption as heading; prints nothing if it has no rows. */
function print_table( $heading, $columns, $rows ) {
	if ( array() === $rows ) {
		return;
	}
	static $number = 0;
	++$number;
	printf( '<h3 id="skerry-found-%1$d">%2$s</h3><div class="skerry-scroll" role="region" aria-labelledby="skerry-found-%1$d" tabindex="0">', (int) $number, esc_html( $heading ) );
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( $columns as $column ) {
		printf( '<th scope="col">%s</th>', esc_html( $column ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $rows as $row ) {
		printf( '<tr><td>%s</td></tr>', implode( '</td><td>', array_map( 'esc_html', array_map( 'strval', $row ) ) ) );
	}
	echo '</tbody></table></div>';
}
