<?php

/**
 * A featured section. CSS sets the same height for all titles of a row.
 *
 * @var array{id: string, posts: list<WP_Post>, title: string} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;
?>
<section class="featured" aria-labelledby="<?php echo esc_attr($args['id']); ?>">
    <h2 class="featured__title" id="<?php echo esc_attr($args['id']); ?>"><?php echo esc_html($args['title']); ?></h2>
    <div class="featured__cards cards--rows">
        <?php
        foreach ($args['posts'] as $index => $item) {
            get_template_part('template-parts/content/article-card', null, [
                'post' => $item, 'slot' => ImageSlot::FeaturedCard, 'level' => 3, 'hasExcerpt' => true,
                'first' => $index < 2,
            ]);
        }
        ?>
    </div>
</section>
