<?php

/**
 * A featured section: cards, whose titles CSS sets to the same height; or a list with small images when an article has
 * none, because the card of such an article is lower than the others.
 *
 * @var array{id: string, posts: list<WP_Post>, title: string} $args
 */

declare(strict_types=1);

use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;

$isList = count(array_filter($args['posts'], FeaturedImage::hasImage(...))) < count($args['posts']);
?>
<section class="featured" aria-labelledby="<?php echo esc_attr($args['id']); ?>">
    <h2 class="featured__title" id="<?php echo esc_attr($args['id']); ?>"><?php echo esc_html($args['title']); ?></h2>
    <div class="<?php echo $isList ? 'article-section__list' : 'featured__cards cards--rows'; ?>">
        <?php
        foreach ($args['posts'] as $index => $item) {
            get_template_part('template-parts/content/article-card', null, [
                'post' => $item,
                'slot' => $isList ? ImageSlot::Thumbnail : ImageSlot::FeaturedCard,
                'level' => 3,
                'hasExcerpt' => true,
                // On a phone, the first image is partly in the first window.
                'first' => $index === 0,
            ]);
        }
        ?>
    </div>
</section>
