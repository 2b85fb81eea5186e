<?php
/** Installs a fresh WordPress for the test and adds content: one page with the demo's markup. */
define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Test site', 'owner', 'owner@site.example', true, '', 'a long password' );
switch_theme( 'stand-in' );
// As the dashboard does with an uploaded zip.
require_once ABSPATH . 'wp-admin/includes/file.php';
add_filter( 'filesystem_method', fn() => 'direct' );
WP_Filesystem();
$unpacked = unzip_file( $argv[3], WP_PLUGIN_DIR );
if ( is_wp_error( $unpacked ) ) {
	exit( $unpacked->get_error_message() );
}
update_option( 'active_plugins', array( 'skerry/skerry.php' ) );
update_option( 'comment_moderation', '0' );
update_option( 'comment_previously_approved', '0' );
$id = wp_insert_post(
	array(
		'post_title'     => 'Getting here',
		'post_content'   => file_get_contents( $argv[2] ),
		'post_status'    => 'publish',
		'post_type'      => 'post',
		'comment_status' => 'open',
	)
);
echo $id;
