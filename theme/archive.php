<?php

/**
 * A list of articles: by section, tag, author, date, or all.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Front\Front;
use Courant\Furniture\Slider;
use Courant\Option;
use Courant\Seo\Title;

defined('ABSPATH') || exit;

$title = is_home()
    ? (Option::number('page_for_posts') > 0 ? get_the_title(Option::number('page_for_posts')) : __('All articles', 'courant'))
    : Title::ofArchive();

get_header();
?>
<?php $banner = Slider::isShown() || Slider::hasStrip() ? Front::banner() : null; ?>
<?php if ($banner !== null && $banner->ids() !== []) : ?>
    <div class="frame banner">
        <?php
        get_template_part('template-parts/furniture/banner', null, ['plan' => $banner]);

        if ($banner->popular !== []) {
            get_template_part('template-parts/front-strip', null, ['id' => 'popular', 'posts' => $banner->popular, 'title' => __('Popular stories', 'courant')]);
        }
        ?>
    </div>
<?php endif; ?>
<div class="frame content-row">
    <main class="main" id="content" tabindex="-1">
        <?php
        get_template_part('template-parts/breadcrumbs');

        /** This action is documented in template-parts/magazine.php */
        do_action('courant_before_content');
        ?>
        <header class="page-header">
            <h1 class="page-title"><?php echo wp_kses_post($title); ?></h1>
            <?php if (! is_author()) : ?>
                <?php if (Options::flag('archive_description')) : ?>
                    <?php the_archive_description('<div class="page-description">', '</div>'); ?>
                <?php endif; ?>
            <?php else : ?>
                <?php get_template_part('template-parts/single/author', null, ['author' => get_queried_object_id(), 'named' => false]); ?>
            <?php endif; ?>
        </header>
        <?php get_template_part(have_posts() ? 'template-parts/list' : 'template-parts/content/none'); ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
