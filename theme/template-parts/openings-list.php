<?php

/**
 * Titles of job openings, when the plugin prints no listing.
 */

declare(strict_types=1);

use Courant\View\ArticleView;

defined('ABSPATH') || exit;

if (! have_posts()) {
    get_template_part('template-parts/content/none');

    return;
}
?>
<div class="post-list post-list--openings">
    <?php while (have_posts()) : ?>
        <?php
        the_post();
        $story = ArticleView::current();
        ?>
        <article <?php post_class('story story--opening'); ?>>
            <h2 class="story__title"><a href="<?php echo esc_url($story->url()); ?>"><?php
                echo wp_kses_post($story->title());
            ?></a></h2>
            <p class="story__meta"><?php echo wp_kses($story->renderTime(), ArticleView::TIME_HTML); ?></p>
        </article>
    <?php endwhile; ?>
</div>
<?php
get_template_part('template-parts/pagination');
