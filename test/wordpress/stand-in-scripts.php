<?php
/** The methods of WP_Scripts that the plugin uses: prints dependencies first, data before the script. */

final class Scripts {
	public $registered = array();
	public $queue      = array();
	public $done       = array();

	public function add( $handle, $src, $deps = array(), $data = '', $after = '' ) {
		$this->registered[ $handle ] = (object) array(
			'handle' => $handle,
			'src'    => $src,
			'deps'   => $deps,
			'textdomain' => in_array( $handle, $GLOBALS['page']['translated'] ?? array(), true ) ? 'x' : null,
			'extra'  => array_filter( array( 'data' => $data, 'after' => $after ? array( $after ) : null ) ),
		);
	}
	public function item( $handle ) {
		global $page;
		if ( in_array( $handle, $this->done, true ) || ! isset( $this->registered[ $handle ] ) ) {
			return;
		}
		$script = $this->registered[ $handle ];
		foreach ( $script->deps as $dependency ) {
			$this->item( $dependency );
		}
		$this->done[] = $handle;
		if ( isset( $script->extra['data'] ) ) {
			echo "<script id=\"$handle-js-extra\">{$script->extra['data']}</script>\n";
		}
		$after = isset( $script->extra['after'] ) ? "<script id=\"$handle-js-after\">{$script->extra['after'][0]}</script>\n" : '';
		if ( ! $script->src ) {
			echo $after;
			return;
		}
		$translations = isset( $script->textdomain ) ? "<script id=\"$handle-js-translations\">translate();</script>\n" : '';
		$nonce        = isset( $page['nonce'] ) ? " nonce=\"{$page['nonce']}\"" : '';
		$tag          = "$translations<script type=\"text/javascript\" src=\"$script->src\" id=\"$handle-js\"$nonce></script>\n$after";
		echo apply_filters( 'script_loader_tag', $tag, $handle, $script->src );
	}
}
