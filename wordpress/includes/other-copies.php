<?php
/** Another, inactive copy of the plugin: reported in the dashboard and in Site Health. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The files of other copies. */
function other_copies() {
	return array_values( array_filter( (array) apply_filters( 'skerry_other_copies', array() ), 'is_string' ) );
}

/** A sentence about them; '' if there are none. */
function other_copies_sentence() {
	$files = other_copies();
	if ( array() === $files ) {
		return '';
	}
	return sprintf(
		/* translators: 1: file of the copy that works, 2: files of the copies that do nothing */
		__( 'Skerry is installed twice: %1$s is active, %2$s is inactive. Remove one of them.', 'skerry' ),
		PLUGIN_FILE,
		implode( ', ', $files )
	);
}

function print_other_copies() {
	$sentence = other_copies_sentence();
	if ( '' !== $sentence && current_user_can( 'activate_plugins' ) ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $sentence ) );
	}
}
