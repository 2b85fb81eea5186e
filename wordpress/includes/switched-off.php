<?php
/** Families that failed repeatedly on a page: off on that page until the owner switches them on again. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Loaded with every page, and therefore small. */
const SWITCHED_OFF_OPTION = 'skerry_switched_off';
const MOST_SWITCHED_OFF   = 50;

/** Whether two paths are those of the same page. */
function is_same_page( $path, $other ) {
	return rtrim( rawurldecode( $path ), '/' ) === rtrim( rawurldecode( $other ), '/' );
}

/** The switched-off families: rows of `family`, `page`, `time`. Empty if fault reports are disabled. */
function switched_off() {
	if ( '0' === settings()['faults'] ) {
		return array();
	}
	$rows = get_option( SWITCHED_OFF_OPTION, array() );
	return is_array( $rows ) ? $rows : array();
}

/** The families that are switched off on the requested page. */
function switched_off_here() {
	$path  = (string) preg_replace( '/\?.*$/s', '', asked_address() );
	$found = array();
	foreach ( switched_off() as $row ) {
		if ( is_same_page( $row['page'], $path ) ) {
			$found[] = $row['family'];
		}
	}
	return $found;
}

/** Switches a family off on a page; false if it is already off, or the limit is reached. */
function switch_off( $family, $page, $now ) {
	$rows = switched_off();
	foreach ( $rows as $row ) {
		if ( $family === $row['family'] && is_same_page( $page, $row['page'] ) ) {
			return false;
		}
	}
	if ( count( $rows ) >= MOST_SWITCHED_OFF ) {
		return false;
	}
	$rows[] = array(
		'family' => $family,
		'page'   => $page,
		'time'   => $now,
	);
	update_option( SWITCHED_OFF_OPTION, $rows, true );
	/** For hosts and caches: the page must be rendered again. */
	do_action( 'skerry_switched_off', $family, $page );
	return true;
}

/** Switches a family on again on a page. Its reports from that page are deleted: counting starts again. */
function switch_on_again( $family, $page ) {
	$differs = function ( $row ) use ( $family, $page ) {
		return $family !== $row['family'] || ! is_same_page( $page, $row['page'] );
	};
	update_option( SWITCHED_OFF_OPTION, array_values( array_filter( switched_off(), $differs ) ), true );
	$store         = fault_store();
	$store['rows'] = array_filter( $store['rows'], $differs );
	update_option( FAULTS_OPTION, $store, false );
	do_action( 'skerry_switched_on', $family, $page );
}

/** Notifies the owner by e-mail that a family was switched off. */
function mail_owner( $family, $page ) {
	$site = wp_specialchars_decode( get_option( 'blogname', '' ), ENT_QUOTES );
	wp_mail(
		get_option( 'admin_email', '' ),
		/* translators: 1: name of the site, 2: name of a family */
		sprintf( __( '[%1$s] Skerry: “%2$s” is off on one page', 'skerry' ), $site, $family ),
		sprintf(
			/* translators: 1: name of a family, 2: path of a page, 3: address of the settings */
			__( "“%1\$s” has failed in the browsers of several visitors on the page %2\$s. It is now off on that page, and the original scripts run there; everything else is unchanged.\n\nEmpty the page cache, so that visitors get the current version of that page. The reports, and the button to switch the family on again:\n%3\$s", 'skerry' ),
			$family,
			$page,
			admin_url( 'options-general.php?page=skerry' )
		)
	);
}
