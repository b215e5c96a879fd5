<?php
/** One element as HTML: the same for the block and for shortcodes. */

defined( 'ABSPATH' ) || exit;

/**
 * @param string      $tag     An element on the allow-list; others are left out.
 * @param array       $given   Its attributes as the author wrote them; those that it does not have are left out.
 * @param string|null $content What stands inside, already safe; only for elements that hold something.
 * @return string HTML, every value escaped.
 */
function tradefront_render( $tag, array $given, $content = null ) {
	$elements = tradefront_elements();
	if ( ! isset( $elements[ $tag ] ) ) {
		return tradefront_note( sprintf( /* translators: %s: name of an element */ __( 'Tradefront: there is no element “%s”.', 'tradefront' ), $tag ) );
	}
	if ( ! tradefront_is_ready() ) {
		return tradefront_note( __( 'Tradefront: the shop is not set up yet, under Settings › Tradefront.', 'tradefront' ) );
	}
	$html = '<' . $tag;
	foreach ( $elements[ $tag ]['attributes'] as $name => $rule ) {
		if ( ! array_key_exists( $name, $given ) ) {
			continue;
		}
		$value = tradefront_attribute_value( $rule, $given[ $name ] );
		if ( null !== $value ) {
			$html .= sprintf( '' === $value ? ' %1$s' : ' %1$s="%2$s"', $name, esc_attr( $value ) );
		}
	}
	tradefront_need_script();
	return $html . '>' . ( $elements[ $tag ]['holds'] ? (string) $content : '' ) . '</' . $tag . '>';
}

/** A hint for those who can mend it; readers see nothing. */
function tradefront_note( $words ) {
	return current_user_can( 'edit_posts' ) ? '<p class="tradefront-note"><em>' . esc_html( $words ) . '</em></p>' : '';
}
