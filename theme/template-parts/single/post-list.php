<?php

/**
 * The post listing block: related articles, and what an editor or another package puts beside them.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_template_part('template-parts/single/related', null, $args);

if (is_active_sidebar('below-article')) {
    echo '<div class="below-article">';
    dynamic_sidebar('below-article');
    echo '</div>';
}

/**
 * Fires where an article lists others, immediately before the links to its neighbours. What other
 * code puts into the page later is moved here by script when it matches [data-post-list] or
 * .post-list-block (Spec 2.3).
 */
do_action('courant_post_list');
