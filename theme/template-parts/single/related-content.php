<?php

/**
 * The post list block: related articles, and what other code adds to them.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('template-parts/components/newsletter');
get_template_part('template-parts/single/related', null, $args);

if (is_active_sidebar('below-article')) {
    echo '<div class="below-article">';
    dynamic_sidebar('below-article');
    echo '</div>';
}

/**
 * Fires in the position of the post list, immediately before the links to the previous and next article. Elements that
 * other code adds to the page later are moved here by script when they match [data-post-list] or .post-list-block.
 *
 * @since 0.1.0
 */
do_action('courant_post_list');
