<?php

/**
 * The header of an archive: title, description, and links to the sections below a category.
 *
 * @var array{title: string} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\View\PageUrls;

defined('ABSPATH') || exit;

$children = is_category()
    ? get_terms(['taxonomy' => 'category', 'parent' => get_queried_object_id(), 'hide_empty' => true, 'number' => 12])
    : [];
// The name of a tag is often a single word in lower case.
$main = $GLOBALS['wp_query'];
$articles = $main instanceof WP_Query ? $main->found_posts : 0;
$page = get_query_var('paged');
$pages = $main instanceof WP_Query ? $main->max_num_pages : 0;
?>
<?php if (is_tag() || is_paged()) : ?>
    <p class="kicker">
        <?php if (is_tag() && ! ThemeOptions::isEnabled('archive_label')) : ?>
            <span class="kicker__section"><?php esc_html_e('Tag', 'courant'); ?></span>
        <?php endif; ?>
        <?php if (is_tag()) : ?>
            <span class="kicker__format"><?php
                echo esc_html(sprintf(
                    /* translators: %s: number of articles. */
                    _n('%s article', '%s articles', $articles, 'courant'),
                    number_format_i18n($articles),
                ));
            ?></span>
        <?php endif; ?>
        <?php if (is_paged()) : ?>
            <span class="kicker__format"><?php
                echo esc_html(sprintf(
                    /* translators: 1: page number, 2: number of pages. */
                    __('Page %1$s of %2$s', 'courant'),
                    number_format_i18n(is_numeric($page) ? (int) $page : 1),
                    number_format_i18n($pages),
                ));
            ?></span>
        <?php endif; ?>
    </p>
<?php endif; ?>
<h1 class="page-title"><?php echo wp_kses_post($args['title']); ?></h1>
<?php if (ThemeOptions::isEnabled('archive_description')) : ?>
    <?php the_archive_description('<div class="page-description">', '</div>'); ?>
<?php endif; ?>
<?php if (is_array($children) && $children !== []) : ?>
    <nav aria-label="<?php esc_attr_e('Sections', 'courant'); ?>">
        <ul class="pills">
            <?php foreach ($children as $child) : ?>
                <li><a href="<?php echo esc_url(PageUrls::forTerm($child)); ?>"><?php
                    echo esc_html($child->name);
                ?></a></li>
            <?php endforeach; ?>
        </ul>
    </nav>
<?php endif; ?>
