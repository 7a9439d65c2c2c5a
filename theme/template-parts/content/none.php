<?php

/**
 * A list with nothing in it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<p class="nothing"><?php echo esc_html(is_search() ? __('Nothing matches these words. Try fewer or other ones.', 'courant') : __('Nothing has been published here yet.', 'courant')); ?></p>
