<?php
/** Which families are on. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The families that are on; a site changes them with the filter `skerry_families`. */
function families() {
	$wanted = (array) apply_filters( 'skerry_families', FAMILIES );
	return array_values( array_intersect( FAMILIES, $wanted ) );
}
