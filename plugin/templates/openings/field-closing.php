<?php

/**
 * Classic editor: closing date and time of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$dateTime = is_string($view->value) ? $view->value : '';

?>
<p>
    <input type="hidden" name="awsm_set_exp_list" value="set_listing">
    <label for="courant-closing-date"><?php
        esc_html_e('Closing date (leave empty to keep the opening open)', 'courant-desk');
    ?></label><br>
    <input type="date" id="courant-closing-date" name="awsm_job_expiry" value="<?php
        echo esc_attr(substr($dateTime, 0, 10));
    ?>">
</p>
<p>
    <label for="courant-closing-time"><?php esc_html_e('Time', 'courant-desk'); ?></label><br>
    <input type="time" id="courant-closing-time" name="courant_closing_time" value="<?php
        echo esc_attr(substr($dateTime, 11));
    ?>" aria-describedby="courant-closing-help">
    <span class="description" id="courant-closing-help" style="display: block;">
        <?php
        echo esc_html(sprintf(
            /* translators: %s: a time zone such as Europe/Berlin */
            __('Time zone: %s. Without a time, the opening closes at the end of the day.', 'courant-desk'),
            wp_timezone_string(),
        ));
        ?>
    </span>
</p>
