<?php

/**
 * A row of cards with a title, and headlines without pictures below it.
 *
 * @var array{id: string, posts: list<WP_Post>, title: string, headlines?: list<WP_Post>} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;
?>
<section class="article-section" aria-labelledby="<?php echo esc_attr($args['id']); ?>">
    <header class="article-section__head">
        <h2 class="article-section__title" id="<?php echo esc_attr($args['id']); ?>"><?php
            echo esc_html($args['title']);
        ?></h2>
    </header>
    <?php if ($args['posts'] !== []) : ?>
        <div class="cards cards--rows<?php
            // Six or nine articles fill rows of three.
            echo count($args['posts']) % 3 === 0 ? '' : ' cards--four';
        ?>">
            <?php
            foreach ($args['posts'] as $item) {
                get_template_part(
                    'template-parts/content/article-card',
                    null,
                    ['post' => $item, 'slot' => ImageSlot::RowCard, 'level' => 3],
                );
            }
            ?>
        </div>
    <?php endif; ?>
    <?php if (($args['headlines'] ?? []) !== []) : ?>
        <div class="headlines">
            <?php
            foreach ($args['headlines'] as $item) {
                get_template_part('template-parts/content/article-card', null, [
                    'post' => $item,
                    'slot' => ImageSlot::Thumbnail,
                    'level' => 3,
                    'hasPicture' => false,
                ]);
            }
            ?>
        </div>
    <?php endif; ?>
</section>
