<?php

/**
 * The content of a post and, when it has several pages, the links to them.
 */

declare(strict_types=1);

use Courant\View\ContentPage;

defined('ABSPATH') || exit;
?>
<div class="entry-content">
    <?php the_content(); ?>
</div>
<?php
$courant_page = ContentPage::current();
$courant_next = $courant_page->isLast() ? '' : _wp_link_page($courant_page->number + 1)
    . '<span class="page-numbers">' . esc_html__('Next page', 'courant') . '</span></a>';
wp_link_pages([
    'before' => '<nav class="pagination page-links" aria-label="' . esc_attr__('Page navigation', 'courant')
        . '"><strong>' . esc_html__('Pages', 'courant') . '</strong>',
    'after' => $courant_next . '</nav>',
    'link_before' => '<span class="page-numbers">',
    'link_after' => '</span>',
    'pagelink' => '<span class="screen-reader-text">'
        /* translators: %s: page number. */
        . str_replace('%s', '</span>%<span class="screen-reader-text">', esc_html__('Page %s', 'courant')) . '</span>',
]);
