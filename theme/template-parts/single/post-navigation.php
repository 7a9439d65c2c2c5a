<?php

/**
 * Links to the previous and the next article.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

the_post_navigation([
    'aria_label' => __('Previous and next article', 'courant'),
    'screen_reader_text' => __('Continue reading', 'courant'),
    'prev_text' => '<span class="adjacent__label">' . esc_html__('Previous', 'courant')
        . '</span> <span class="adjacent__title">%title</span>',
    'next_text' => '<span class="adjacent__label">' . esc_html__('Next', 'courant')
        . '</span> <span class="adjacent__title">%title</span>',
]);
