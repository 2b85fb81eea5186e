<?php
/** What the plugin's commands ask of WP-CLI, which Debian does not have: it prints, and an error ends. */
define( 'WP_CLI', true );
final class WP_CLI {
	public static $commands = array();
	public static function add_command( $name, $class ) {
		self::$commands[ $name ] = $class;
	}
	public static function log( $text ) {
		echo "$text\n";
	}
	public static function success( $text ) {
		echo "Success: $text\n";
	}
	public static function warning( $text ) {
		echo "Warning: $text\n";
	}
	public static function error( $text ) {
		echo "Error: $text\n";
		exit( 0 );
	}
}
