<?php

/**
 * An aside, status, quote or link in a list: its full content, with the date as permalink.
 *
 * @var array{post: WP_Post, section?: bool, sticky?: bool} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$story = ArticleView::fromPost($args['post']);
$section = ($args['section'] ?? true) && ThemeOptions::isEnabled('list_section') ? $story->primaryCategory() : null;
$color = $section === null ? '' : $story->styleAttribute();
?>
<article <?php
    post_class('short-post', $args['post']);
    echo $color === '' ? '' : ' style="' . esc_attr($color) . '"';
?>>
    <?php get_template_part('template-parts/content/kicker', null, [
        'section' => $section,
        'labels' => [$story->formatLabel(), ($args['sticky'] ?? false) ? __('Featured', 'courant') : ''],
    ]); ?>
    <h2 class="short-post__title"><a href="<?php echo esc_url($story->url()); ?>"><?php
        echo wp_kses_post($story->title());
    ?></a></h2>
    <div class="entry-content"><?php the_content(); ?></div>
    <p class="story__meta"><?php echo wp_kses($story->renderTime(), ArticleView::TIME_HTML); ?></p>
</article>
