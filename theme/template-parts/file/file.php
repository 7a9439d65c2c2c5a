<?php

/**
 * A document or another file on its own page: its first page, where WordPress has drawn one.
 *
 * @var array{file: Courant\View\File} $args
 */

declare(strict_types=1);

use Courant\Images\Slot;

defined('ABSPATH') || exit;

$file = $args['file'];
$source = $file->cover() > 0 ? wp_get_attachment_image_src($file->cover(), 'medium') : false;
?>
<a class="file__sheet" href="<?php echo esc_url($file->address()); ?>">
    <?php
    if (is_array($source)) {
        echo wp_get_attachment_image($file->cover(), 'medium', false, ['alt' => '', 'loading' => false, 'sizes' => Slot::upTo($source[1])]);
    }
    ?>
    <span class="file__name"><?php echo esc_html($file->name()); ?></span>
</a>
