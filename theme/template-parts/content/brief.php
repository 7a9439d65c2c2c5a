<?php

/**
 * An aside, status, quote or link in a list: its whole text, and its date as the way to it.
 *
 * @var array{post: WP_Post} $args
 */

declare(strict_types=1);

use Courant\View\Story;

defined('ABSPATH') || exit;

$story = Story::of($args['post']);
?>
<article <?php post_class('brief', $args['post']); ?>>
    <p class="kicker"><span class="kicker__format"><?php echo esc_html($story->format()); ?></span></p>
    <h2 class="brief__title"><a href="<?php echo esc_url($story->address()); ?>"><?php echo wp_kses_post($story->title()); ?></a></h2>
    <div class="entry-content"><?php the_content(); ?></div>
    <p class="story__meta"><?php echo wp_kses_post($story->time()); ?></p>
</article>
