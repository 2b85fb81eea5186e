<?php
/** The output in the head of the page. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the script tag. Without `defer` if consent is on: the guard must be active
 * before the scripts that it holds back. The last attributes tell caches and optimisers not to move
 * the tag.
 */
function attributes() {
	$families   = families();
	$attributes = array(
		'src' => address(),
		'id'  => 'skerry-js',
	);
	if ( FAMILIES !== $families ) {
		$attributes['data-only'] = implode( ',', $families );
	}
	if ( ! in_array( 'consent', $families, true ) ) {
		$attributes['defer'] = true;
	}
	$share = settings()['faults'];
	if ( '0' !== $share ) {
		// The same for every visitor, independent of the requested host name.
		$attributes['data-faults']       = wp_make_link_relative( rest_url( 'skerry/v1/faults' ) );
		$attributes['data-faults-share'] = $share;
	}
	$attributes += array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
		'data-noptimize'   => '1',
		'nowprocket'       => true,
	);
	return (array) apply_filters( 'skerry_attributes', $attributes );
}

/** The script tag, before all other output of wp_head, and the rule for visitors without scripts. */
function print_head() {
	if ( ! is_on() ) {
		return;
	}
	$attributes = attributes();
	wp_print_script_tag( $attributes );
	print_safety_net( $attributes );
	// A CSP that requires a nonce for scripts requires it for their preloads too.
	$nonce = apply_filters( 'wp_script_attributes', $attributes )['nonce'] ?? '';
	$nonce = '' === $nonce ? '' : sprintf( ' nonce="%s"', esc_attr( $nonce ) );
	foreach ( preloads() as $url ) {
		// Not `modulepreload`: browsers would then ignore an import map of the page.
		printf( "<link rel=\"preload\" as=\"script\" crossorigin fetchpriority=\"low\" href=\"%s\"%s>\n", esc_url( $url ), $nonce );
	}
	echo "<noscript><style>.et_animated,.et-waypoint{opacity:1!important}</style></noscript>\n";
}
