<?php
/**
 * Runs the plugin for one page with stubs of the WordPress functions that it uses, and prints the
 * result as JSON. Scripts are printed as class WP_Scripts does it: dependencies first, data before
 * the script, a script without an address as an alias.
 *
 * php run.php '{"plugin": path, "scripts": [[handle, src, [deps], data?, after?]], "late": […], "registered": […],
 *               "get": {…}, "families": […]|null, "builder": bool|null, "admin": bool, "plugins": [path], "theme": {"Name", "Version"}, "shop": version, "builderPlugin": version,
 *               "content": markup after the head, "repeat": number, "limit": of PCRE, "keepJquery": bool, "buffer": "none"|"flushed"|"cleaned"|"ended" (what another plugin does to it),
 *               "kind": "product"|"cart"|"course"|null, "nonce": text, "options": {…}, "address": path, "root": path, "contents": path, "early": bool, "shortcodes": [output of each]}'
 */

$page = json_decode( $argv[1], true );
define( 'ABSPATH', $page['root'] ?? '/nowhere/' );
define( 'WP_CONTENT_DIR', $page['contents'] ?? ABSPATH . 'wp-content' );
$_GET  = $page['get'] ?? array();
$hooks = array();

function add_filter( $name, $callback, $priority = 10, $accepted = 1 ) {
	global $hooks;
	$hooks[ $name ][ $priority ][] = $callback;
}
function add_action( $name, $callback, $priority = 10 ) {
	add_filter( $name, $callback, $priority );
}
function apply_filters( $name, $value = null, ...$more ) {
	global $hooks;
	$waiting = $hooks[ $name ] ?? array();
	ksort( $waiting );
	foreach ( $waiting as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$value = $callback( $value, ...$more );
		}
	}
	return $value;
}
$done = array();
function do_action( $name ) {
	global $done;
	$done[ $name ] = did_action( $name ) + 1;
	apply_filters( $name );
}
function did_action( $name ) {
	global $done;
	return $done[ $name ] ?? 0;
}
function is_admin() {
	global $page;
	return $page['admin'] ?? false;
}
function plugins_url( $path ) {
	return "https://site.example/wp-content/plugins/skerry/$path";
}
function get_option( $name, $fallback ) {
	global $page;
	if ( isset( $page['options'][ $name ] ) ) {
		return $page['options'][ $name ];
	}
	return 'active_plugins' === $name ? ( $page['plugins'] ?? array( 'cookie-law-info/cookie-law-info.php' ) ) : $fallback;
}
function is_multisite() {
	return false;
}
function __( $text ) {
	return $text;
}
function current_user_can() {
	global $page;
	return $page['owner'] ?? false;
}
function is_customize_preview() {
	return false;
}
function __return_true() {
	return true;
}
function has_filter( $name ) {
	global $hooks;
	return isset( $hooks[ $name ] );
}
function plugin_basename( $path ) {
	return 'skerry/skerry.php';
}
function get_site_option( $name, $fallback ) {
	return $fallback;
}
function esc_url( $url ) {
	return $url;
}
function rest_url( $path ) {
	return "https://site.example/wp-json/$path";
}
function wp_make_link_relative( $link ) {
	return preg_replace( '#^https?://[^/]+#', '', $link );
}
function wp_unslash( $text ) {
	return stripslashes( $text );
}
function site_url( $path ) {
	return "https://site.example$path";
}
function content_url( $path ) {
	return "https://site.example/wp-content$path";
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function get_template() {
	return 'divi';
}
/** The theme, whose name and version the plugin reads. */
function wp_get_theme( $template ) {
	global $page;
	return new class( $page['theme'] ?? array( 'Name' => 'Divi', 'Version' => '4.27.2' ) ) {
		private $headers;
		public function __construct( $headers ) {
			$this->headers = $headers;
		}
		public function get( $header ) {
			return $this->headers[ $header ] ?? false;
		}
	};
}
function get_bloginfo( $what ) {
	return 'version' === $what ? '7.0.4' : '';
}
if ( isset( $page['shop'] ) ) {
	define( 'WC_VERSION', $page['shop'] );
	function is_woocommerce() {
		global $page;
		return 'product' === ( $page['kind'] ?? '' );
	}
	function is_cart() {
		global $page;
		return 'cart' === ( $page['kind'] ?? '' );
	}
	function is_checkout() {
		return false;
	}
	function is_account_page() {
		return false;
	}
}
if ( 'course' === ( $page['kind'] ?? '' ) ) {
	function learndash_get_post_types() {
		return array( 'sfwd-courses', 'sfwd-lessons' );
	}
	function is_singular( $types ) {
		return in_array( 'sfwd-courses', $types, true );
	}
}
if ( isset( $page['builderPlugin'] ) ) {
	define( 'ET_BUILDER_PLUGIN_VERSION', $page['builderPlugin'] );
}
function esc_html( $text ) {
	return htmlspecialchars( $text );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text );
}
function wp_print_script_tag( $attributes ) {
	$attributes = apply_filters( 'wp_script_attributes', $attributes );
	$text       = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . htmlspecialchars( $value ) . '"';
	}
	echo "<script$text></script>\n";
}

function wp_get_inline_script_tag( $code, $attributes ) {
	$text = '';
	foreach ( apply_filters( 'wp_script_attributes', $attributes ) as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . htmlspecialchars( $value ) . '"';
	}
	return "<script$text>$code</script>\n";
}
function wp_print_inline_script_tag( $code, $attributes ) {
	echo wp_get_inline_script_tag( $code, $attributes );
}

require __DIR__ . '/stand-in-scripts.php';
$scripts = new Scripts();
function wp_scripts() {
	global $scripts;
	return $scripts;
}
function wp_enqueue_script( $handle ) {
	global $scripts;
	$scripts->queue[] = $handle;
}
function enqueue( $list ) {
	global $scripts;
	foreach ( $list as $script ) {
		$scripts->add( ...$script );
		if ( ! str_starts_with( $script[0], 'jquery' ) ) {
			wp_enqueue_script( $script[0] );
		}
	}
}

if ( isset( $page['builder'] ) ) {
	function et_core_is_fb_enabled() {
		global $page;
		return $page['builder'];
	}
}
if ( isset( $page['nonce'] ) ) {
	add_filter( 'wp_script_attributes', fn( $attributes ) => $attributes + array( 'nonce' => $page['nonce'] ) );
}
if ( isset( $page['families'] ) ) {
	add_filter( 'skerry_families', fn() => $page['families'] );
}
if ( isset( $page['keepJquery'] ) ) {
	add_filter( 'skerry_keep_jquery', '__return_true' );
}
if ( isset( $page['safetyNet'] ) ) {
	add_filter( 'skerry_safety_net', fn() => $page['safetyNet'] );
}
$_COOKIE = $page['cookies'] ?? array();
$_SERVER = ( $page['headers'] ?? array() ) + $_SERVER;
if ( isset( $page['address'] ) ) {
	$_SERVER['REQUEST_URI'] = $page['address'];
}
require $page['plugin'];

/** The output of the queue after the hooks have run. */
function printed( $action ) {
	global $scripts;
	ob_start();
	do_action( $action );
	foreach ( $scripts->queue as $handle ) {
		$scripts->item( $handle );
	}
	return ob_get_clean();
}

// As in WordPress 6: early output of another plugin triggers this hook, and the head does not
// trigger it again.
$is_early = $page['early'] ?? false;
if ( $is_early ) {
	do_action( 'wp_print_scripts' );
	unset( $hooks['wp_print_scripts'] );
}
/** Runs the callbacks of `wp_head` from one priority to another; scripts are enqueued at priority 1. */
function head( $from, $to ) {
	global $hooks;
	$waiting = array_filter( $hooks['wp_head'] ?? array(), fn( $at ) => $from <= $at && $at <= $to, ARRAY_FILTER_USE_KEY );
	ksort( $waiting );
	foreach ( $waiting as $callbacks ) {
		array_map( 'call_user_func', $callbacks );
	}
}
$buffer = $page['buffer'] ?? 'whole';
const CUT = '<!--cut-->';
ob_start();
if ( 'none' !== $buffer ) {
	apply_filters( 'template_include', 'index.php' );
}
head( PHP_INT_MIN, 0 );
echo CUT;
// jQuery as WordPress registers it: an alias.
$scripts->add( 'jquery-core', '/wp-includes/js/jquery/jquery.min.js' );
$scripts->add( 'jquery', false, array( 'jquery-core' ) );
foreach ( $page['registered'] ?? array() as $script ) {
	$scripts->add( ...$script );
}
enqueue( $page['scripts'] ?? array() );
head( 1, PHP_INT_MAX );
echo printed( 'wp_print_scripts' ), CUT, str_repeat( $page['content'] ?? '', $page['repeat'] ?? 1 );
foreach ( $page['shortcodes'] ?? array() as $printed ) {
	apply_filters( 'do_shortcode_tag', $printed );
}
// What another plugin does to a buffer that it takes for its own.
if ( 'flushed' === $buffer ) {
	ob_flush();
} elseif ( 'cleaned' === $buffer ) {
	$before = ob_get_contents();
	ob_clean();
	echo $before;
} elseif ( 'ended' === $buffer ) {
	ob_end_flush();
}
enqueue( $page['late'] ?? array() );
echo CUT, printed( 'wp_print_footer_scripts' ), CUT, '</body></html>';
if ( isset( $page['limit'] ) ) {
	ini_set( 'pcre.jit', '0' );
	ini_set( 'pcre.backtrack_limit', $page['limit'] );
}
while ( ob_get_level() > 1 ) {
	ob_end_flush();
}
list( $head, $first, $content, $footer ) = explode( CUT, ob_get_clean() );
echo json_encode(
	array(
		'head'    => $head,
		'first'   => $first,
		'content' => $content,
		'footer'  => $footer,
		'stays'   => (object) \Skerry\page_scripts( $scripts )[1],
		'info'    => apply_filters( 'debug_information', array() ),
		'status'  => call_user_func( apply_filters( 'site_status_tests', array() )['direct']['skerry']['test'] ),
	)
);
