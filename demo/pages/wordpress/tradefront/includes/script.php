<?php
/** The kit's one script tag: only on pages that show an element, however many they show. */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( tradefront_is_ready() ) {
			// No version in the address: it would name another file than the hash and the kit's own chunks.
			wp_register_script( 'tradefront', tradefront_options()['script'], array(), null, true );
		}
	}
);

/** Asks for the script; called when something is rendered. */
function tradefront_need_script() {
	wp_enqueue_script( 'tradefront' );
}

add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		if ( 'tradefront' !== $handle ) {
			return $tag;
		}
		$options   = tradefront_options();
		$integrity = '' === $options['integrity'] ? '' : sprintf( ' integrity="%s"', esc_attr( $options['integrity'] ) );
		$views = '' === $options['views'] ? '' : sprintf( ' data-views="%s"', esc_url( $options['views'] ) );
		return sprintf(
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is enqueued; a module needs its own tag.
			"<script type=\"module\" src=\"%s\" crossorigin=\"anonymous\"%s data-api=\"%s\" data-site=\"%s\" data-lang=\"%s\"%s></script>\n",
			esc_url( $options['script'] ),
			$integrity,
			esc_url( $options['api'] ),
			esc_attr( $options['site'] ),
			esc_attr( get_bloginfo( 'language' ) ),
			$views
		);
	},
	10,
	2
);
