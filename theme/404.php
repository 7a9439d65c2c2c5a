<?php

/**
 * The page for URLs that do not exist: a search form, the newest articles and the categories.
 */

declare(strict_types=1);

use Courant\FrontPage\ShownArticles;
use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;

$recent = get_posts(['posts_per_page' => 4]);
ShownArticles::add($recent);

get_header();
?>
<main class="site-container" id="content" tabindex="-1">
    <?php
    /** This action is documented in template-parts/front-page/magazine.php */
    do_action('courant_before_content');
    ?>
    <header class="page-header">
        <p class="kicker"><span class="kicker__section"><?php esc_html_e('404', 'courant'); ?></span></p>
        <h1 class="page-title"><?php esc_html_e('Page not found', 'courant'); ?></h1>
        <p class="page-description"><?php
            esc_html_e('The page may have moved, or the URL may contain a typo. Search for it, or continue with the articles below.', 'courant');
        ?></p>
        <?php get_search_form(['aria_label' => __('Search this site', 'courant')]); ?>
    </header>
    <?php if ($recent !== []) : ?>
        <section class="article-section" aria-labelledby="newest">
            <div class="article-section__head"><h2 class="article-section__title" id="newest"><?php
                esc_html_e('Latest articles', 'courant');
            ?></h2></div>
            <div class="cards">
                <?php
                foreach ($recent as $item) {
                    get_template_part(
                        'template-parts/content/article-card',
                        null,
                        ['post' => $item, 'slot' => ImageSlot::Card, 'level' => 3, 'first' => true],
                    );
                }
                ?>
            </div>
        </section>
        <section class="article-section" aria-labelledby="sections">
            <div class="article-section__head"><h2 class="article-section__title" id="sections"><?php
                esc_html_e('Sections', 'courant');
            ?></h2></div>
            <?php get_template_part('template-parts/content/sections'); ?>
        </section>
    <?php endif; ?>
</main>
<?php
get_footer();
