<?php

/**
 * The featured image of an article with caption and credit.
 *
 * @var array{story: Courant\View\ArticleView, slot: Courant\Images\ImageSlot} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\PhotoCredit;

defined('ABSPATH') || exit;

$article = $args['story']->post;

if (! ThemeOptions::isEnabled('article_picture') || post_password_required($article)) {
    return;
}

$printImage = static fn () => FeaturedImage::print($article, $args['slot'], true);
ob_start();
/**
 * Fires in the position of an article's featured image. Output, such as a video, is shown instead of the image.
 *
 * @since 0.1.0
 *
 * @param WP_Post           $article
 * @param callable(): void $printImage Prints the featured image; nothing for an article without one.
 */
do_action('courant_article_picture', $article, $printImage);
$replacement = trim((string) ob_get_clean());

if ($replacement === '' && ! FeaturedImage::hasImage($article)) {
    return;
}

$caption = PhotoCredit::addToCaption(
    get_the_post_thumbnail_caption($article),
    (int) get_post_thumbnail_id($article),
);
?>
<figure class="entry-picture">
    <?php
    if ($replacement === '') {
        $printImage();
    } else {
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by plugins.
        echo $replacement;
    }
    ?>
    <?php if ($caption !== '') : ?>
        <figcaption><?php echo wp_kses_post($caption); ?></figcaption>
    <?php endif; ?>
</figure>
