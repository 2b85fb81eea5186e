<?php
/** Whether a request is a page that Skerry runs on. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Whether the page is shown in the visual builder, which loads its own scripts. */
function is_builder() {
	if ( function_exists( 'et_core_is_fb_enabled' ) ) {
		return (bool) \et_core_is_fb_enabled();
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looked at.
	return isset( $_GET['et_fb'] );
}

/** The requested path and query; '' outside of HTTP requests. */
function asked_address() {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, or sanitised by who keeps it.
	return isset( $_SERVER['REQUEST_URI'] ) ? wp_unslash( (string) $_SERVER['REQUEST_URI'] ) : '';
}

/** Whether this request is a page that Skerry runs on. If not, the page is not changed. */
function is_on() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- `?skerry=off` gives the old scripts back.
	$is_off = isset( $_GET['skerry'] ) && 'off' === $_GET['skerry'];
	return ! $is_off && ! is_admin() && ! is_builder() && '' !== address() && array() !== families() && ! is_excluded();
}
