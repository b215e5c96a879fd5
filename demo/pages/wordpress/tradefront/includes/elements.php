<?php
/** The allow-list: elements.json, which the build of the kit makes from its custom-elements.json. */

defined( 'ABSPATH' ) || exit;

/**
 * Elements that posts may hold, by tag.
 *
 * @return array<string, array{summary: string, holds: bool, attributes: array<string, array>}>
 */
function tradefront_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$json     = file_get_contents( TRADEFRONT_DIR . 'elements.json' );
		$read     = is_string( $json ) ? json_decode( $json, true ) : null;
		$elements = is_array( $read ) ? $read : array();
	}
	return $elements;
}

/**
 * An attribute's value as it may stand in HTML; null where it is not to stand there.
 *
 * @param array  $rule  What the element says of the attribute: its type, and its choices.
 * @param mixed  $given What the author wrote.
 */
function tradefront_attribute_value( array $rule, $given ) {
	if ( ! is_scalar( $given ) ) {
		return null;
	}
	$value = trim( is_bool( $given ) ? ( $given ? 'true' : 'false' ) : (string) $given );
	switch ( $rule['type'] ) {
		case 'boolean':
			return in_array( strtolower( $value ), array( 'false', '0', 'no' ), true ) ? null : '';
		case 'number':
			return is_numeric( $value ) ? $value : null;
		case 'choice':
			return in_array( $value, $rule['choices'], true ) ? $value : null;
		default:
			return '' === $value ? null : $value;
	}
}
