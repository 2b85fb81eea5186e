<?php
/** The REST route to which browsers report faults. It exists only if the owner has enabled fault reports. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

function register_faults_route() {
	if ( '0' === settings()['faults'] ) {
		return;
	}
	register_rest_route(
		'skerry/v1',
		'/faults',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\take_report',
			// Visitors are not logged in. take_report() limits what is stored.
			'permission_callback' => '__return_true',
		)
	);
}

/** Whether the request was sent from a page of this site. Browsers send the origin with every POST. */
function is_own_origin( $origin, $host ) {
	$sent = wp_parse_url( $origin );
	if ( ! is_array( $sent ) || ! isset( $sent['host'] ) ) {
		return false;
	}
	$home  = wp_parse_url( home_url() );
	$named = strtolower( $sent['host'] . ( isset( $sent['port'] ) ? ":{$sent['port']}" : '' ) );
	$own   = strtolower( $home['host'] . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) );
	return $named === $own || strtolower( $host ) === $named;
}

/**
 * One of 256 groups, reassigned every day, derived from the address of the connection: enough to
 * see that more than one visitor is affected, while no address can be read from it.
 */
function visitor_group( $now ) {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only its digest is used.
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? (string) $_SERVER['REMOTE_ADDR'] : '';
	$address = (string) apply_filters( 'skerry_visitor_address', $address );
	return substr( hash_hmac( 'sha256', $address . gmdate( 'Y-m-d', $now ), wp_salt( 'nonce' ) ), 0, 2 );
}

/** Accepts one report; the amount of data written is limited for any request. */
function take_report( $request ) {
	$body = (string) $request->get_body();
	if ( strlen( $body ) > MOST_FAULT_BODY ) {
		return new \WP_REST_Response( null, 413 );
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
	$host = isset( $_SERVER['HTTP_HOST'] ) ? (string) $_SERVER['HTTP_HOST'] : '';
	if ( ! is_own_origin( (string) $request->get_header( 'origin' ), $host ) ) {
		return new \WP_REST_Response( null, 403 );
	}
	$report = read_report( $body );
	if ( null === $report ) {
		return new \WP_REST_Response( null, 400 );
	}
	return new \WP_REST_Response( null, keep_report( $report, time() ) ? 204 : 429 );
}

/** Stores a report and applies its consequences; false if the limit of reports per minute is reached. */
function keep_report( $report, $now ) {
	$store  = fault_store();
	$minute = (int) floor( $now / MINUTE_IN_SECONDS );
	$count  = $minute === $store['minute'] ? $store['count'] : 0;
	if ( $count >= MOST_A_MINUTE ) {
		return false;
	}
	$store['minute'] = $minute;
	$store['count']  = $count + 1;
	$store['rows']   = add_report( $store['rows'], $report, visitor_group( $now ), $now );
	$family          = $report['family'];
	$page            = $report['page'];
	$is_on           = in_array( $family, families_for( false ), true );
	$must_tell       = false;
	if ( $is_on && fails_again_and_again( $store['rows'], $family, $page, $now ) && switch_off( $family, $page, $now ) ) {
		list( $store, $must_tell ) = note_mail( $store, $family, $page, $now );
	}
	update_option( FAULTS_OPTION, $store, false );
	if ( $must_tell ) {
		mail_owner( $family, $page );
	}
	return true;
}

/** Whether the owner gets an e-mail: once per family and page, and only a few a day. */
function note_mail( $store, $family, $page, $now ) {
	$key            = md5( $family . "\n" . rtrim( rawurldecode( $page ), '/' ) );
	$store['mails'] = array_values(
		array_filter(
			$store['mails'],
			function ( $time ) use ( $now ) {
				return $now - $time < DAY_IN_SECONDS;
			}
		)
	);
	if ( in_array( $key, $store['told'], true ) || count( $store['mails'] ) >= MOST_MAILS_A_DAY ) {
		return array( $store, false );
	}
	$store['mails'][] = $now;
	$store['told']    = array_slice( array_merge( $store['told'], array( $key ) ), -MOST_FAULT_ROWS );
	return array( $store, true );
}
