<?php
/** Settings → Skerry. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

const PAGE = 'skerry';

function add_settings_page() {
	add_options_page( 'Skerry', 'Skerry', 'manage_options', PAGE, __NAMESPACE__ . '\print_settings_page' );
}

function register_settings() {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
			'show_in_rest'      => false,
		)
	);
}

/** The link next to “Deactivate” in the list of plugins. */
function add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . PAGE ) ), esc_html__( 'Settings', 'skerry' ) );
	return array_merge( array( $link ), (array) $links );
}

function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$is_locked = is_decided_by_network();
	?>
	<div class="wrap skerry-settings">
		<h1>Skerry</h1>
		<?php
		print_settings_style();
		print_overrides();
		?>
		<form action="options.php" method="post">
			<?php
			settings_fields( PAGE );
			if ( is_multisite() ) {
				print_inheritance( $is_locked );
			}
			print_fields( OPTION, settings(), $is_locked );
			if ( ! $is_locked ) {
				submit_button();
			}
			?>
			<p class="description">
				<?php esc_html_e( 'Empty the page cache after a change: visitors see the change once the page is rendered again. Pages cached before keep working.', 'skerry' ); ?>
			</p>
		</form>
		<?php print_findings(); ?>
	</div>
	<?php
}

/** The settings that a filter overrides, and other filters in use. */
function print_overrides() {
	$labels = state_labels();
	foreach ( overridden_families() as $family => $state ) {
		printf(
			'<div class="notice notice-warning inline"><p>%s</p></div>',
			/* translators: 1: name of a family, 2: on, off or for me only */
			esc_html( sprintf( __( 'A filter of this site (skerry_families) overrides the setting of “%1$s”: %2$s.', 'skerry' ), family_labels()[ $family ], $labels[ $state ] ) )
		);
	}
	$others = array_diff( filters_in_use(), array( 'skerry_families' ) );
	if ( array() !== $others ) {
		printf(
			'<div class="notice notice-info inline"><p>%s</p></div>',
			/* translators: %s: names of filters */
			esc_html( sprintf( __( 'Filters of this site that also affect Skerry: %s.', 'skerry' ), implode( ', ', $others ) ) )
		);
	}
}

/** On a network: whether the site follows its settings. */
function print_inheritance( $is_locked ) {
	if ( $is_locked ) {
		printf( '<p><strong>%s</strong></p>', esc_html__( 'The network controls the settings of this site.', 'skerry' ) );
		return;
	}
	printf(
		'<p><label><input type="checkbox" name="%s[inherit]" value="1" %s> %s</label></p>',
		esc_attr( OPTION ),
		checked( ! has_own_settings(), true, false ),
		esc_html__( 'Follow the settings of the network instead of those below', 'skerry' )
	);
}
