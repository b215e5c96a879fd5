<?php
/** The block “Tradefront element”: written by the editor, drawn here, so that what is saved is data alone. */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		$block = register_block_type( TRADEFRONT_DIR . 'block', array( 'render_callback' => 'tradefront_render_block' ) );
		if ( ! $block ) {
			return;
		}
		foreach ( $block->editor_script_handles as $handle ) {
			wp_add_inline_script( $handle, 'window.tradefrontElements = ' . wp_json_encode( tradefront_elements() ) . ';', 'before' );
			wp_set_script_translations( $handle, 'tradefront', TRADEFRONT_DIR . 'languages' );
		}
	}
);

/** @param array $attributes `element` and `settings` of the block. */
function tradefront_render_block( array $attributes ) {
	$tag      = isset( $attributes['element'] ) ? (string) $attributes['element'] : '';
	$settings = isset( $attributes['settings'] ) && is_array( $attributes['settings'] ) ? $attributes['settings'] : array();
	$html     = tradefront_render( $tag, $settings );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}
