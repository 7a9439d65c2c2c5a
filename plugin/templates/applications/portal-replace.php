<?php

/**
 * Form that replaces one file in the applicant portal.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\FileReplacementView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$id = $view->fieldId();
?>
<details class="courant-applicant-portal__replace"<?php echo $view->error === '' ? '' : ' open'; ?>>
    <summary><?php echo esc_html($view->summary()); ?></summary>
    <form class="awsm-application-form" method="post" enctype="multipart/form-data" action="<?php
        echo esc_url($view->action);
    ?>">
        <input type="hidden" name="courant_do" value="<?php echo $view->isResume() ? 'replace' : 'file'; ?>">
        <?php if (!$view->isResume()) : ?>
        <input type="hidden" name="courant_file" value="<?php echo esc_attr((string) $view->fileId); ?>">
        <?php endif; ?>
        <div class="awsm-job-form-group">
            <label for="<?php echo esc_attr($id); ?>"><?php
                $view->isResume()
                    ? esc_html_e('New CV', 'courant-desk')
                    : esc_html_e('New file', 'courant-desk');
            ?></label>
            <input class="awsm-job-form-control awsm-form-file-control" type="file" id="<?php
                echo esc_attr($id);
            ?>" name="awsm_file" accept="<?php
                echo esc_attr($view->accept);
            ?>" aria-describedby="<?php
                echo esc_attr(($view->error === '' ? '' : "$id-error ") . "$id-help");
            ?>"<?php
                echo $view->error === '' ? '' : ' aria-invalid="true" autofocus';
            ?> required>
            <?php if ($view->error !== '') : ?>
            <div class="awsm-job-form-error" id="<?php echo esc_attr("$id-error"); ?>" role="alert"><?php
                echo esc_html($view->error);
            ?></div>
            <?php endif; ?>
            <small id="<?php echo esc_attr("$id-help"); ?>"><?php echo esc_html($view->help()); ?></small>
        </div>
        <button class="awsm-application-submit-btn"><?php
            $view->isResume()
                ? esc_html_e('Send new CV', 'courant-desk')
                : esc_html_e('Send new file', 'courant-desk');
        ?></button>
    </form>
</details>
