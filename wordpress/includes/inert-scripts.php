<?php
/**
 * Prints the replaced scripts, and what only they needed, so that browsers neither run nor fetch them: the
 * loader brings them back where Skerry cannot work.
 */

namespace Skerry;

defined( 'ABSPATH' ) || exit;

/** Scripts that do the work of the A/B tests as well, in Divi 4. */
const WITH_AB_TESTS = array( 'divi-custom-script', 'extra-scripts', 'divi-builder-custom-script' );

/** What is inert on this page: handle → whether it is replaced, whether that is so whatever the page's code uses, its families, what it needs, its data. */
function inert_scripts( $inert = null ) {
	static $known = array();
	if ( null !== $inert ) {
		$known = $inert;
	}
	return $known;
}

/** Gives scripts back the data that was printed with their inert tag, before the page is looked at again. */
function restore_inert_data( $registered ) {
	foreach ( inert_scripts() as $handle => $script ) {
		if ( '' !== $script['data'] && isset( $registered[ $handle ] ) ) {
			$later = isset( $registered[ $handle ]->extra['data'] ) ? "\n" . $registered[ $handle ]->extra['data'] : '';
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- an object of WordPress' own list.
			$registered[ $handle ]->extra['data'] = $script['data'] . $later;
		}
	}
}

/** The families that a replaced script works for and that are on, divided by spaces. */
function families_of( $handle, $script ) {
	$families = array( known_handles()[ $handle ] );
	if ( in_array( $handle, WITH_AB_TESTS, true ) && ! is_divi_5_file( $script->src ) ) {
		$families[] = 'abtest';
	}
	return implode( ' ', array_intersect( $families, families() ) );
}

/**
 * Makes the replaced scripts inert, and everything that no script that stays needs. Data of replaced scripts
 * goes on being printed for everybody; that of the others is kept for their inert tag.
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

/** Takes an attribute out of the text of a tag's attributes; returns its value and the rest. */
function take_attribute( $text, $name ) {
	$pattern = '#\s' . $name . '\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\']+)#i';
	$value   = preg_match( $pattern, $text, $found ) ? trim( $found[1], '"\'' ) : '';
	return array( $value, preg_replace( $pattern, '', $text, 1 ) );
}

/** One inert tag: its address and text as they were, its type and id kept for when it runs. */
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
			// What was an attribute's text already stays as it is.
			$text .= sprintf( ' %s="%s"', $name, 0 === strpos( $name, 'data-skerry-type' ) || 'data-skerry-id' === $name ? $value : esc_attr( $value ) );
		}
	}
	return "<script$text$attributes>$code</script>";
}

/**
 * The tags of one script, as WordPress prints them. Inline code of a replaced script stays alive, as others
 * may need it; its translations do not, for nobody else asks for them.
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
		// Where nothing could be replaced the script runs, and its family stands down.
		return $alive . $tag;
	}
	return $script['is_settled'] ? $inert . $printed : print_for_now( $handle, $alive . $tag, $inert . $printed, $script['is_replaced'] );
}

/** The small script for the case that the loader does not come; '' where it is not there. The longer one tells the site. */
function safety_net( $folder ) {
	foreach ( '0' === settings()['faults'] ? array( 'safety-net.js' ) : array( 'safety-net-faults.js', 'safety-net.js' ) as $name ) {
		if ( is_readable( "$folder/$name" ) ) {
			return $name;
		}
	}
	return '';
}

/**
 * What sees that the loader has not come, beside its tag and with attributes of it. The filter `skerry_safety_net` says how it is
 * printed: `inline`, as a `file` where inline code is forbidden, or not at all.
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
