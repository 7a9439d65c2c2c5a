<?php

/**
 * A document or another file on its own page, with a preview of its first page when WordPress has created one.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;

$file = $args['file'];
$source = $file->previewImageId() > 0 ? wp_get_attachment_image_src($file->previewImageId(), 'medium') : false;
?>
<a class="media-file__sheet" href="<?php echo esc_url($file->url()); ?>">
    <?php
    if (is_array($source)) {
        echo wp_get_attachment_image($file->previewImageId(), 'medium', false, [
            'alt' => '',
            'loading' => false,
            'sizes' => ImageSlot::sizesUpTo($source[1]),
        ]);
    }
    ?>
    <span class="media-file__name"><?php echo esc_html($file->fileName()); ?></span>
</a>
