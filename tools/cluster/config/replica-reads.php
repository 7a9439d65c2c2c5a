<?php

/**
 * Plugin Name: Read from the primary server after a change
 */

declare(strict_types=1);

// Longer than the replicas usually lag behind.
const COURANT_PRIMARY_SECONDS = 10;

$courantDatabase = $GLOBALS['wpdb'] ?? null;
if ($courantDatabase instanceof wpdb && method_exists($courantDatabase, 'send_reads_to_masters')) {
    $courantChanged = wp_cache_get('changed', 'replica');
    if (is_int($courantChanged) && $courantChanged > time() - COURANT_PRIMARY_SECONDS) {
        $courantDatabase->send_reads_to_masters();
    }
    add_filter('query', static function (mixed $statement): mixed {
        $write = '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\s[^(]*?\w_(?:posts|postmeta|terms|term_\w+|options)\b/i';
        if (is_string($statement) && preg_match($write, $statement) === 1) {
            wp_cache_set('changed', time(), 'replica', COURANT_PRIMARY_SECONDS);
        }

        return $statement;
    });
}
