<?php
/** Detects the libraries that code on the page itself uses: snippets, integration code, inline handlers. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Types of scripts that no browser and no consent plugin ever runs: data, templates, inert scripts. */
const NO_CODE = '#json|importmap|speculationrules|html|template|tmpl|handlebars|mustache|render|shader|xml|skerry-original#i';

/**
 * The constructs of a page that are not markup: comments, raw text, scripts. Possessive, so that
 * long ones are matched fast.
 */
const NO_MARKUP = '#<!--(?:-?>|.*?--!?>)|<(style|textarea|title)\b.*?</\1|<script\b(?<attributes>(?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>(?<code>(?:[^<]++|<(?!/script))*+)</script#is';

/** Code in attributes. */
const HANDLERS = '#[\s"\'/]on[a-z]+\s*=\s*("[^"]*"|\'[^\']*\'|[^\s>]+)|=\s*("\s*javascript:[^"]*"|\'\s*javascript:[^\']*\'|javascript:[^\s>]+)#i';

/** Matches the name jQuery, or `$` used like jQuery. */
const USES_JQUERY = '/\bjQuery\b|(?<![\w$])\$\s*[(.]/';

/** The same for data, which may mention jQuery without containing code. */
const CALLS_JQUERY = '/\bjQuery(?:\s*\(|\.\w)|(?<![\w$])\$(?:\s*\(|\.[a-z])/i';

/** The handles of jQuery. */
const JQUERY = array( 'jquery', 'jquery-core', 'jquery-migrate' );

/**
 * Patterns that detect the use of a library, by handle. A library without a pattern counts as used
 * if jQuery is used and the library depends on it.
 */
const LIBRARY_CALLS = array(
	'easypiechart'                     => '/easyPieChart/i',
	'fitvids'                          => '/\bfitVids\b/',
	'salvattore'                       => '/\bsalvattore\b/',
	'magnific-popup'                   => '/\bmagnificPopup\b/',
	'jquery-mobile'                    => '/["\' ](?:swipe(?:left|right)?|tap(?:hold)?|vclick|vmouse\w+)["\' ]|\.swipe(?:left|right)?\s*\(|(?:\$|jQuery)\.mobile\b/',
	'et-jquery-visible-viewport'       => '/\.visible\s*\(/',
	'jquery-dropdown-js'               => '/\bjqDropdown\b/',
	'divi-script-library-ext-waypoint' => '/\.waypoints?\s*\(|\bWaypoint\s*[(.]/',
	'js-cookie'                        => '/\bCookies\b/',
	'wc-js-cookie'                     => '/\bCookies\b/',
	'jquery-blockui'                   => '/\.(?:un)?block\s*\(|\b(?:un)?blockUI\b/',
	'wc-jquery-blockui'                => '/\.(?:un)?block\s*\(|\b(?:un)?blockUI\b/',
	'underscore'                       => '/(?<![\w$.])_\s*[.(]/',
	'wp-util'                          => '/\bwp\.(?:template|ajax)\b/',
);

/**
 * Printed by Divi 4.10 and later if jQuery is deferred: a stand-in that remembers early calls, and
 * the code that passes them to jQuery. Neither contains a `<`, and each is at the start of its
 * script.
 */
const STAND_IN = '#(<script\b[^>]*>(?:\s|/\*.*?\*/)*+)(?:let jqueryParams=\[\][^<]*?\$\.fn\.ready=function\(r\)\{jqueryParams=\[\.\.\.jqueryParams,r\]\};?|jqueryParams\.length&&\$\.each\(jqueryParams,[^<]*?\(document\)\.ready\(a\)\}\}\);?)#s';

/** Whether code matches; code that cannot be searched counts as a match. */
function matches( $pattern, $code ) {
	return 0 !== preg_match( $pattern, $code );
}

/** Code without the data that WordPress prints for scripts (`var name = {…};`). */
function without_data( $code ) {
	$lines = array();
	foreach ( explode( "\n", $code ) as $line ) {
		$is_data = preg_match( '/^\s*(?:(?:var|let|const)\s+)?[\w$.]+\s*=\s*([\[{"].*);\s*$/', $line, $found )
			&& null !== json_decode( $found[1] ) && ! matches( CALLS_JQUERY, $found[1] );
		if ( ! $is_data ) {
			$lines[] = $line;
		}
	}
	return implode( "\n", $lines );
}

/** A page without Divi's stand-in for jQuery; null if it cannot be searched. */
function without_stand_in( $page ) {
	return preg_replace( STAND_IN, '$1', $page );
}

/**
 * The scripts of a page that may run, as attributes and code, and the markup around them; null if
 * the page cannot be searched.
 */
function look_through( $page ) {
	if ( null === $page ) {
		return null;
	}
	$scripts = array();
	$markup  = preg_replace_callback(
		NO_MARKUP,
		function ( $found ) use ( &$scripts ) {
			if ( isset( $found['code'] ) && ! matches( NO_CODE, take_attribute( $found['attributes'], 'type' )[0] ) ) {
				$scripts[] = array( $found['attributes'], $found['code'] );
			}
			return ' ';
		},
		$page
	);
	return null === $markup ? null : array( $scripts, $markup );
}

/**
 * All code of a page that may run, from the result of `look_through`; null if the markup cannot be
 * searched for handlers.
 */
function code_on_page( $scripts, $markup ) {
	if ( false === preg_match_all( HANDLERS, $markup, $handlers ) ) {
		return null;
	}
	$code = array_map( __NAMESPACE__ . '\without_data', array_column( $scripts, 1 ) );
	return implode( "\n", array_merge( $code, array( html_entity_decode( implode( "\n", $handlers[0] ), ENT_QUOTES ) ) ) );
}

/** Those of the given handles that code on the page uses. */
function used_by_code( $code, $handles, $registered ) {
	$is_jquery = matches( USES_JQUERY, $code );
	$used      = $is_jquery ? JQUERY : array();
	foreach ( $handles as $handle ) {
		if ( isset( LIBRARY_CALLS[ $handle ] ) ) {
			$is_used = matches( LIBRARY_CALLS[ $handle ], $code );
		} else {
			$is_used = $is_jquery && ! isset( known_handles()[ $handle ] ) && isset( closure( array( $handle ), $registered )['jquery-core'] );
		}
		if ( $is_used ) {
			$used[] = $handle;
		}
	}
	return $used;
}
