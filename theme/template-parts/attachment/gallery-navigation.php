<?php

/**
 * Links to the previous and next image of the gallery.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

use Courant\View\GalleryNavigation;

defined('ABSPATH') || exit;

$pictures = $args['file']->type() === 'image' ? GalleryNavigation::adjacentImages($args['file']->post) : [];

if ($pictures === []) {
    return;
}
?>
<nav class="media-file__siblings" aria-label="<?php esc_attr_e('Gallery images', 'courant'); ?>">
    <?php foreach ($pictures as $which => $picture) : ?>
        <a href="<?php
            echo esc_url((string) get_permalink($picture));
        ?>" rel="<?php echo $which === 'next' ? 'next' : 'prev'; ?>">
            <?php echo wp_get_attachment_image($picture, 'courant-thumb', false, [
                'alt' => '',
                'loading' => 'lazy',
                'sizes' => '128px',
            ]); ?>
            <span>
                <span class="media-file__link"><?php
                    echo $which === 'next'
                        ? esc_html__('Next image', 'courant')
                        : esc_html__('Previous image', 'courant');
                ?></span>
                <span class="media-file__title"><?php
                    echo esc_html(wp_strip_all_tags(get_the_title($picture)));
                ?></span>
            </span>
        </a>
    <?php endforeach; ?>
</nav>
