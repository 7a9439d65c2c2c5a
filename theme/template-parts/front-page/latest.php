<?php

/**
 * The remaining newest articles on the front page.
 *
 * @var array{posts: list<WP_Post>} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;
?>
<section class="article-section" aria-labelledby="latest">
    <header class="article-section__head"><h2 class="article-section__title" id="latest"><?php
        esc_html_e('More articles', 'courant');
    ?></h2></header>
    <div class="cards">
        <?php
        foreach ($args['posts'] as $item) {
            get_template_part(
                'template-parts/content/article-card',
                null,
                ['post' => $item, 'slot' => ImageSlot::Card, 'level' => 3],
            );
        }
        ?>
    </div>
</section>
