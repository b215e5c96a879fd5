<?php
/** For try.mjs: a request that asks for Chinese is answered in it, as a site in Chinese would. */

add_filter(
	'locale',
	static function ( $locale ) {
		return isset( $_GET['in'] ) && 'zh_CN' === $_GET['in'] ? 'zh_CN' : $locale;
	}
);
