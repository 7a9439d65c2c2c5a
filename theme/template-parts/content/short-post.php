<?php

/**
 * An aside, status, quote or link in a list: its full content, with the date as permalink.
 *
 * @var array{post: WP_Post} $args
 */

declare(strict_types=1);

use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$story = ArticleView::fromPost($args['post']);
?>
<article <?php post_class('short-post', $args['post']); ?>>
    <p class="kicker"><span class="kicker__format"><?php echo esc_html($story->formatLabel()); ?></span></p>
    <h2 class="short-post__title"><a href="<?php echo esc_url($story->url()); ?>"><?php
        echo wp_kses_post($story->title());
    ?></a></h2>
    <div class="entry-content"><?php the_content(); ?></div>
    <p class="story__meta"><?php echo wp_kses($story->renderTime(), ArticleView::TIME_HTML); ?></p>
</article>
