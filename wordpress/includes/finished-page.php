<?php
/**
 * Which scripts stay for code that stands on the page itself is known when the page is finished: until then
 * both tags of a script are remembered, the one that runs and the inert one.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The tags of scripts of which it is not known yet whether they run: handle → alive, inert, printed. */
function open_tags( $handle = null, $tag = array() ) {
	static $tags = array();
	if ( null !== $handle ) {
		$tags[ $handle ] = $tag;
	}
	return $tags;
}

/** The handles that code and files of the page keep alive: handle → who uses them, as addresses of files or `ON_PAGE`. */
function kept_by_page( $handles = null ) {
	static $kept = array();
	if ( null !== $handles ) {
		$kept = $handles;
	}
	return $kept;
}

/**
 * Prints one of a script's tags for now. Where nobody looks at the finished page, or it is sent before it is
 * finished, that one is final: jQuery runs then. A replaced library does not, for it may do Skerry's work twice.
 */
function print_for_now( $handle, $alive, $inert, $is_replaced ) {
	$printed = $is_replaced ? $inert : $alive;
	open_tags( $handle, compact( 'alive', 'inert', 'printed' ) );
	return $printed;
}

/** The page with each open tag as it is to be: alive where its handle is not among the inert ones. */
function settle_tags( $page, $inert ) {
	foreach ( open_tags() as $handle => $tag ) {
		$page = str_replace( $tag['printed'], isset( $inert[ $handle ] ) ? $tag['inert'] : $tag['alive'], $page );
	}
	return $page;
}

/** Who uses the given handles, or something that needs them: handle → names. Null where the page cannot be looked through. */
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
 * The finished page with the scripts alive that its code and its files use. Where jQuery is not among them,
 * Divi's stand-in for it goes too: what asks whether jQuery is there would find something that can do nothing.
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
	// In the browser Skerry leaves to Divi 5's libraries what they do: they work together only.
	$users = array_intersect_key( $used, DIVI_5_TOGETHER );
	if ( is_divi_5( $registered ) && array() !== $users ) {
		$together = closure( array_keys( array_intersect_key( $open, DIVI_5_TOGETHER ) ), $registered );
		$used    += array_fill_keys( array_keys( array_intersect_key( $together, $open ) ), reset( $users ) );
	}
	kept_by_page( $used );
	$still_inert = array_diff_key( $inert, $used );
	return settle_tags( isset( $still_inert['jquery-core'] ) ? $bare : $page, $still_inert );
}

/** Looks at the page before it is sent. What was sent in pieces, or is no whole page, goes on as it was printed. */
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
 * Holds the page back until it is finished. As late as can be, so that it is seen as WordPress prints it, and
 * not where feeds and the like are printed. WordPress 6.9 has such a buffer too, which sites may turn off.
 */
function hold_page( $template ) {
	if ( is_on() ) {
		ob_start( __NAMESPACE__ . '\finish_page' );
	}
	return $template;
}
