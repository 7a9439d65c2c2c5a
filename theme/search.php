<?php

/**
 * The results of a search.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_header();
?>
<div class="site-container content-row">
    <main class="main" id="content" tabindex="-1">
        <?php
        get_template_part('template-parts/breadcrumbs');

        /** This action is documented in template-parts/front-page/magazine.php */
        do_action('courant_before_content');
        ?>
        <header class="page-header">
            <h1 class="page-title">
                <?php
                $terms = trim(get_search_query(false));
                echo esc_html($terms === ''
                    ? __('Search', 'courant')
                    /* translators: %s: the search terms. */
                    : sprintf(__('Results for “%s”', 'courant'), $terms));
                ?>
            </h1>
            <p class="page-description" role="status">
                <?php
                $query = $GLOBALS['wp_query'];
                $found = $query instanceof WP_Query ? $query->found_posts : 0;
                /* translators: %s: a number. */
                $count = sprintf(_n('%s result', '%s results', $found, 'courant'), number_format_i18n($found));
                echo esc_html($found > 0
                    ? $count
                    : __('No results found. Try different or fewer search terms.', 'courant'));
                ?>
            </p>
            <?php get_search_form(['aria_label' => __('Search again', 'courant')]); ?>
            <?php get_template_part('template-parts/search/filters'); ?>
        </header>
        <?php
        if (have_posts()) {
            get_template_part('template-parts/search/results');
        }

        get_template_part('template-parts/short-list-articles');
        ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
