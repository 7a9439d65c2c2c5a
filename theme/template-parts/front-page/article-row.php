<?php

/**
 * A row of cards with a title.
 *
 * @var array{id: string, posts: list<WP_Post>, title: string} $args
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
</section>
