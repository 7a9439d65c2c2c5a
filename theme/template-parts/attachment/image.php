<?php

/**
 * An image on its own page, linked to its full size.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;

$file = $args['file'];
$source = wp_get_attachment_image_src($file->post->ID, 'large');
?>
<a href="<?php echo esc_url($file->url()); ?>">
    <?php
    echo wp_get_attachment_image($file->post->ID, 'large', false, [
        // The image is the content of the page and the name of its link.
        'alt' => $file->alternativeText(),
        'loading' => false,
        'fetchpriority' => 'high',
        'sizes' => ImageSlot::sizesUpTo(is_array($source) ? $source[1] : 0),
    ]);
    ?>
</a>
