<?php
/**
 * Fault reports of visitors' browsers: stored in one option that is not autoloaded, limited in the
 * number and the size of rows. Two simultaneous reports may count as one, which is accurate enough.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const FAULTS_OPTION = 'skerry_faults';

const MOST_FAULT_ROWS   = 200;
const MOST_FAULT_BODY   = 2048;
const MOST_A_MINUTE     = 30;
const MOST_MAILS_A_DAY  = 3;
/** A family is switched off on a page after this many reports from this many visitors within a day. */
const FAULTS_TOO_MANY   = 5;
const VISITORS_TOO_MANY = 3;

const FAULT_PHASES = array( 'load', 'mount', 'event', 'unmount', 'start', 'config', 'call' );

/** The stored data, with invalid values replaced by empty ones. */
function fault_store() {
	$store = get_option( FAULTS_OPTION, array() );
	$store = is_array( $store ) ? $store : array();
	foreach ( array( 'rows', 'told', 'mails' ) as $part ) {
		$store[ $part ] = isset( $store[ $part ] ) && is_array( $store[ $part ] ) ? $store[ $part ] : array();
	}
	return $store + array(
		'minute' => 0,
		'count'  => 0,
	);
}

/** One line of text: valid, without control characters, limited in length. */
function one_line( $text, $most ) {
	if ( ! is_string( $text ) ) {
		return '';
	}
	$text = (string) preg_replace( '/[\p{C}\p{Zl}\p{Zp}]+/u', ' ', wp_check_invalid_utf8( substr( $text, 0, MOST_FAULT_BODY ), true ) );
	return trim( function_exists( 'mb_substr' ) ? mb_substr( $text, 0, $most ) : substr( $text, 0, $most ) );
}

/** A report as it is stored, from the submitted text; null if it is not valid. */
function read_report( $body ) {
	$sent = json_decode( $body, true, 2 );
	if ( ! is_array( $sent ) ) {
		return null;
	}
	$page   = isset( $sent['page'] ) && is_string( $sent['page'] ) ? $sent['page'] : '';
	$family = isset( $sent['family'] ) ? $sent['family'] : null;
	$phase  = isset( $sent['phase'] ) ? $sent['phase'] : null;
	if ( ! preg_match( '#^/(?:(?![?\#<>"\\\\])[\x21-\x7e]){0,299}$#D', $page ) ) {
		return null;
	}
	if ( ( '' !== $family && ! in_array( $family, FAMILIES, true ) ) || ! in_array( $phase, FAULT_PHASES, true ) ) {
		return null;
	}
	$browser = isset( $sent['browser'] ) ? one_line( $sent['browser'], 30 ) : '';
	return array(
		'family'  => $family,
		'page'    => $page,
		'browser' => preg_match( '/^[A-Z][A-Za-z ]{1,20} \d{1,4}$/D', $browser ) ? $browser : '',
		'source'  => one_line( isset( $sent['source'] ) ? $sent['source'] : '', 80 ),
		'phase'   => $phase,
		'message' => one_line( isset( $sent['message'] ) ? $sent['message'] : '', 200 ),
		'version' => one_line( isset( $sent['version'] ) ? $sent['version'] : '', 20 ),
	);
}

/** The rows with a report added, the latest first: a repeated report increases the count. */
function add_report( $rows, $report, $visitor, $now ) {
	$key         = md5( implode( "\n", $report ) );
	$row         = ( isset( $rows[ $key ] ) ? $rows[ $key ] : array() ) + $report + array(
		'count' => 0,
		'seen'  => array(),
	);
	$row['time'] = $now;
	++$row['count'];
	$row['seen'] = array_slice( array_merge( array( array( $now, $visitor ) ), $row['seen'] ), 0, 2 * FAULTS_TOO_MANY );
	unset( $rows[ $key ] );
	return array_slice( array( $key => $row ) + $rows, 0, MOST_FAULT_ROWS, true );
}

/** Whether a family has failed on a page often enough, and for enough visitors, to be switched off there. */
function fails_again_and_again( $rows, $family, $page, $now ) {
	$reports  = 0;
	$visitors = array();
	foreach ( $rows as $row ) {
		if ( $family !== $row['family'] || ! is_same_page( $page, $row['page'] ) ) {
			continue;
		}
		foreach ( $row['seen'] as list( $time, $visitor ) ) {
			if ( $now - $time < DAY_IN_SECONDS ) {
				++$reports;
				$visitors[ $visitor ] = true;
			}
		}
	}
	return $reports >= FAULTS_TOO_MANY && count( $visitors ) >= VISITORS_TOO_MANY;
}

/** Rows of visitors' reports, the latest first. */
function stored_faults() {
	return array_values( fault_store()['rows'] );
}

/**
 * The latest fault reports, the latest first: rows of `time`, `family`, `page`, `browser`,
 * `message`, `count`.
 */
function fault_reports() {
	$rows = array_map(
		function ( $row ) {
			return array(
				'time'    => $row['time'],
				'family'  => $row['family'],
				'page'    => $row['page'],
				'browser' => $row['browser'],
				'message' => trim( "{$row['source']} ({$row['phase']}): {$row['message']}" ),
				'count'   => $row['count'],
			);
		},
		stored_faults()
	);
	return (array) apply_filters( 'skerry_fault_reports', $rows );
}
