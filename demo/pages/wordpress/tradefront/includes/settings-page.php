<?php
/** Settings › Tradefront, by WordPress's Settings API: it checks the nonce and the capability of who saves. */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_options_page( 'Tradefront', 'Tradefront', 'manage_options', 'tradefront', 'tradefront_settings_page' );
	}
);

add_action(
	'admin_init',
	static function () {
		register_setting( 'tradefront', 'tradefront', array( 'sanitize_callback' => 'tradefront_sanitize_options' ) );
		add_settings_section( 'shop', '', '__return_null', 'tradefront' );
		foreach ( tradefront_setting_fields() as $name => list( $label ) ) {
			$about = array(
				'name'      => $name,
				'label_for' => 'tradefront-' . $name,
			);
			add_settings_field( $name, $label, 'tradefront_setting_field', 'tradefront', 'shop', $about );
		}
	}
);

/** Label and hint of every setting. */
function tradefront_setting_fields() {
	return array(
		'api'       => array( __( 'API address', 'tradefront' ), 'https://mall.example.com/api' ),
		'site'      => array( __( 'Site key', 'tradefront' ), __( 'The key or host name under which the shop knows your brand site.', 'tradefront' ) ),
		'script'    => array( __( 'Script address', 'tradefront' ), 'https://mall.example.com/kit/tradefront.js' ),
		'integrity' => array( __( 'Integrity hash', 'tradefront' ), __( 'The script’s line of integrity.json, sha384-…; may stay empty.', 'tradefront' ) ),
		'views'     => array( __( 'Views address', 'tradefront' ), __( 'Where a server draws what is seen first, like https://mall.example.com/api/view; may stay empty.', 'tradefront' ) ),
	);
}

/** @param array $about Name of the setting. */
function tradefront_setting_field( array $about ) {
	$name = $about['name'];
	printf(
		'<input type="text" class="regular-text code" id="%1$s" name="tradefront[%2$s]" value="%3$s" aria-describedby="%1$s-hint"><p class="description" id="%1$s-hint">%4$s</p>',
		esc_attr( $about['label_for'] ),
		esc_attr( $name ),
		esc_attr( tradefront_options()[ $name ] ),
		esc_html( tradefront_setting_fields()[ $name ][1] )
	);
}

function tradefront_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'tradefront' );
	do_settings_sections( 'tradefront' );
	submit_button();
	echo '</form><p>' . esc_html__( 'Then write a shortcode into a post, like this one, or add the block “Tradefront element”:', 'tradefront' );
	echo '</p><p><code>[trade_goods_list keyword="6205"]</code></p></div>';
}
