<?php

/**
 * The magazine page: the lead article, the articles next to it, the sections, and the remaining articles.
 */

declare(strict_types=1);

use Courant\Components\AdSlots;
use Courant\FrontPage\FrontPageModule;
use Courant\FrontPage\FrontPageSection;
use Courant\FrontPage\ShownArticles;
use Courant\View\PageLayout;

defined('ABSPATH') || exit;

get_header();

[$banner, $plan, $stories] = FrontPageModule::buildMagazine();
$missed = FrontPageModule::findMissedArticles($plan, $stories, $banner);
// Before the widgets of this page, which leave these articles out.
ShownArticles::add([
    ...$banner->posts(),
    ...array_diff_key($stories, array_flip($plan->unplaced)),
    ...$missed,
]);
?>
<main class="site-container magazine" id="content" tabindex="-1">
    <?php
    /**
     * Fires at the start of the main content of a page.
     *
     * @since 0.1.0
     */
    do_action('courant_before_content');

    if (is_page()) :
        the_post();
        ?>
        <div class="entry-content magazine__text"><?php the_content(); ?></div>
    <?php endif; ?>

    <?php if ($stories !== []) : ?>
        <?php get_template_part('template-parts/components/banner', null, ['plan' => $banner]); ?>
    <?php else : ?>
        <p class="no-results"><?php esc_html_e('No articles have been published yet.', 'courant'); ?></p>
    <?php endif; ?>

    <?php
    if ($banner->popular !== []) {
        get_template_part(
            'template-parts/front-page/article-row',
            null,
            [
                'id' => 'popular',
                'posts' => $banner->popular,
                'title' => FrontPageModule::groupTitle('popular', $banner->popular),
            ],
        );
    }

    AdSlots::print('front');

    /**
     * Fires on the front page between the top stories and the sections, where a few job openings can be shown. Output
     * must be a section with a heading of level 2.
     *
     * @since 0.1.0
     */
    do_action('courant_front_openings');
    ?>

    <?php
    $printSection = static fn (FrontPageSection $section) => get_template_part(
        'template-parts/front-page/section',
        null,
        [
            'section' => $section,
            'posts' => array_map(static fn (int $key): WP_Post => $stories[$key], $section->postIds),
        ],
    );
    $sectionsBeside = PageLayout::sectionsNextToSidebar(count($plan->sections));
    ?>
    <div class="magazine__row">
        <div class="magazine__sections">
            <?php
            array_map($printSection, array_slice($plan->sections, 0, $sectionsBeside));

            if ($plan->latest !== []) {
                get_template_part('template-parts/front-page/latest', null, [
                    'posts' => array_map(static fn (int $key): WP_Post => $stories[$key], $plan->latest),
                ]);
            }

            if (is_active_sidebar('front-content')) {
                echo '<div class="front-content">';
                dynamic_sidebar('front-content');
                echo '</div>';
            }
            ?>
        </div>
        <?php
        // Before the sidebar, which is next to the first sections in wide windows and after all of them in narrow ones.
        $sectionsBelow = array_slice($plan->sections, $sectionsBeside);

        if ($sectionsBelow !== []) {
            echo '<div class="magazine__below">';
            array_map($printSection, $sectionsBelow);
            echo '</div>';
        }

        get_sidebar();

        // At the end of the page in narrow windows, too, where the sidebar is below the articles.
        if (is_home() && get_next_posts_link() !== null) {
            printf(
                '<p class="magazine__more"><a class="button button--outline" href="%s">%s</a></p>',
                esc_url(get_pagenum_link(2)),
                esc_html__('Older articles', 'courant'),
            );
        }
        ?>
    </div>
    <?php
    if ($missed !== []) {
        get_template_part(
            'template-parts/front-page/article-row',
            null,
            ['id' => 'missed', 'posts' => $missed, 'title' => FrontPageModule::groupTitle('missed', $missed)],
        );
    }

    get_template_part('template-parts/components/newsletter');
    ?>
</main>
<?php
get_footer();
