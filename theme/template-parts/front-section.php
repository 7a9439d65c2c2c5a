<?php

/**
 * One section of the front page.
 *
 * @var array{section: mixed, posts: list<WP_Post>, told: bool} $args
 */

declare(strict_types=1);

use Courant\Images\Slot;
use Courant\View\Address;

defined('ABSPATH') || exit;

$section = $args['section'];

if (! $section instanceof WP_Term) {
    return;
}

?>
<section class="strip" aria-labelledby="section-<?php echo esc_attr((string) $section->term_id); ?>">
    <header class="strip__head">
        <h2 class="strip__title" id="section-<?php echo esc_attr((string) $section->term_id); ?>"><a href="<?php echo esc_url(Address::ofTerm($section)); ?>"><?php echo esc_html($section->name); ?></a></h2>
    </header>
    <?php if ($args['told']) : ?>
        <div class="strip__row">
            <?php
            get_template_part('template-parts/content/story', null, [
                'post' => array_shift($args['posts']),
                'slot' => Slot::Feature,
                'level' => 3,
                'section' => false,
            ]);
            ?>
            <div class="strip__list">
                <?php
                foreach ($args['posts'] as $item) {
                    get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Thumb, 'level' => 3, 'section' => false]);
                }
                ?>
            </div>
        </div>
    <?php else : ?>
        <div class="cards cards--four">
            <?php
            foreach ($args['posts'] as $item) {
                get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Card, 'level' => 3, 'section' => false]);
            }
            ?>
        </div>
    <?php endif; ?>
</section>
