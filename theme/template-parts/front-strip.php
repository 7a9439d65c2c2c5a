<?php

/**
 * A row of cards under a title.
 *
 * @var array{id: string, posts: list<WP_Post>, title: string} $args
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Slot;

defined('ABSPATH') || exit;

$title = Options::text("{$args['id']}_title");
?>
<section class="strip" aria-labelledby="<?php echo esc_attr($args['id']); ?>">
    <header class="strip__head"><h2 class="strip__title" id="<?php echo esc_attr($args['id']); ?>"><?php echo esc_html($title === '' ? $args['title'] : $title); ?></h2></header>
    <div class="cards cards--four">
        <?php
        foreach ($args['posts'] as $item) {
            get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Card, 'level' => 3]);
        }
        ?>
    </div>
</section>
