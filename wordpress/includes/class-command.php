<?php
/** wp skerry: the functions of the settings page on the command line. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Shows and changes the settings of Skerry on this site. */
final class Command {
	/** Shows which families are on, and for whom. */
	public function status() {
		list( $is_well, $sentence ) = health();
		\WP_CLI::log( $sentence );
		foreach ( settings()['families'] as $family => $state ) {
			\WP_CLI::log( "$family: " . state_labels()[ $state ] );
		}
		foreach ( overridden_families() as $family => $state ) {
			/* translators: 1: name of a family, 2: on, off or for me only */
			\WP_CLI::warning( sprintf( __( 'The filter skerry_families overrides %1$s: %2$s.', 'skerry' ), $family, state_labels()[ $state ] ) );
		}
		$problems = array();
		$patterns = read_patterns( settings()['left_out'], array(), $problems );
		if ( array() !== $patterns ) {
			/* translators: %s: patterns of addresses */
			\WP_CLI::log( sprintf( __( 'Excluded pages: %s', 'skerry' ), implode( ' ', $patterns ) ) );
		}
		foreach ( $problems as $problem ) {
			\WP_CLI::warning( $problem );
		}
		if ( ! $is_well ) {
			\WP_CLI::warning( __( 'Skerry is inactive.', 'skerry' ) );
		}
	}

	/**
	 * Switches families on.
	 *
	 * ## OPTIONS
	 *
	 * [<family>...]
	 * : The families.
	 *
	 * [--all]
	 * : All families.
	 *
	 * [--for-me]
	 * : For signed-in administrators only.
	 */
	public function enable( $families, $options ) {
		$this->change( $families, $options, empty( $options['for-me'] ) ? STATE_ON : STATE_FOR_ME );
	}

	/**
	 * Switches families off.
	 *
	 * ## OPTIONS
	 *
	 * [<family>...]
	 * : The families.
	 *
	 * [--all]
	 * : All families.
	 */
	public function disable( $families, $options ) {
		$this->change( $families, $options, STATE_OFF );
	}

	/** Prints versions, removed scripts, scripts that stay and why, and faults. */
	public function report() {
		\WP_CLI::log( implode( ', ', versions() ) );
		foreach ( removed_scripts() as $handle => list( $family, $pages ) ) {
			/* translators: 1: handle of a script, 2: name of a family, 3: number of pages */
			\WP_CLI::log( sprintf( __( 'removed: %1$s (%2$s), pages: %3$d', 'skerry' ), $handle, $family, $pages ) );
		}
		foreach ( staying_scripts() as $handle => $reason ) {
			/* translators: 1: handle of a script, 2: why it stays */
			\WP_CLI::log( sprintf( __( 'stays: %1$s: %2$s', 'skerry' ), $handle, $reason ) );
		}
		foreach ( fault_reports() as $fault ) {
			\WP_CLI::log( implode( ' ', array_filter( array_map( 'strval', array_filter( (array) $fault, 'is_scalar' ) ) ) ) );
		}
		if ( array() === visited_pages() ) {
			\WP_CLI::log( __( 'No pages recorded yet: open a few while signed in as an administrator.', 'skerry' ) );
		}
	}

	private function change( $families, $options, $state ) {
		if ( is_decided_by_network() ) {
			\WP_CLI::error( __( 'The network controls the settings of this site.', 'skerry' ) );
		}
		$families = empty( $options['all'] ) ? $families : FAMILIES;
		$unknown  = array_diff( $families, FAMILIES );
		if ( array() === $families || array() !== $unknown ) {
			/* translators: %s: names of families */
			\WP_CLI::error( sprintf( __( 'Specify families or --all. Available families: %s', 'skerry' ), implode( ', ', FAMILIES ) ) );
		}
		$settings             = settings();
		$settings['families'] = array_fill_keys( $families, $state ) + $settings['families'];
		$settings['inherit']  = false;
		unset( $settings['forbid'] );
		update_option( OPTION, complete_settings( $settings ) );
		/* translators: 1: names of families, 2: on, off or for me only */
		\WP_CLI::success( sprintf( __( '%1$s: %2$s. Empty the page cache.', 'skerry' ), implode( ', ', $families ), state_labels()[ $state ] ) );
	}
}
