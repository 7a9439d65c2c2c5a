<?php

/**
 * A sound on its own page, in the browser's own player.
 *
 * @var array{file: Courant\View\File} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$file = $args['file'];
?>
<audio controls preload="metadata" src="<?php echo esc_url($file->address()); ?>" aria-label="<?php the_title_attribute(); ?>"></audio>
