<?php
/** Address of the shop: one option, validated when it is saved and when it is used. */

defined( 'ABSPATH' ) || exit;

/**
 * The saved settings; empty ones where nothing was saved.
 *
 * @return array{api: string, site: string, script: string, integrity: string, views: string}
 */
function tradefront_options() {
	$empty = array(
		'api'       => '',
		'site'      => '',
		'script'    => '',
		'integrity' => '',
		'views'     => '',
	);
	$saved = get_option( 'tradefront' );
	return is_array( $saved ) ? array_intersect_key( array_map( 'strval', $saved ), $empty ) + $empty : $empty;
}

/** Returns whether the settings suffice to show elements. */
function tradefront_is_ready() {
	$options = tradefront_options();
	return '' !== $options['api'] && '' !== $options['site'] && '' !== $options['script'];
}

/** An http address without a slash at its end; an empty text for anything else. */
function tradefront_address( $given ) {
	$address = esc_url_raw( trim( (string) $given ), array( 'http', 'https' ) );
	$host    = wp_parse_url( $address, PHP_URL_HOST );
	$whole   = preg_match( '#^https?://#i', trim( (string) $given ) );
	return $whole && is_string( $host ) && '' !== $host ? untrailingslashit( $address ) : '';
}

/**
 * Returns the problem of a setting as a sentence, or null if it is valid.
 *
 * @param string $name  Name of the setting.
 * @param string $value Typed value.
 */
function tradefront_option_fault( $name, $value ) {
	if ( 'api' === $name && '' === tradefront_address( $value ) ) {
		return __( 'The API address must be a whole http or https address, like https://mall.example.com/api.', 'tradefront' );
	}
	if ( 'script' === $name && ( '' === tradefront_address( $value ) || ! preg_match( '#\.js$#', (string) wp_parse_url( $value, PHP_URL_PATH ) ) ) ) {
		return __( 'The script address must be a whole http or https address of a .js file.', 'tradefront' );
	}
	if ( 'site' === $name && ! preg_match( '/^[\w.:-]{1,100}$/', $value ) ) {
		return __( 'The site key consists of letters, digits, dots and hyphens.', 'tradefront' );
	}
	if ( 'integrity' === $name && ! preg_match( '#^(sha(256|384|512)-[A-Za-z0-9+/]+={0,2})?$#', $value ) ) {
		return __( 'The integrity hash looks like sha384-… or is left empty.', 'tradefront' );
	}
	if ( 'views' === $name && '' !== $value && '' === tradefront_address( $value ) ) {
		return __( 'The views address must be a whole http or https address or is left empty.', 'tradefront' );
	}
	return null;
}

/**
 * Checks what was typed into the settings page. A setting that is wrong is told and stays as it was.
 *
 * @param mixed $given What the form sent.
 */
function tradefront_sanitize_options( $given ) {
	$options = tradefront_options();
	foreach ( array_keys( $options ) as $name ) {
		$value = is_array( $given ) && isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? trim( (string) $given[ $name ] ) : '';
		$fault = tradefront_option_fault( $name, $value );
		if ( null !== $fault ) {
			add_settings_error( 'tradefront', 'tradefront-' . $name, $fault );
			continue;
		}
		$is_address       = in_array( $name, array( 'api', 'script', 'views' ), true );
		$options[ $name ] = $is_address ? tradefront_address( $value ) : $value;
	}
	return $options;
}
