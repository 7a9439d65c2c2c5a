<?php

/**
 * An article in a section of opinions: the portrait and the name of its author instead of a picture.
 *
 * @var array{post: WP_Post, level: int} $args
 */

declare(strict_types=1);

use Courant\LocalAvatars;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$story = ArticleView::fromPost($args['post']);
$heading = tag_escape('h' . $args['level']);
?>
<article <?php post_class('story story--opinion', $args['post']); ?>>
    <?php foreach (array_slice($story->authors(), 0, 1) as $author) : ?>
        <?php echo get_avatar($author->user, 72, '', '', [
            'force_display' => LocalAvatars::areGenerated(),
            'loading' => 'lazy',
        ] + $author->avatarArguments()); ?>
    <?php endforeach; ?>
    <div class="story__text">
        <p class="kicker"><span class="kicker__author"><?php echo esc_html($story->authorNames()); ?></span></p>
        <<?php echo esc_html($heading); ?> class="story__title"><a href="<?php echo esc_url($story->url()); ?>"><?php
            echo wp_kses_post($story->title());
        ?></a></<?php echo esc_html($heading); ?>>
        <p class="story__summary"><?php echo esc_html($story->summary()); ?></p>
    </div>
</article>
