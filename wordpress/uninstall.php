<?php
/**
 * Removes everything that the plugin has stored, on every site of a network. If a must-use copy
 * remains active, its settings stay.
 */

namespace Skerry;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( ! defined( __NAMESPACE__ . '\PLUGIN_FILE' ) || 0 !== strpos( wp_normalize_path( PLUGIN_FILE ), wp_normalize_path( WPMU_PLUGIN_DIR ) . '/' ) ) {
	$skerry_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 );
	foreach ( $skerry_sites as $skerry_site ) {
		if ( is_multisite() ) {
			switch_to_blog( $skerry_site );
		}
		delete_option( 'skerry_settings' );
		delete_option( 'skerry_seen_pages' );
		delete_option( 'skerry_faults' );
		delete_option( 'skerry_switched_off' );
		if ( is_multisite() ) {
			restore_current_blog();
		}
	}
	delete_site_option( 'skerry_network_settings' );
	delete_site_transient( 'skerry_network_settings_said' );
}
