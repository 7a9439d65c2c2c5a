<?php

/**
 * The video fields of the classic editor.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Video\Admin\VideoMetaBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<p>
    <label for="courant-video-url"><?php esc_html_e('YouTube video URL', 'courant-desk'); ?></label>
    <input type="text" class="widefat" id="courant-video-url" name="courant_video_url" value="<?php
        echo esc_attr($view->url);
    ?>" aria-describedby="courant-video-help"<?php echo $view->isInvalid ? ' aria-invalid="true"' : ''; ?>>
    <span class="description" id="courant-video-help">
        <?php if ($view->isInvalid) : ?>
            <strong><?php
                esc_html_e('Enter the URL of a YouTube video. Until then, no video is shown.', 'courant-desk');
            ?></strong>
        <?php else : ?>
            <?php esc_html_e('Opens in a dialog on each page view after visitors have given consent. Leave empty for no video.', 'courant-desk'); ?>
        <?php endif; ?>
    </span>
</p>
<p>
    <label><input type="checkbox" name="courant_video_off" value="1"<?php checked($view->isDisabled); ?>> <?php
        esc_html_e('Do not show a video on this page', 'courant-desk');
    ?></label>
</p>
<fieldset data-courant-poster>
    <legend><?php esc_html_e('Poster image (default: the featured image)', 'courant-desk'); ?></legend>
    <input type="hidden" name="courant_video_poster" value="<?php echo esc_attr((string) $view->posterId); ?>">
    <?php // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the script changes the source. ?>
    <img src="<?php
        echo esc_url($view->posterUrl);
    ?>" alt="" style="max-width: 100%; height: auto;"<?php echo $view->posterUrl === '' ? ' hidden' : ''; ?>>
    <p>
        <button type="button" class="button" data-choose="<?php
            esc_attr_e('Select poster image', 'courant-desk');
        ?>"><?php esc_html_e('Select', 'courant-desk'); ?></button>
        <button type="button" class="button" data-remove<?php echo $view->posterId === 0 ? ' hidden' : ''; ?>><?php
            esc_html_e('Remove', 'courant-desk');
        ?></button>
    </p>
</fieldset>
