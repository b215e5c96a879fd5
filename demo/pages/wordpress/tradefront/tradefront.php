<?php
/**
 * Plugin Name:       Tradefront
 * Description:       Goods, prices, carts and the rest of a business-to-business shop in posts and pages: a block and shortcodes for the tradefront kit.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The tradefront authors
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       tradefront
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'TRADEFRONT_FILE', __FILE__ );
define( 'TRADEFRONT_DIR', plugin_dir_path( __FILE__ ) );

require_once TRADEFRONT_DIR . 'includes/elements.php';
require_once TRADEFRONT_DIR . 'includes/options.php';
require_once TRADEFRONT_DIR . 'includes/script.php';
require_once TRADEFRONT_DIR . 'includes/render.php';
require_once TRADEFRONT_DIR . 'includes/shortcodes.php';
require_once TRADEFRONT_DIR . 'includes/block.php';

if ( is_admin() ) {
	require_once TRADEFRONT_DIR . 'includes/settings-page.php';
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'tradefront', false, dirname( plugin_basename( TRADEFRONT_FILE ) ) . '/languages' );
	},
	1
);
