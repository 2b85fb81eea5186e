<?php
/**
 * Settings of a network, for its administrators: defaults for every site, and whether a site may
 * change them.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

function add_network_page() {
	add_submenu_page( 'settings.php', 'Skerry', 'Skerry', 'manage_network_options', PAGE, __NAMESPACE__ . '\print_network_page' );
}

function print_network_page() {
	if ( ! current_user_can( 'manage_network_options' ) ) {
		return;
	}
	$settings = network_settings();
	?>
	<div class="wrap skerry-settings">
		<h1>Skerry</h1>
		<?php
		print_settings_style();
		foreach ( (array) get_site_transient( NETWORK_OPTION . '_said' ) as $sentence ) {
			if ( is_string( $sentence ) && '' !== $sentence ) {
				printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $sentence ) );
			}
		}
		delete_site_transient( NETWORK_OPTION . '_said' );
		?>
		<form action="<?php echo esc_url( network_admin_url( 'edit.php?action=' . NETWORK_OPTION ) ); ?>" method="post">
			<?php wp_nonce_field( NETWORK_OPTION ); ?>
			<p><?php esc_html_e( 'These settings are the defaults for every site of the network.', 'skerry' ); ?></p>
			<p><label><input type="checkbox" name="<?php echo esc_attr( NETWORK_OPTION ); ?>[forbid]" value="1" <?php checked( $settings['forbid'] ); ?>>
				<?php esc_html_e( 'Sites cannot change these settings', 'skerry' ); ?></label></p>
			<?php
			print_fields( NETWORK_OPTION, $settings, false );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

/** Handles the form of the network: the Settings API saves for single sites only. */
function save_network_settings() {
	check_admin_referer( NETWORK_OPTION );
	if ( ! current_user_can( 'manage_network_options' ) ) {
		wp_die( esc_html__( 'Only administrators of the network may do that.', 'skerry' ), 403 );
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- read_settings() takes what it knows.
	$sent                         = isset( $_POST[ NETWORK_OPTION ] ) ? wp_unslash( $_POST[ NETWORK_OPTION ] ) : null;
	list( $settings, $problems ) = read_settings( $sent, network_settings() );
	unset( $settings['inherit'] );
	update_site_option( NETWORK_OPTION, $settings );
	$said = array() === $problems ? array( __( 'Settings saved.', 'skerry' ) ) : $problems;
	set_site_transient( NETWORK_OPTION . '_said', $said, MINUTE_IN_SECONDS );
	wp_safe_redirect( network_admin_url( 'settings.php?page=' . PAGE ) );
	exit;
}
