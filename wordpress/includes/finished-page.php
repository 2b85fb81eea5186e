<?php
/**
 * Which scripts stay because code on the page uses them is known only when the page is finished:
 * until then both tags of a script are remembered, the active one and the inert one.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The tags of scripts that are not decided yet: handle → alive, inert, printed. */
function open_tags( $handle = null, $tag = array() ) {
	static $tags = array();
	if ( null !== $handle ) {
		$tags[ $handle ] = $tag;
	}
	return $tags;
}

/**
 * The handles that code and files of the page keep active: handle → their users, as addresses of
 * files or `ON_PAGE`.
 */
function kept_by_page( $handles = null ) {
	static $kept = array();
	if ( null !== $handles ) {
		$kept = $handles;
	}
	return $kept;
}

/**
 * Prints one of a script's two tags for now. If the finished page is not examined, or is sent
 * before it is finished, this tag is final: jQuery then runs. A replaced library does not, because
 * it might repeat Skerry's work.
 */
function print_for_now( $handle, $alive, $inert, $is_replaced ) {
	$printed = $is_replaced ? $inert : $alive;
	open_tags( $handle, compact( 'alive', 'inert', 'printed' ) );
	return $printed;
}

/**
 * The page with the final version of each undecided tag: active unless its handle is one of the
 * inert ones.
 */
function settle_tags( $page, $inert ) {
	foreach ( open_tags() as $handle => $tag ) {
		$page = str_replace( $tag['printed'], isset( $inert[ $handle ] ) ? $tag['inert'] : $tag['alive'], $page );
	}
	return $page;
}

/**
 * The users of the given handles, direct or through a dependency: handle → names. Null if the page
 * cannot be examined.
 */
function users_on_page( $page, $handles, $registered ) {
	$found = look_through( $page );
	$code  = null === $found ? null : code_on_page( ...$found );
	if ( null === $code ) {
		return null;
	}
	$used = array( ON_PAGE => used_by_code( $code, $handles, $registered ) );
	foreach ( files_of( $found[0] ) as $name => $text ) {
		$used[ $name ] = used_by_file( $text, $handles );
	}
	$users = array();
	foreach ( $used as $name => $asked ) {
		foreach ( array_intersect( array_keys( closure( $asked, $registered ) ), $handles ) as $handle ) {
			$users[ $handle ][] = $name;
		}
	}
	return $users;
}

/**
 * The finished page with those scripts active that its code and its files use. If jQuery is not
 * among them, Divi's stand-in for it is removed too: code that checks for jQuery would find an
 * object without any function.
 */
function page_with_used_scripts( $page ) {
	$inert      = inert_scripts();
	$registered = wp_scripts()->registered;
	$open       = array_intersect_key( open_tags(), $inert );
	$bare       = without_stand_in( $page );
	$used       = null === $bare ? null : users_on_page( settle_tags( $bare, $inert ), array_keys( $open ), $registered );
	if ( null === $used ) {
		return $page;
	}
	// In the browser, Skerry leaves the work of Divi 5's libraries to them: they function only together.
	$users = array_intersect_key( $used, DIVI_5_TOGETHER );
	if ( is_divi_5( $registered ) && array() !== $users ) {
		$together = closure( array_keys( array_intersect_key( $open, DIVI_5_TOGETHER ) ), $registered );
		$used    += array_fill_keys( array_keys( array_intersect_key( $together, $open ) ), reset( $users ) );
	}
	kept_by_page( $used );
	$still_inert = array_diff_key( $inert, $used );
	return settle_tags( isset( $still_inert['jquery-core'] ) ? $bare : $page, $still_inert );
}

/**
 * Examines the page before it is sent. A page that was sent in pieces, or is incomplete, stays as
 * it was printed.
 */
function finish_page( $page, $phase ) {
	static $is_begun = false;
	if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
		return '';
	}
	$is_whole = ! $is_begun && ( $phase & PHP_OUTPUT_HANDLER_FINAL ) && false !== stripos( $page, '</html' );
	$is_begun = true;
	try {
		return $is_whole && array() !== open_tags() ? page_with_used_scripts( $page ) : $page;
	} catch ( \Throwable $error ) {
		// An error here would leave the visitor without the page.
		return $page;
	}
}

/**
 * Buffers the page until it is finished. As late as possible, so that the page is seen as WordPress
 * prints it, and not for feeds and similar responses. WordPress 6.9 has such a buffer too, which
 * sites may disable.
 */
function hold_page( $template ) {
	if ( is_on() ) {
		ob_start( __NAMESPACE__ . '\finish_page' );
	}
	return $template;
}
