<?php
/**
 * Extra's own modules: featured posts, posts in a carousel or in tabs, feeds. Skerry does not
 * replace them.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const EXTRA_SCRIPT = 'extra-scripts';

/** Whether one of them has been printed so far, in the given markup or earlier. */
function has_extra_modules( $printed = '' ) {
	static $found = false;
	$found = $found || false !== strpos( (string) $printed, 'et_pb_extra_module' );
	return $found;
}

// The theme prints its script in the footer, after all modules of the page.
add_filter(
	'do_shortcode_tag',
	function ( $printed ) {
		has_extra_modules( $printed );
		return $printed;
	}
);
