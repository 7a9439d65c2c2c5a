<?php

/**
 * The results of a search.
 */

declare(strict_types=1);

use Courant\SearchFilters;
use Courant\SearchKinds;
use Courant\View\SearchCorrection;
use Courant\View\SearchLinks;

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
                $query = $GLOBALS['wp_query'];
                $found = $query instanceof WP_Query ? $query->found_posts : 0;
                $isEmpty = $found === 0 && SearchFilters::isFiltered();
                $posts = $query instanceof WP_Query ? (array) $query->posts : [];
                $correction = SearchFilters::isFiltered() || is_paged() || $terms === ''
                    ? null
                    : SearchCorrection::forSearch($terms, $posts);
                $kinds = SearchKinds::current();
                $links = [];

                foreach (is_paged() ? [] : SearchLinks::sections($terms) as $section) {
                    /* translators: %s: section's name. */
                    $links[$section['url']] = sprintf(__('All articles in %s', 'courant'), $section['name']);
                }

                foreach ($found > 0 && ! is_paged() ? SearchLinks::authors($terms) : [] as $author) {
                    /* translators: %s: author's name. */
                    $links[$author['url']] = sprintf(__('All articles by %s', 'courant'), $author['name']);
                }

                echo esc_html(match (true) {
                    $isEmpty => __('No results with these filters', 'courant'),
                    $terms === '' => __('Search', 'courant'),
                    /* translators: %s: the search terms. */
                    $found > 0 => sprintf(__('Results for “%s”', 'courant'), $terms),
                    /* translators: %s: the search terms. */
                    $correction !== null => sprintf(__('Similar results for “%s”', 'courant'), $terms),
                    /* translators: %s: the search terms. */
                    default => sprintf(__('No results for “%s”', 'courant'), $terms),
                });
                ?>
            </h1>
            <p class="page-description" role="status">
                <?php
                /* translators: %s: a number. */
                $count = sprintf(_n('%s result', '%s results', $found, 'courant'), number_format_i18n($found));
                $link = static fn (string $url, string $text): string
                    => '<a href="' . esc_url($url) . '">' . esc_html($text) . '</a>';
                $corrected = $correction === null ? '' : $link($correction->url(), $correction->term);
                echo wp_kses(match (true) {
                    $isEmpty => $link(SearchFilters::urlWithoutFilters(), __('Remove filters', 'courant')),
                    $found > 0 && $correction !== null => esc_html($count) . ' · ' . sprintf(
                        /* translators: %s: link with the corrected search terms. */
                        esc_html__('Also showing results for “%s”', 'courant'),
                        $corrected,
                    ),
                    $found > 0 => esc_html($count),
                    $correction !== null => sprintf(
                        /* translators: %s: link with the corrected search terms. */
                        esc_html__('Did you mean “%s”?', 'courant'),
                        $corrected,
                    ),
                    default => esc_html__('Try different or fewer search terms, or choose a section.', 'courant'),
                }, ['a' => ['href' => true]]);
                ?>
            </p>
            <?php if ($kinds->links() !== []) : ?>
                <ul class="pills" aria-label="<?php esc_attr_e('Kinds of results', 'courant'); ?>">
                    <?php foreach ($kinds->links() as $kind) : ?>
                        <li><a href="<?php echo esc_url($kind['url']); ?>"<?php
                            echo $kind['isCurrent'] ? ' aria-current="true"' : '';
                        ?>><?php echo esc_html($kind['label']); ?></a></li>
                    <?php endforeach; ?>
                </ul>
            <?php endif; ?>
            <?php if ($links !== []) : ?>
                <ul class="pills">
                    <?php foreach ($links as $url => $text) : ?>
                        <li><a href="<?php echo esc_url($url); ?>"><?php echo esc_html($text); ?></a></li>
                    <?php endforeach; ?>
                </ul>
            <?php endif; ?>
            <?php
            get_search_form(['aria_label' => __('Search again', 'courant')]);

            if ($found > 0 || SearchFilters::isFiltered()) {
                get_template_part('template-parts/search/filters', null, ['canRemove' => $found > 0]);
            } elseif ($correction === null) {
                get_template_part('template-parts/content/sections');
            }
            ?>
        </header>
        <?php
        if (have_posts()) {
            get_template_part('template-parts/search/results');
        }

        if ($correction !== null) {
            get_template_part('template-parts/search/correction', null, [
                'correction' => $correction,
                'hasTitle' => $found > 0,
            ]);
        }

        get_template_part('template-parts/short-list-articles');
        ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
