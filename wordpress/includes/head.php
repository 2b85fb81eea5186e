<?php
/** What is printed in the head. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the script tag. Without `defer` where consent is on: the guard has to be in force
 * before the scripts that it holds. The names at the end tell caches and optimisers to leave it there.
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
		// The same for every visitor, whatever name of the site has been asked for.
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

/** The script tag, before everything else that wp_head prints, and the rule for visitors without scripts. */
function print_head() {
	if ( ! is_on() ) {
		return;
	}
	$attributes = attributes();
	wp_print_script_tag( $attributes );
	print_safety_net( $attributes );
	// What a policy asks of scripts, it asks of their preloading.
	$nonce = apply_filters( 'wp_script_attributes', $attributes )['nonce'] ?? '';
	$nonce = '' === $nonce ? '' : sprintf( ' nonce="%s"', esc_attr( $nonce ) );
	foreach ( preloads() as $url ) {
		// Not as a module: browsers would not look at an import map of the page any more.
		printf( "<link rel=\"preload\" as=\"script\" crossorigin fetchpriority=\"low\" href=\"%s\"%s>\n", esc_url( $url ), $nonce );
	}
	echo "<noscript><style>.et_animated,.et-waypoint{opacity:1!important}</style></noscript>\n";
}
