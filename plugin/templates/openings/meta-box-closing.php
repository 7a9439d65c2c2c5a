<?php

/**
 * Classic editor: closing date and state of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<p>
    <input type="hidden" name="awsm_set_exp_list" value="set_listing">
    <label for="courant-closing-date"><?php esc_html_e('Closing date (leave empty to keep the opening open)', 'courant-desk'); ?></label><br>
    <input type="date" id="courant-closing-date" name="awsm_job_expiry" value="<?php echo esc_attr(substr($view->closingDateTime, 0, 10)); ?>">
</p>
<p>
    <label for="courant-closing-time"><?php esc_html_e('Time', 'courant-desk'); ?></label><br>
    <input type="time" id="courant-closing-time" name="courant_closing_time" value="<?php echo esc_attr(substr($view->closingDateTime, 11)); ?>" aria-describedby="courant-closing-help">
    <span class="description" id="courant-closing-help" style="display: block;">
        <?php
        /* translators: %s: a time zone such as Europe/Berlin */
        echo esc_html(sprintf(__('Time zone: %s. Without a time, the opening closes at the end of the day.', 'courant-desk'), $view->timezone));
        ?>
    </span>
</p>
<p><label><input type="checkbox" name="awsm_exp_list_display" value="list_display"<?php checked($view->isClosingShown); ?>> <?php esc_html_e('Show the closing date to visitors', 'courant-desk'); ?></label></p>
<p>
    <label><input type="checkbox" name="awsm_job_filled" value="filled"<?php checked($view->flags->isFilled); ?>> <?php esc_html_e('Filled: listed, but does not accept applications', 'courant-desk'); ?></label><br>
    <label><input type="checkbox" name="courant_featured" value="1"<?php checked($view->flags->isFeatured); ?>> <?php esc_html_e('Featured: highlighted in lists', 'courant-desk'); ?></label><br>
    <label><input type="checkbox" name="awsm_pro_exclude_job" value="exclude"<?php checked($view->flags->isUnlisted); ?>> <?php esc_html_e('Unlisted: available at its URL only', 'courant-desk'); ?></label>
</p>
<?php if ($view->hasBeenPublished()) : ?>
    <fieldset>
        <legend><strong><?php esc_html_e('Opening status', 'courant-desk'); ?></strong></legend>
        <label><input type="radio" name="courant_state" value="open"<?php checked($view->status !== 'expired'); ?>> <?php esc_html_e('open', 'courant-desk'); ?></label><br>
        <label><input type="radio" name="courant_state" value="closed"<?php checked($view->status === 'expired'); ?>> <?php esc_html_e('closed', 'courant-desk'); ?></label>
    </fieldset>
<?php endif; ?>
