<?php

/**
 * The video of a text: a link, which opens the window where there is script.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Video\View\VideoView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-video" data-video-settings="<?php echo esc_attr($view->settings); ?>">
    <a class="courant-video-link" href="<?php echo esc_url($view->watch); ?>" rel="noopener" data-island-replay>
        <span class="courant-video-sign" aria-hidden="true"></span>
        <?php
        /* translators: %s: title of the article */
        echo esc_html(sprintf(__('Watch the video: %s', 'courant-desk'), $view->title));
        ?>
    </a>
</div>
