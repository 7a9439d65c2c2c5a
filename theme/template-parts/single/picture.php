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

if (
    ! ThemeOptions::isEnabled('article_picture')
    || ! FeaturedImage::hasImage($article)
    || post_password_required($article)
) {
    return;
}

$caption = PhotoCredit::addToCaption(
    get_the_post_thumbnail_caption($article),
    (int) get_post_thumbnail_id($article),
);
?>
<figure class="entry-picture">
    <?php FeaturedImage::print($article, $args['slot'], true); ?>
    <?php if ($caption !== '') : ?>
        <figcaption><?php echo wp_kses_post($caption); ?></figcaption>
    <?php endif; ?>
</figure>
