<?php

/**
 * A video on its own page, in the browser's native player.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$file = $args['file'];
$measures = $file->dimensions();
$poster = $file->previewImageId() > 0 ? wp_get_attachment_image_url($file->previewImageId(), 'large') : false;
?>
<video controls playsinline preload="metadata" src="<?php
    echo esc_url($file->url());
?>" aria-label="<?php the_title_attribute(); ?>"
    <?php
    if ($measures !== []) {
        printf(' width="%s" height="%s"', esc_attr((string) $measures[0]), esc_attr((string) $measures[1]));
    }
    if (is_string($poster)) {
        printf(' poster="%s"', esc_url($poster));
    }
    ?>></video>
