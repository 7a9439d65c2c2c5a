<?php

/**
 * The results of a search.
 */

declare(strict_types=1);

use Courant\View\SearchCorrection;

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
                $correction = $found > 0 || $terms === '' ? null : SearchCorrection::forSearch($terms);
                echo $correction === null
                    ? esc_html($found > 0
                        ? $count
                        : __('No results found. Try different or fewer search terms.', 'courant'))
                    : wp_kses(sprintf(
                        /* translators: 1: the search terms, 2: link with the corrected terms. */
                        __('No results for “%1$s”. Did you mean “%2$s”?', 'courant'),
                        esc_html($terms),
                        '<a href="' . esc_url($correction->url()) . '">' . esc_html($correction->term) . '</a>',
                    ), ['a' => ['href' => true]]);
                ?>
            </p>
            <?php get_search_form(['aria_label' => __('Search again', 'courant')]); ?>
            <?php get_template_part('template-parts/search/filters'); ?>
        </header>
        <?php
        if (have_posts()) {
            get_template_part('template-parts/search/results');
        } elseif ($correction !== null) {
            get_template_part('template-parts/search/correction', null, ['correction' => $correction]);
        }

        get_template_part('template-parts/short-list-articles');
        ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
