<?php

/**
 * The magazine: the opening story, those beside it, the sections, and what is left.
 */

declare(strict_types=1);

use Courant\Front\Front;
use Courant\Images\Slot;

defined('ABSPATH') || exit;

get_header();

[$plan, $stories] = Front::plan();
?>
<main class="frame magazine" id="content" tabindex="-1">
    <?php
    /**
     * Fires at the start of a page's main part.
     */
    do_action('courant_before_content');

    if (is_page()) :
        the_post();
        ?>
        <div class="entry-content magazine__words"><?php the_content(); ?></div>
    <?php endif; ?>

    <?php if ($plan->lead !== null) : ?>
        <section class="top" aria-labelledby="top-stories">
            <h2 class="screen-reader-text" id="top-stories"><?php esc_html_e('Top stories', 'courant'); ?></h2>
            <?php get_template_part('template-parts/content/story', null, ['post' => $stories[$plan->lead], 'slot' => Slot::Lead, 'level' => 3]); ?>
            <?php if ($plan->secondary !== []) : ?>
                <div class="top__beside">
                    <?php
                    foreach ($plan->secondary as $key) {
                        get_template_part('template-parts/content/story', null, [
                            'post' => $stories[$key],
                            'slot' => Slot::Thumb,
                            'level' => 3,
                            'told' => true,
                        ]);
                    }
                    ?>
                </div>
            <?php endif; ?>
        </section>
    <?php else : ?>
        <p class="nothing"><?php esc_html_e('No articles have been published yet.', 'courant'); ?></p>
    <?php endif; ?>

    <?php
    /**
     * Fires on the front page between the top stories and the sections: the place for a few openings.
     * What is printed here is a section with a heading of level 2.
     */
    do_action('courant_front_openings');
    ?>

    <div class="magazine__row">
        <div class="magazine__sections">
            <?php
            $told = true;

            foreach ($plan->sections as $section => $ids) {
                get_template_part('template-parts/front-section', null, [
                    'section' => get_term($section, 'category'),
                    'posts' => array_map(static fn (int $key): WP_Post => $stories[$key], $ids),
                    'told' => $told,
                ]);
                $told = ! $told;
            }

            if ($plan->latest !== []) {
                get_template_part('template-parts/front-latest', null, [
                    'posts' => array_map(static fn (int $key): WP_Post => $stories[$key], $plan->latest),
                ]);
            }

            if (is_home()) {
                get_template_part('template-parts/pagination');
            }
            ?>
        </div>
        <?php if (is_active_sidebar('front-side')) : ?>
            <aside class="sidebar" aria-label="<?php esc_attr_e('Front page side', 'courant'); ?>">
                <div class="sidebar__stick"><?php dynamic_sidebar('front-side'); ?></div>
            </aside>
        <?php endif; ?>
    </div>
</main>
<?php
get_footer();
