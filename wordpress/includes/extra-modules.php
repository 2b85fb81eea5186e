<?php
/** Extra's own modules: featured posts, posts in a carousel or in tabs, feeds. Skerry has nothing in their place. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const EXTRA_SCRIPT = 'extra-scripts';

/** Whether one of them has been printed so far, in what is handed over or before. */
function has_extra_modules( $printed = '' ) {
	static $found = false;
	$found = $found || false !== strpos( (string) $printed, 'et_pb_extra_module' );
	return $found;
}

// The theme prints its script in the footer, when all modules of the page have been there.
add_filter(
	'do_shortcode_tag',
	function ( $printed ) {
		has_extra_modules( $printed );
		return $printed;
	}
);
