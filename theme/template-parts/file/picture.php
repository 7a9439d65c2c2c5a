<?php

/**
 * A picture on its own page; a click leads to the whole of it.
 *
 * @var array{file: Courant\View\File} $args
 */

declare(strict_types=1);

use Courant\Images\Slot;

defined('ABSPATH') || exit;

$file = $args['file'];
$source = wp_get_attachment_image_src($file->post->ID, 'large');
?>
<a href="<?php echo esc_url($file->address()); ?>">
    <?php
    echo wp_get_attachment_image($file->post->ID, 'large', false, [
        // It is what the page is about, and what the link is called.
        'alt' => $file->words(),
        'loading' => false,
        'fetchpriority' => 'high',
        'sizes' => Slot::upTo(is_array($source) ? $source[1] : 0),
    ]);
    ?>
</a>
