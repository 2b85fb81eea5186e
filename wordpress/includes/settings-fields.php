<?php
/** The fields that the settings of a site and of a network have in common. */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** The names of the families. */
function family_labels() {
	return array(
		'modules'   => __( 'Divi: modules, menus, animations', 'skerry' ),
		'shop'      => __( 'WooCommerce: cart, checkout, product pages', 'skerry' ),
		'learndash' => __( 'LearnDash: courses', 'skerry' ),
		'consent'   => __( 'CookieYes: consent banner', 'skerry' ),
		'sticky'    => __( 'Divi: sticky modules', 'skerry' ),
		'abtest'    => __( 'Divi: A/B tests', 'skerry' ),
		'pixel'     => __( 'Pixel Caffeine: pixel', 'skerry' ),
		'builder'   => __( 'Divi: previews in the page builder', 'skerry' ),
		'access'    => __( 'Accessibility: fixes of the markup', 'skerry' ),
	);
}

function state_labels() {
	return array(
		STATE_ON     => __( 'on', 'skerry' ),
		STATE_FOR_ME => __( 'for me only', 'skerry' ),
		STATE_OFF    => __( 'off', 'skerry' ),
	);
}

function share_labels() {
	return array(
		'0'    => __( 'off', 'skerry' ),
		'0.01' => __( 'on one page in a hundred', 'skerry' ),
		'0.1'  => __( 'on one page in ten', 'skerry' ),
		'1'    => __( 'on every page', 'skerry' ),
	);
}

/** The setting whether visitors' browsers report faults. */
function print_share( $option, $share, $disabled ) {
	printf( '<h2>%s</h2>', esc_html__( 'Fault reports', 'skerry' ) );
	printf(
		'<p id="skerry-faults-help">%s</p>',
		esc_html__( 'If Skerry fails in a visitor’s browser, the browser reports it to this site: family, module and phase, the first line of the error, the path of the page, the versions of Skerry and the browser. Nothing that identifies the visitor is stored, and nothing is sent anywhere else. A family that fails repeatedly on a page is switched off on that page, and you get one e-mail.', 'skerry' )
	);
	printf( '<fieldset class="skerry-share" aria-describedby="skerry-faults-help"><legend class="screen-reader-text">%s</legend>', esc_html__( 'Fault reports', 'skerry' ) );
	foreach ( share_labels() as $value => $label ) {
		printf(
			'<label><input type="radio" name="%s[faults]" value="%s" %s %s> %s</label>',
			esc_attr( $option ),
			esc_attr( $value ),
			checked( (string) $value, $share, false ),
			$disabled, // phpcs:ignore WordPress.Security.EscapeOutput -- of WordPress.
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}

/** A row of choices per family, and the excluded addresses. */
function print_fields( $option, $settings, $is_locked ) {
	$labels   = family_labels();
	$disabled = disabled( $is_locked, true, false );
	printf( '<h2>%s</h2>', esc_html__( 'Families', 'skerry' ) );
	printf( '<p>%s</p>', esc_html__( '“For me only”: signed-in administrators see Skerry, visitors see the original scripts.', 'skerry' ) );
	echo '<table class="form-table skerry-families" role="presentation">';
	foreach ( $settings['families'] as $family => $state ) {
		printf( '<tr><th scope="row" aria-hidden="true">%1$s <code>%2$s</code></th><td><fieldset><legend class="screen-reader-text">%1$s</legend>', esc_html( $labels[ $family ] ), esc_html( $family ) );
		foreach ( state_labels() as $value => $label ) {
			printf(
				'<label><input type="radio" name="%s[families][%s]" value="%s" %s %s> %s</label> ',
				esc_attr( $option ),
				esc_attr( $family ),
				esc_attr( $value ),
				checked( $value, $state, false ),
				$disabled, // phpcs:ignore WordPress.Security.EscapeOutput -- of WordPress.
				esc_html( $label )
			);
		}
		if ( 'abtest' === $family ) {
			printf( '<p class="description">%s</p>', esc_html__( 'Works only if Divi’s modules are on.', 'skerry' ) );
		}
		echo '</fieldset></td></tr>';
	}
	echo '</table>';
	printf( '<h2><label for="skerry-left-out">%s</label></h2>', esc_html__( 'Excluded pages', 'skerry' ) );
	printf(
		'<p id="skerry-left-out-help">%s</p>',
		esc_html__( 'One address per line, with * for any characters: /checkout/* excludes the checkout with all its steps. The query (from ? on) is compared only if the line contains a ?.', 'skerry' )
	);
	$problems = array();
	read_patterns( $settings['left_out'], array(), $problems );
	printf(
		'<textarea id="skerry-left-out" name="%s[left_out]" rows="6" cols="50" class="large-text code" spellcheck="false" aria-describedby="skerry-left-out-help%s" %s>%s</textarea>',
		esc_attr( $option ),
		array() === $problems ? '' : ' skerry-left-out-problems" aria-invalid="true',
		$disabled, // phpcs:ignore WordPress.Security.EscapeOutput -- of WordPress.
		esc_textarea( implode( "\n", $settings['left_out'] ) )
	);
	if ( array() !== $problems ) {
		printf( '<ul id="skerry-left-out-problems" class="skerry-problems"><li>%s</li></ul>', implode( '</li><li>', array_map( 'esc_html', $problems ) ) );
	}
	print_share( $option, $settings['faults'], $disabled );
}

function print_settings_style() {
	?>
	<style>
		.skerry-settings { max-width: 60rem; }
		.skerry-families th, .skerry-families td { padding-block: 10px; }
		.skerry-families th { width: 22rem; font-weight: 400; }
		.skerry-families th code { display: block; width: max-content; font-size: 12px; background: none; padding: 0; color: #50575e; }
		/* WordPress has its margin of such labels with !important. */
		.skerry-settings .skerry-families td fieldset label { display: inline-block; margin-inline-end: 2em !important; }
		.skerry-share label { display: block; width: fit-content; padding-block: 4px; }
		.skerry-settings h2 { margin-top: 2em; font-size: 1.5em; }
		.skerry-settings .skerry-problems { color: #b32d2e; list-style: disc; margin-inline-start: 1.5em; }
		.skerry-scroll { overflow-x: auto; }
		.skerry-settings td { overflow-wrap: anywhere; }
		@media (max-width: 782px) {
			.skerry-families th { padding-block: 14px 0; width: auto; }
			.skerry-families td label { line-height: 2.4; }
		}
	</style>
	<?php
}
