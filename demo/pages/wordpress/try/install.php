<?php
/**
 * For try.mjs: what wp-cli would do, by WordPress's own functions.
 * php install.php <folder of WordPress> install | activate | post <title> <content> | option | uninstall
 */

list( , $root, $wish ) = $argv;
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
if ( 'install' === $wish ) {
	define( 'WP_INSTALLING', true );
}
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

switch ( $wish ) {
	case 'install':
		wp_install( 'Workshop notes', 'admin', 'admin@example.com', false, '', 'try-the-plugin' );
		wp_insert_user(
			array(
				'user_login' => 'author',
				'user_pass'  => 'try-the-plugin',
				'role'       => 'author',
			)
		);
		break;
	case 'activate':
		$failed = activate_plugin( 'tradefront/tradefront.php' );
		if ( is_wp_error( $failed ) ) {
			fwrite( STDERR, $failed->get_error_message() );
			exit( 1 );
		}
		break;
	case 'post':
		// As an author who may not write HTML: what WordPress strips is stripped.
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		kses_init_filters();
		echo get_permalink(
			wp_insert_post(
				array(
					'post_title'   => $argv[3],
					'post_content' => wp_slash( $argv[4] ),
					'post_status'  => 'publish',
				)
			)
		);
		break;
	case 'option':
		echo wp_json_encode( get_option( 'tradefront' ) );
		break;
	case 'uninstall':
		deactivate_plugins( 'tradefront/tradefront.php' );
		uninstall_plugin( 'tradefront/tradefront.php' );
		break;
}
