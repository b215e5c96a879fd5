<?php
/** `[trade_goods_list keyword="…"]` for every element, and `[tradefront element="trade-price" goods-id="…"]`. */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		add_shortcode( 'tradefront', 'tradefront_shortcode' );
		foreach ( array_keys( tradefront_elements() ) as $tag ) {
			add_shortcode( str_replace( '-', '_', $tag ), 'tradefront_shortcode' );
		}
	}
);

/**
 * @param array|string $given     Attributes; `hide-stepper` without a value stands under a number.
 * @param string|null  $content   What the shortcode encloses.
 * @param string       $shortcode Its name.
 */
function tradefront_shortcode( $given, $content, $shortcode ) {
	$attributes = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		$attributes[ str_replace( '_', '-', strtolower( (string) ( is_int( $name ) ? $value : $name ) ) ) ] = is_int( $name ) ? true : $value;
	}
	$named = isset( $attributes['element'] ) ? (string) $attributes['element'] : '';
	$tag   = 'tradefront' === $shortcode ? $named : str_replace( '_', '-', $shortcode );
	return tradefront_render( $tag, $attributes, null === $content ? null : do_shortcode( $content ) );
}
