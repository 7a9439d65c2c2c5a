<?php

/**
 * A featured section: cards whose titles are equally high in each row, by CSS (Spec 2.2).
 *
 * @var array{id: string, posts: list<WP_Post>, title: string} $args
 */

declare(strict_types=1);

use Courant\Images\Slot;

defined('ABSPATH') || exit;
?>
<section class="featured" aria-labelledby="<?php echo esc_attr($args['id']); ?>">
    <h2 class="featured__title" id="<?php echo esc_attr($args['id']); ?>"><?php echo esc_html($args['title']); ?></h2>
    <div class="featured__cards">
        <?php
        foreach ($args['posts'] as $index => $item) {
            get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Pick, 'level' => 3, 'told' => true, 'first' => $index < 2]);
        }
        ?>
    </div>
</section>
