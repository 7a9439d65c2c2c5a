<?php

/**
 * Numbered pagination of a list.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/* translators: %s: page number. */
[$courant_before, $courant_after] = explode('%s', __('Page %s', 'courant')) + ['', ''];
the_posts_pagination([
    'mid_size' => 1,
    'aria_label' => __('Posts pagination', 'courant'),
    'screen_reader_text' => __('More pages', 'courant'),
    'prev_text' => '<span><span aria-hidden="true">‹</span> <span class="pagination__label">'
        . esc_html__('Previous page', 'courant') . '</span></span>',
    'next_text' => '<span><span class="pagination__label">' . esc_html__('Next page', 'courant')
        . '</span> <span aria-hidden="true">›</span></span>',
    'before_page_number' => '<span class="screen-reader-text">' . esc_html($courant_before) . '</span>',
    'after_page_number' => '<span class="screen-reader-text">' . esc_html($courant_after) . '</span>',
]);
