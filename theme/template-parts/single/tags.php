<?php

/**
 * The tags of an article.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

the_tags(
    '<div class="tags"><h2 class="tags__title">' . esc_html__('Tags', 'courant') . '</h2><ul class="pills"><li>',
    '</li><li>',
    '</li></ul></div>',
);
