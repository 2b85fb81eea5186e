<?php
/** Writes wordpress/languages/skerry.pot from the calls of the translation functions; `--print` prints it. */
const FUNCTIONS = array( '__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e' );
const FILE      = 'wordpress/languages/skerry.pot';

chdir( dirname( __DIR__ ) );

/** The text of a quoted PHP string. */
function text_of( $quoted ) {
	$inner = substr( $quoted, 1, -1 );
	return "'" === $quoted[0] ? strtr( $inner, array( "\\'" => "'", '\\\\' => '\\' ) ) : stripcslashes( $inner );
}

$found = array();
$paths = array_merge( array( 'wordpress/skerry.php' ), glob( 'wordpress/includes/*.php' ) );
foreach ( $paths as $path ) {
	$comment = '';
	$tokens  = array_values( array_filter( token_get_all( file_get_contents( $path ) ), fn( $token ) => T_WHITESPACE !== $token[0] ) );
	foreach ( $tokens as $at => $token ) {
		if ( T_COMMENT === $token[0] && preg_match( '#^/\*\s*(translators:.*?)\s*\*/$#s', $token[1], $match ) ) {
			$comment = $match[1];
		}
		$is_call = T_STRING === $token[0] && in_array( $token[1], FUNCTIONS, true ) && '(' === ( $tokens[ $at + 1 ] ?? '' );
		if ( ! $is_call ) {
			continue;
		}
		list( $text, , $domain ) = array_slice( $tokens, $at + 2, 3 );
		if ( T_CONSTANT_ENCAPSED_STRING !== $text[0] || "'skerry'" !== ( $domain[1] ?? '' ) ) {
			fwrite( STDERR, "$path:{$token[2]}: a text of its own and the domain 'skerry' are wanted\n" );
			exit( 1 );
		}
		$key                      = text_of( $text[1] );
		$found[ $key ]['where'][] = substr( $path, strlen( 'wordpress/' ) );
		if ( '' !== $comment ) {
			$found[ $key ]['comment'] = $comment;
			$comment                  = '';
		}
	}
}
ksort( $found );

$out = <<<'HEAD'
# Translations of the WordPress plugin Skerry. Written by npm run pot.
msgid ""
msgstr ""
"Project-Id-Version: Skerry\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"X-Domain: skerry\n"

HEAD;
foreach ( $found as $text => $entry ) {
	$out .= "\n" . ( isset( $entry['comment'] ) ? "#. {$entry['comment']}\n" : '' );
	$out .= '#: ' . implode( ' ', array_unique( $entry['where'] ) ) . "\n";
	$out .= 'msgid "' . addcslashes( $text, "\"\\\n" ) . "\"\nmsgstr \"\"\n";
}
if ( in_array( '--print', $argv, true ) ) {
	echo $out;
} else {
	file_put_contents( FILE, $out );
	echo FILE . ': ' . count( $found ) . " texts\n";
}
