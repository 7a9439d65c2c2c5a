<?php

/**
 * An address without a page: search, the newest articles, the sections.
 */

declare(strict_types=1);

use Courant\Images\Slot;

defined('ABSPATH') || exit;

$recent = get_posts(['posts_per_page' => 4]);

get_header();
?>
<main class="frame main main--alone" id="content" tabindex="-1">
    <?php
    /** This action is documented in template-parts/magazine.php */
    do_action('courant_before_content');
    ?>
    <header class="page-header">
        <p class="kicker"><span class="kicker__section"><?php esc_html_e('404', 'courant'); ?></span></p>
        <h1 class="page-title"><?php esc_html_e('This page is not here', 'courant'); ?></h1>
        <p class="page-description"><?php esc_html_e('It may have moved, or its address was mistyped. Search for it, or read on below.', 'courant'); ?></p>
        <?php get_search_form(['aria_label' => __('Search for the page', 'courant')]); ?>
    </header>
    <?php if ($recent !== []) : ?>
        <section class="strip" aria-labelledby="newest">
            <div class="strip__head"><h2 class="strip__title" id="newest"><?php esc_html_e('Newest articles', 'courant'); ?></h2></div>
            <div class="cards">
                <?php
                foreach ($recent as $item) {
                    get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Card, 'level' => 3, 'first' => true]);
                }
                ?>
            </div>
        </section>
        <section class="strip" aria-labelledby="sections">
            <div class="strip__head"><h2 class="strip__title" id="sections"><?php esc_html_e('Sections', 'courant'); ?></h2></div>
            <ul class="pills"><?php wp_list_categories(['title_li' => '', 'depth' => -1, 'number' => 20, 'orderby' => 'count', 'order' => 'DESC']); ?></ul>
        </section>
    <?php endif; ?>
</main>
<?php
get_footer();
