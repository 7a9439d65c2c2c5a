<?php

/**
 * Response to a form that was sent without JavaScript for an opening that closed in the meantime.
 *
 * @see docs/compatibility/wp-job-openings.md#opening-page-markup
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\SubmissionNoticeView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<ul class="<?php
    echo $view->errors !== [] ? 'awsm-error-message' : 'awsm-success-message';
?>" id="awsm-application" role="alert">
    <?php foreach ([...$view->errors, ...$view->successMessages] as $message) : ?>
    <li><?php echo esc_html($message); ?></li>
    <?php endforeach; ?>
</ul>
<?php if ($view->letter !== '') : ?>
<p>
    <label for="courant-kept-letter"><?php esc_html_e('Copy your text:', 'courant-desk'); ?></label>
    <textarea id="courant-kept-letter" class="awsm-job-form-control" rows="8" cols="50" readonly><?php
        echo esc_textarea($view->letter);
    ?></textarea>
</p>
<?php endif; ?>
