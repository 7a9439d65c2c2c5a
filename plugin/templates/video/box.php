<?php

/**
 * Classic editor: the video of a text.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Video\Admin\VideoBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

wp_nonce_field($view->action, $view->nonce, false);
?>
<p>
    <label for="courant-video-url"><?php esc_html_e('Address of the YouTube video', 'courant-desk'); ?></label>
    <input type="text" class="widefat" id="courant-video-url" name="courant_video_url" value="<?php echo esc_attr($view->address); ?>" aria-describedby="courant-video-help"<?php echo $view->isWrong ? ' aria-invalid="true"' : ''; ?>>
    <span class="description" id="courant-video-help">
        <?php if ($view->isWrong) : ?>
            <strong><?php esc_html_e('This is not the address of a YouTube video, so no video is shown.', 'courant-desk'); ?></strong>
        <?php else : ?>
            <?php esc_html_e('Opens in a dialog on each page view, once visitors have agreed. Leave empty for no video.', 'courant-desk'); ?>
        <?php endif; ?>
    </span>
</p>
<p>
    <label><input type="checkbox" name="courant_video_off" value="1"<?php checked($view->isOff); ?>> <?php esc_html_e('No video window for this text', 'courant-desk'); ?></label>
</p>
<fieldset data-courant-poster>
    <legend><?php esc_html_e('Picture before it plays (none: the featured image)', 'courant-desk'); ?></legend>
    <input type="hidden" name="courant_video_poster" value="<?php echo esc_attr((string) $view->poster); ?>">
    <img src="<?php echo esc_url($view->posterUrl); ?>" alt="" style="max-width: 100%; height: auto;"<?php echo $view->posterUrl === '' ? ' hidden' : ''; ?>>
    <p>
        <button type="button" class="button" data-choose="<?php esc_attr_e('Choose the picture', 'courant-desk'); ?>"><?php esc_html_e('Choose', 'courant-desk'); ?></button>
        <button type="button" class="button" data-remove<?php echo $view->poster === 0 ? ' hidden' : ''; ?>><?php esc_html_e('Remove', 'courant-desk'); ?></button>
    </p>
</fieldset>
