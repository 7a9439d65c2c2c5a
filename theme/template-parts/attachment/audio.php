<?php

/**
 * An audio file on its own page, in the browser's native player.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$file = $args['file'];
?>
<audio controls preload="metadata" src="<?php
    echo esc_url($file->url());
?>" aria-label="<?php the_title_attribute(); ?>"></audio>
