<?php
/**
 * Records the pages that an administrator has opened. Pages of visitors are not recorded and cost
 * nothing.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const SEEN_OPTION = 'skerry_seen_pages';
const MOST_SEEN   = 20;

/** Used instead of a handle: code on the page itself. */
const ON_PAGE = '(code)';

/** Handles that the queue prints for administrators only. */
const OF_ADMINISTRATORS = array( 'admin-bar', 'hoverintent-js' );

/** The dependents of each script, among the scripts that the page itself enqueues: handle → handles. */
function needs_of_page( $scripts ) {
	$found = array();
	$inert = inert_scripts();
	foreach ( array_diff( $scripts->queue, OF_ADMINISTRATORS ) as $asked ) {
		// An inert script needs nothing, except for its inline code.
		if ( isset( $inert[ $asked ], $scripts->registered[ $asked ] ) && ! uses_jquery( $scripts->registered[ $asked ] ) ) {
			continue;
		}
		foreach ( array_keys( closure( array( $asked ), $scripts->registered ) ) as $handle ) {
			if ( $asked !== $handle ) {
				$found[ $handle ][] = $asked;
			}
		}
	}
	return $found;
}

/**
 * The scripts of the page: the removed ones with their families, and the remaining ones with their
 * dependents.
 */
function page_scripts( $scripts ) {
	$known = known_handles();
	$inert = inert_scripts();
	$kept  = kept_by_page();
	$needs = needs_of_page( $scripts );
	$out   = array();
	$stays = array();
	foreach ( array_keys( closure( array_diff( $scripts->queue, OF_ADMINISTRATORS ), $scripts->registered ) ) as $handle ) {
		$script = $scripts->registered[ $handle ];
		if ( isset( $kept[ $handle ] ) ) {
			$stays[ $handle ] = array_slice( $kept[ $handle ], 0, 5 );
		} elseif ( isset( $inert[ $handle ] ) ) {
			if ( $inert[ $handle ]['is_replaced'] ) {
				$out[ $handle ] = $known[ $handle ];
			}
		} elseif ( $script->src ) {
			$stays[ $handle ] = array_slice( isset( $needs[ $handle ] ) ? $needs[ $handle ] : array(), 0, 5 );
		}
	}
	return array( $out, $stays );
}

/** Seen pages, the latest first: address, time, removed scripts, remaining scripts. */
function visited_pages() {
	$seen = get_option( SEEN_OPTION, array() );
	return is_array( $seen ) ? $seen : array();
}

/** Records the page that has just been sent to an administrator. */
function remember_page() {
	if ( ! did_action( 'wp_print_footer_scripts' ) || is_admin() || is_customize_preview() || ! is_owner() || ! is_on() ) {
		return;
	}
	list( $out, $stays ) = page_scripts( wp_scripts() );
	$address = remove_query_arg( array( 'skerry', 'preview_nonce', '_wpnonce' ), asked_address() );
	$address = substr( esc_url_raw( $address ), 0, LONGEST_PATTERN );
	$seen    = visited_pages();
	$before  = isset( $seen[ $address ] ) ? $seen[ $address ] : array( 'time' => 0 );
	$now     = array(
		'time'  => time(),
		'out'   => $out,
		'stays' => $stays,
	);
	$is_same = array( 'time' => $now['time'] ) + $before === array( 'time' => $now['time'] ) + $now;
	if ( $is_same && $now['time'] - $before['time'] < HOUR_IN_SECONDS ) {
		return;
	}
	unset( $seen[ $address ] );
	update_option( SEEN_OPTION, array_slice( array( $address => $now ) + $seen, 0, MOST_SEEN, true ), false );
}

/** The scripts that stay on seen pages, with the reason: handle → sentence. */
function staying_scripts() {
	$known   = known_handles();
	$kept    = kept_scripts() + array( EXTRA_SCRIPT => __( 'Extra\'s own modules', 'skerry' ) );
	$visible = families_for( true );
	$reasons = array();
	foreach ( visited_pages() as $page ) {
		foreach ( $page['stays'] as $handle => $needed ) {
			if ( isset( $reasons[ $handle ] ) ) {
				continue;
			}
			if ( isset( $known[ $handle ] ) && ! in_array( $known[ $handle ], $visible, true ) ) {
				/* translators: %s: name of a family */
				$reasons[ $handle ] = sprintf( __( 'its family is off: %s', 'skerry' ), $known[ $handle ] );
			} elseif ( isset( $kept[ $handle ] ) ) {
				/* translators: %s: what a script does */
				$reasons[ $handle ] = sprintf( __( 'not replaced by Skerry: %s', 'skerry' ), $kept[ $handle ] );
			} elseif ( in_array( ON_PAGE, $needed, true ) ) {
				$reasons[ $handle ] = __( 'used by code on the page: a snippet, integration code or an inline event handler', 'skerry' );
			} elseif ( array() !== $needed ) {
				/* translators: %s: handles of scripts */
				$reasons[ $handle ] = sprintf( __( 'needed by %s', 'skerry' ), implode( ', ', $needed ) );
			} else {
				$reasons[ $handle ] = __( 'belongs to a theme or plugin that Skerry does not replace', 'skerry' );
			}
		}
	}
	ksort( $reasons );
	return $reasons;
}

/** The scripts that were removed from seen pages: handle → array( family, number of pages ). */
function removed_scripts() {
	$found = array();
	foreach ( visited_pages() as $page ) {
		foreach ( $page['out'] as $handle => $family ) {
			$found[ $handle ] = array( $family, isset( $found[ $handle ] ) ? $found[ $handle ][1] + 1 : 1 );
		}
	}
	ksort( $found );
	return $found;
}
