<?php

/**
 * Fills a site with articles for measuring: php seed-articles.php <folder of WordPress> <number>. Rows are written in
 * bulk, without the hooks of WordPress, and the table of their words is built afterwards.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

require __DIR__ . '/site.php';
require __DIR__ . '/ArticlesSeeder.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
(new ArticlesSeeder($wpdb))->fill($courantNumber);
wp_cache_flush();
// It may have been built without these articles.
delete_option('courant_article_index');
while (get_option('courant_article_index') !== 'ready 4') {
    do_action('courant_desk_article_index');
    wp_cache_flush_runtime();
}
echo (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}courant_article_words"), " words of articles\n";
