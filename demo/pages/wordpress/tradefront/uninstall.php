<?php
/** Removes what the plugin stored, on every site of a network. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'tradefront' );

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $tradefront_site ) {
		switch_to_blog( $tradefront_site );
		delete_option( 'tradefront' );
		restore_current_blog();
	}
}
