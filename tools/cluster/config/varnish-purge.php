<?php

/**
 * Plugin Name: Purge Varnish by key
 */

declare(strict_types=1);

add_action('courant_desk_forget_pages', static function (mixed $tags): void {
    wp_remote_request('{{url}}', [
        'method' => 'PURGE',
        'timeout' => 2,
        'headers' => ['xkey-purge' => implode(' ', array_filter((array) $tags, 'is_string'))],
    ]);
});
