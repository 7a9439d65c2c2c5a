<?php

/**
 * The video of an article in the position of its featured image: a poster with a link that covers it, which the script
 * turns into a button that opens the dialog, and a notice about what playing it loads.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Video\Frontend\VideoView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div data-video-settings="<?php echo esc_attr($view->settings); ?>">
    <div class="courant-video-poster">
        <?php $view->printPoster(); ?>
        <a class="courant-video-link" href="<?php
            echo esc_url($view->watchUrl);
        ?>" rel="noopener" aria-describedby="<?php echo esc_attr($view->noteId); ?>" aria-label="<?php
            /* translators: %s: title of the article */
            echo esc_attr(sprintf(__('Watch the video: %s', 'courant-desk'), $view->title));
        ?>" data-island-replay>
            <span class="courant-video-icon" aria-hidden="true"></span>
            <?php esc_html_e('Watch the video', 'courant-desk'); ?>
        </a>
    </div>
    <p class="courant-video-note" id="<?php echo esc_attr($view->noteId); ?>"><?php
        esc_html_e('Plays from YouTube. When you play it, your browser sends data such as your IP address to www.youtube-nocookie.com, which may store data on your device.', 'courant-desk');
    ?></p>
</div>
