<?php
/** functions.php of a theme that registers scripts as the replaced products do, and one theme script. */
add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_script( 'divi-custom-script', '/Divi/js/scripts.min.js', array( 'jquery' ), '4.27', true );
		wp_localize_script( 'divi-custom-script', 'DIVI', array( 'item_count' => '%d Item' ) );
		wp_enqueue_script( 'wc-add-to-cart', '/woocommerce/assets/js/frontend/add-to-cart.min.js', array( 'jquery' ), '9.8', false );
		wp_localize_script( 'wc-add-to-cart', 'wc_add_to_cart_params', array( 'ajax_url' => '/wp-admin/admin-ajax.php' ) );
		wp_enqueue_script( 'cookie-law-info', '/cookie-law-info/lite/frontend/js/script.min.js', array(), '3.2', false );
		wp_localize_script( 'cookie-law-info', '_ckyConfig', array( '_expiry' => '365' ) );
		if ( isset( $_GET['with-quiz'] ) ) {
			wp_enqueue_script( 'wpProQuiz_front_javascript', '/quiz.js', array( 'jquery' ), '1', true );
		}
		wp_enqueue_script( 'theme-own', '/own.js', array(), '1', true );
		wp_enqueue_script( 'comment-reply' );
	}
);
// The theme prints the markup of the consent plugin.
add_filter( 'skerry_has_consent_plugin', '__return_true' );
add_action( 'send_headers', fn() => header( 'Cache-Control: public, max-age=600' ) );
