<?php

/**
 * A list of articles: by category, tag, author or date, or all articles.
 */

declare(strict_types=1);

use Courant\Components\FeaturedSlider;
use Courant\Customizer\CategoryColors;
use Courant\FrontPage\FrontPageModule;
use Courant\FrontPage\ShownArticles;
use Courant\Seo\ArchiveTitle;
use Courant\SiteOptions;
use Courant\View\AuthorView;

defined('ABSPATH') || exit;

$title = is_home()
    ? (
        SiteOptions::number('page_for_posts') > 0
        ? get_the_title(SiteOptions::number('page_for_posts'))
        : __('All articles', 'courant')
    )
    : ArchiveTitle::forCurrentArchive();
$term = is_category() ? get_queried_object() : null;
$color = $term instanceof WP_Term ? CategoryColors::styleAttribute($term) : '';

get_header();
?>
<?php $banner = FeaturedSlider::isShown() || FeaturedSlider::hasPopularArticles()
    ? FrontPageModule::buildBanner()
    : null; ?>
<?php if ($banner !== null && $banner->postIds() !== []) : ?>
    <div class="site-container banner">
        <?php
        ShownArticles::add($banner->posts());
        get_template_part('template-parts/components/banner', null, ['plan' => $banner]);

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
        ?>
    </div>
<?php endif; ?>
<div class="site-container content-row">
    <main class="main" id="content" tabindex="-1">
        <?php
        get_template_part('template-parts/breadcrumbs');

        /** This action is documented in template-parts/front-page/magazine.php */
        do_action('courant_before_content');
        ?>
        <header class="page-header"<?php echo $color === '' ? '' : ' style="' . esc_attr($color) . '"'; ?>>
            <?php
            is_author()
                ? get_template_part('template-parts/archive/author', null, [
                    'author' => AuthorView::forCurrentArchive(),
                    'title' => $title,
                ])
                : get_template_part('template-parts/archive/header', null, ['title' => $title]);
            ?>
        </header>
        <?php
        get_template_part(
            have_posts() ? 'template-parts/article-list' : 'template-parts/content/none',
            null,
            ['style' => $color],
        );
        get_template_part('template-parts/short-list-articles');
        ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
