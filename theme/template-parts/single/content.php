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
$courant_turns = ($courant_page->isFirst()
    ? ''
    : $courant_page->link($courant_page->number - 1, __('Previous page', 'courant'), 'page-numbers'))
    . ($courant_page->isLast()
        ? ''
        : $courant_page->link($courant_page->number + 1, __('Next page', 'courant'), 'button'));
wp_link_pages([
    'before' => '<nav class="pagination page-links" aria-label="' . esc_attr__('Page navigation', 'courant')
        . '">' . $courant_turns . '<div class="nav-links"><strong>' . esc_html__('Pages', 'courant') . '</strong>',
    'after' => '</div></nav>',
    'link_before' => '<span class="page-numbers">',
    'link_after' => '</span>',
    'pagelink' => '<span class="screen-reader-text">'
        /* translators: %s: page number. */
        . str_replace('%s', '</span>%<span class="screen-reader-text">', esc_html__('Page %s', 'courant')) . '</span>',
]);
