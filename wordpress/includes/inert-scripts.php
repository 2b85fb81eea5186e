<?php
/**
 * Prints the replaced scripts, and those that only they needed, so that browsers neither run nor
 * fetch them: the loader activates them again if Skerry cannot run.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Scripts that also run the A/B tests, in Divi 4. */
const WITH_AB_TESTS = array( 'divi-custom-script', 'extra-scripts', 'divi-builder-custom-script' );

/**
 * The inert scripts of this page: handle → whether it is replaced, whether that is independent of
 * the page's code, its families, its dependencies, its data.
 */
function inert_scripts( $inert = null ) {
	static $known = array();
	if ( null !== $inert ) {
		$known = $inert;
	}
	return $known;
}

/** Restores the data that was printed with the inert tags of scripts, before the page is examined again. */
function restore_inert_data( $registered ) {
	foreach ( inert_scripts() as $handle => $script ) {
		if ( '' !== $script['data'] && isset( $registered[ $handle ] ) ) {
			$later = isset( $registered[ $handle ]->extra['data'] ) ? "\n" . $registered[ $handle ]->extra['data'] : '';
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- an object of WordPress' own list.
			$registered[ $handle ]->extra['data'] = $script['data'] . $later;
		}
	}
}

/** The enabled families that a replaced script belongs to, separated by spaces. */
function families_of( $handle, $script ) {
	$families = array( known_handles()[ $handle ] );
	if ( in_array( $handle, WITH_AB_TESTS, true ) && ! is_divi_5_file( $script->src ) ) {
		$families[] = 'abtest';
	}
	return implode( ' ', array_intersect( $families, families() ) );
}

/**
 * Makes the replaced scripts inert, and all scripts that no remaining script needs. Data of
 * replaced scripts is still printed as active code; data of the others is kept for their inert tag.
 */
function make_inert( $replaced, $live, $scripts ) {
	$registered = $scripts->registered;
	$libraries  = is_divi_5( $registered ) ? LIBRARIES + DIVI_5_TOGETHER : LIBRARIES;
	$inert      = array();
	foreach ( array_keys( closure( $scripts->queue, $registered ) ) as $handle ) {
		$is_replaced = isset( $replaced[ $handle ] );
		$script      = $registered[ $handle ];
		if ( ! $script->src || ( ! $is_replaced && isset( $live[ $handle ] ) ) ) {
			continue;
		}
		$data = '';
		if ( ! $is_replaced && isset( $script->extra['data'] ) ) {
			$data = $script->extra['data'];
			unset( $script->extra['data'] );
		}
		$inert[ $handle ] = array(
			'is_replaced' => $is_replaced,
			'is_settled'  => $is_replaced && ! isset( $libraries[ $handle ] ),
			'families'    => $is_replaced ? families_of( $handle, $script ) : '',
			'needs'       => array_diff( array_keys( closure( $script->deps, $registered ) ), array( $handle ) ),
			'data'        => $data,
		);
	}
	foreach ( $inert as $handle => $script ) {
		$inert[ $handle ]['needs'] = implode( ' ', array_intersect( $script['needs'], array_keys( $inert ) ) );
	}
	inert_scripts( $inert );
}

/** Removes an attribute from the text of a tag's attributes; returns its value and the rest. */
function take_attribute( $text, $name ) {
	$pattern = '#\s' . $name . '\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\']+)#i';
	$value   = preg_match( $pattern, $text, $found ) ? trim( $found[1], '"\'' ) : '';
	return array( $value, preg_replace( $pattern, '', $text, 1 ) );
}

/** One inert tag: address and text unchanged; type and id are kept for its activation. */
function inert_tag( $attributes, $code, $handle, $script ) {
	list( $type, $attributes ) = take_attribute( $attributes, 'type' );
	list( $id, $attributes )   = take_attribute( $attributes, 'id' );
	$added                     = array(
		'type'                  => 'text/skerry-original',
		'data-skerry-original'  => $script['families'],
		'data-skerry-handle'    => $handle,
		'data-skerry-needs'     => $script['needs'],
		'data-skerry-type'      => $type,
		'data-skerry-id'        => $id,
	);
	$text = '';
	foreach ( $added as $name => $value ) {
		if ( '' !== $value || 'data-skerry-original' === $name ) {
			// Text that was an attribute's value is already escaped.
			$text .= sprintf( ' %s="%s"', $name, 0 === strpos( $name, 'data-skerry-type' ) || 'data-skerry-id' === $name ? $value : esc_attr( $value ) );
		}
	}
	return "<script$text$attributes>$code</script>";
}

/**
 * The tags of one script, as WordPress prints them. Inline code of a replaced script stays active,
 * because other scripts may need it; its translations do not, because no other script uses them.
 */
function print_inert( $tag, $handle ) {
	$inert = inert_scripts();
	if ( ! isset( $inert[ $handle ] ) ) {
		return $tag;
	}
	$script  = $inert[ $handle ];
	$printed = preg_replace_callback(
		'#<script\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>(.*?)</script\s*>#is',
		function ( $found ) use ( $handle, $script ) {
			$attributes = $found[1];
			$is_own     = '' !== take_attribute( $attributes, 'src' )[0]
				|| take_attribute( $attributes, 'id' )[0] === "$handle-js-translations";
			return $script['is_replaced'] && ! $is_own ? $found[0] : inert_tag( $attributes, $found[2], $handle, $script );
		},
		(string) $tag
	);
	$inert = '';
	$alive = '';
	if ( '' !== $script['data'] ) {
		$inert = inert_tag( " id=\"$handle-js-extra\"", $script['data'], $handle, $script ) . "\n";
		$alive = wp_get_inline_script_tag( $script['data'], array( 'id' => "$handle-js-extra" ) );
	}
	if ( null === $printed ) {
		// If nothing could be replaced, the script runs and its family stays inactive.
		return $alive . $tag;
	}
	return $script['is_settled'] ? $inert . $printed : print_for_now( $handle, $alive . $tag, $inert . $printed, $script['is_replaced'] );
}

/**
 * The small script for the case that the loader fails to load; '' if the file is missing. The
 * longer variant reports the fault to the site.
 */
function safety_net( $folder ) {
	foreach ( '0' === settings()['faults'] ? array( 'safety-net.js' ) : array( 'safety-net-faults.js', 'safety-net.js' ) as $name ) {
		if ( is_readable( "$folder/$name" ) ) {
			return $name;
		}
	}
	return '';
}

/**
 * Prints the script that detects that the loader failed to load, after its tag and with some of its
 * attributes. The filter `skerry_safety_net` sets how it is printed: `inline`, as a `file` if
 * inline code is forbidden, or not at all.
 */
function print_safety_net( $of_loader ) {
	$how    = apply_filters( 'skerry_safety_net', 'inline' );
	$loader = loader();
	list( $folder, $url ) = '' === $loader
		? array( ABSPATH . 'skerry', site_url( '/skerry' ) )
		: array( folder() . '/' . dirname( $loader ), plugins_url( dirname( $loader ), PLUGIN_FILE ) );
	$file = safety_net( $folder );
	if ( '' === $file ) {
		return;
	}
	$attributes = array_diff_key( $of_loader, array_flip( array( 'src', 'id', 'data-only', 'data-faults', 'data-faults-share', 'defer' ) ) );
	$originals  = preg_replace( '/[^\/]+([?#].*)?$/', 'originals.js', address(), 1 );
	$attributes = array(
		'id'             => 'skerry-safety-net-js',
		'data-originals' => $originals,
	) + $attributes;
	if ( 'file' === $how ) {
		wp_print_script_tag( array( 'src' => "$url/$file" ) + $attributes );
	} elseif ( 'inline' === $how ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin itself.
		wp_print_inline_script_tag( (string) file_get_contents( "$folder/$file" ), $attributes );
	}
}
