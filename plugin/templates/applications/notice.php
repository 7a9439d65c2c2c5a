<?php

/**
 * What came of a plain form, on the page of an opening that has closed meanwhile (Jobs contract 3.2).
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\NoticeView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<ul class="<?php echo $view->errors !== [] ? 'awsm-error-message' : 'awsm-success-message'; ?>" id="awsm-application" role="alert">
    <?php foreach ([...$view->errors, ...$view->success] as $message) : ?>
    <li><?php echo esc_html($message); ?></li>
    <?php endforeach; ?>
</ul>
<?php if ($view->letter !== '') : ?>
<p>
    <label for="courant-kept-letter"><?php esc_html_e('What you wrote, to copy:', 'courant-desk'); ?></label>
    <textarea id="courant-kept-letter" class="awsm-job-form-control" rows="8" cols="50" readonly><?php echo esc_textarea($view->letter); ?></textarea>
</p>
<?php endif; ?>
