<?php

/**
 * The title and content of a page; also used for openings.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;
?>
<article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
    <header class="page-header">
        <h1 class="entry-title page-title"><?php echo wp_kses_post(ArticleView::current()->title()); ?></h1>
    </header>
    <?php if (
        is_page() && ThemeOptions::isEnabled('page_picture') && has_post_thumbnail() && ! post_password_required()
    ) : ?>
        <figure class="entry-picture"><?php
            FeaturedImage::print(ArticleView::current()->post, ImageSlot::Article, true);
        ?></figure>
    <?php endif; ?>
    <?php get_template_part('template-parts/single/content'); ?>
</article>
