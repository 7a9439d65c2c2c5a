<?php

/**
 * The content of a post and, when it has several pages, the links to them.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="entry-content">
    <?php the_content(); ?>
</div>
<?php
wp_link_pages([
    'before' => '<nav class="pagination page-links" aria-label="' . esc_attr__('Page navigation', 'courant')
        . '"><span class="page-links__label">'
        . esc_html__('Pages:', 'courant') . '</span>',
    'after' => '</nav>',
    'link_before' => '<span class="page-numbers">',
    'link_after' => '</span>',
    'pagelink' => '<span class="screen-reader-text">'
        /* translators: %s: page number. */
        . str_replace('%s', '</span>%<span class="screen-reader-text">', esc_html__('Page %s', 'courant')) . '</span>',
]);
