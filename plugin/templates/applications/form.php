<?php

/**
 * Application form of one opening. Without JavaScript it is posted to the URL of the opening.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\ApplicationFormView $view
 */

declare(strict_types=1);
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$mark = static function (bool $required): void {
    if ($required) {
        echo ' <span class="awsm-job-form-error" aria-hidden="true">*</span>';
    } else {
        echo ' <span class="courant-form-optional">' . esc_html__('(optional)', 'courant-desk') . '</span>';
    }
};
/** @param array<string, string|true> $attributes */
$attributes = static function (array $attributes): void {
    foreach ($attributes as $name => $value) {
        echo ' ' . esc_attr($name);
        if (is_string($value)) {
            echo '="' . esc_attr($value) . '"';
        }
    }
};
$messages = static function () use ($view): void {
    ?>
        <div class="<?php
            echo esc_attr($view->messageClass());
        ?>"<?php echo $view->messages() === [] ? ' hidden' : ' role="alert" tabindex="-1"'; ?>>
            <?php foreach ($view->messages() as $message) : ?>
                <?php $id = $view->controlId($message); ?>
            <p><?php echo $id === '' ? '' : '<a href="#' . esc_attr($id) . '">'; ?><?php
                echo esc_html($message);
                echo $id === '' ? '' : '</a>';
            ?></p>
            <?php endforeach; ?>
        </div>
    <?php
};
?>
<div class="awsm-job-form"<?php $view->island->print(); ?>>
    <div class="awsm-job-form-inner">
        <?php $sent = __('Application sent', 'courant-desk'); ?>
        <h2 id="awsm-application" data-sent="<?php echo esc_attr($sent); ?>"><?php
            echo esc_html($view->hasFields() ? $view->title : $sent);
        ?></h2>
        <?php if ($view->description !== '') : ?>
        <div class="awsm-job-form-description"><?php echo wp_kses_post($view->description); ?></div>
        <?php endif; ?>
        <?php
        /**
         * Hook of WP Job Openings: fires below the title of the form.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $form_attrs `single_form` and `job_id`
         */
        do_action('awsm_application_form_description', ['single_form' => true, 'job_id' => $view->opening]);
        ?>
        <?php
        /**
         * Hook of WP Job Openings: fires before the form.
         *
         * @since 0.1.0
         */
        do_action('before_awsm_application_form', ['single_form' => true, 'job_id' => $view->opening]);
        ?>
        <?php
        if ($view->errors !== []) {
            // Printed next to the anchor of the response's URL, so that the messages are visible without scrolling.
            $messages();
        }
        if ($view->hasFields()) :
            ?>
        <form id="awsm-application-form" class="awsm-application-form" name="applicationform" method="post" enctype="multipart/form-data" action="<?php
            echo esc_url($view->action);
        ?>"<?php $attributes($view->formAttributes()); ?>>
            <p class="courant-form-note">
                <span class="courant-form-minutes"><?php
                    echo esc_html(sprintf(
                        /* translators: %d: number of minutes */
                        _n('Takes about %d minute.', 'Takes about %d minutes.', $view->minutes, 'courant-desk'),
                        $view->minutes,
                    ));
                ?></span>
                <?php
                printf(
                    /* translators: %s: an asterisk */
                    esc_html__('Required fields are marked with %s', 'courant-desk'),
                    '<span class="awsm-job-form-error" aria-hidden="true">*</span><span class="awsm-sr-only">'
                        . esc_html__('an asterisk', 'courant-desk') . '</span>'
                );
                ?>
            </p>
            <?php if ($view->keepsDraft) : ?>
            <p class="courant-form-note courant-form-draft" hidden>
                <?php esc_html_e('Your text is kept in this browser until you send the application. Files are not kept.', 'courant-desk'); ?>
                <button type="button" class="courant-submit-another"><?php
                    esc_html_e('Delete text', 'courant-desk');
                ?></button>
            </p>
            <?php endif; ?>
            <?php foreach ($view->fields as $item) : ?>
                <?php $field = $item->field; ?>
            <div class="<?php
                echo esc_attr($item->groupClass());
            ?>"<?php $attributes($item->groupAttributes()); ?>>
                <?php if ($item->controlType() === 'heading') : ?>
                    <?php if ($item->isStepStart()) : ?>
                <p class="courant-form-note courant-form-step"><?php echo esc_html($item->stepLabel); ?></p>
                    <?php endif; ?>
                    <?php if ($field->label !== '') : ?>
                <h3 class="courant-form-heading"><?php echo esc_html($field->label); ?></h3>
                    <?php endif; ?>
                    <?php if ($item->help !== '') : ?>
                <p class="courant-form-note"><?php echo esc_html($item->help); ?></p>
                    <?php endif; ?>
                <?php elseif ($item->controlType() === 'options') : ?>
                <div class="courant-label" id="<?php echo esc_attr($field->id); ?>-label"><?php
                    echo esc_html($field->label);
                ?><?php $mark($field->required); ?></div>
                <div class="awsm-job-form-options-container" role="<?php
                    echo $field->type->value === 'radio' ? 'radiogroup' : 'group';
                ?>" id="<?php echo esc_attr($field->id); ?>" aria-labelledby="<?php
                    echo esc_attr($field->id);
                ?>-label"<?php $attributes($item->ariaAttributes()); ?>>
                    <?php $number = 0; ?>
                    <?php foreach ($field->choices as $value => $label) : ?>
                        <?php $number++; ?>
                    <span>
                        <input type="<?php
                            echo esc_attr($field->type->value);
                        ?>" id="<?php echo esc_attr($field->id . '_' . $number); ?>" name="<?php
                            echo esc_attr($item->inputName());
                        ?>" value="<?php echo esc_attr((string) $value); ?>"<?php
                            checked($item->isSelected((string) $value));
                        ?><?php $attributes($item->attributes(true)); ?>>
                        <label for="<?php echo esc_attr($field->id . '_' . $number); ?>"><?php
                            echo esc_html($label);
                        ?></label>
                    </span>
                    <?php endforeach; ?>
                </div>
                    <?php if ($item->help !== '') : ?>
                <small id="<?php echo esc_attr($item->helpId()); ?>"><?php echo esc_html($item->help); ?></small>
                    <?php endif; ?>
                <?php elseif ($item->controlType() === 'consent') : ?>
                <input type="checkbox" id="<?php echo esc_attr($field->id); ?>" name="<?php
                    echo esc_attr($field->name);
                ?>" value="yes"<?php checked($item->value(), 'yes'); ?><?php $attributes($item->attributes()); ?>>
                <label for="<?php echo esc_attr($field->id); ?>"><?php
                    echo wp_kses_post($field->html !== '' ? $field->html : esc_html($field->label));
                ?><?php $mark($field->required); ?></label>
                    <?php if ($item->help !== '') : ?>
                <small id="<?php echo esc_attr($item->helpId()); ?>"><?php echo esc_html($item->help); ?></small>
                    <?php endif; ?>
                <?php else : ?>
                <label for="<?php echo esc_attr($field->id); ?>" id="<?php echo esc_attr($field->id); ?>-label"><?php
                    echo esc_html($field->label);
                ?><?php $mark($field->required); ?></label>
                    <?php if ($item->controlType() === 'textarea') : ?>
                <textarea id="<?php echo esc_attr($field->id); ?>" name="<?php
                    echo esc_attr($field->name);
                ?>" rows="5" cols="50"<?php $attributes($item->attributes()); ?>><?php
                    echo esc_textarea($item->value());
                ?></textarea>
                    <?php elseif ($item->controlType() === 'select') : ?>
                <select id="<?php
                    echo esc_attr($field->id);
                ?>" name="<?php echo esc_attr($field->name); ?>"<?php $attributes($item->attributes()); ?>>
                        <?php if (
                            !$field->required || !$item->isSelected((string) array_key_first($field->choices))
                        ) : ?>
                    <option value=""><?php esc_html_e('Select an option', 'courant-desk'); ?></option>
                        <?php endif; ?>
                        <?php foreach ($field->choices as $value => $label) : ?>
                    <option value="<?php
                        echo esc_attr((string) $value);
                    ?>"<?php selected($item->isSelected((string) $value)); ?>><?php echo esc_html($label); ?></option>
                        <?php endforeach; ?>
                </select>
                    <?php elseif ($item->controlType() === 'file') : ?>
                <input type="file" id="<?php echo esc_attr($field->id); ?>" name="<?php
                    echo esc_attr($item->inputName());
                ?>" accept="<?php echo esc_attr($item->accept); ?>"<?php $attributes($item->attributes()); ?>>
                    <?php else : ?>
                <input type="<?php
                    echo esc_attr($field->type->value);
                ?>" id="<?php echo esc_attr($field->id); ?>" name="<?php
                    echo esc_attr($field->name);
                ?>" value="<?php echo esc_attr($item->value()); ?>"<?php $attributes($item->attributes()); ?>>
                    <?php endif; ?>
                    <?php if ($item->help !== '') : ?>
                <small id="<?php echo esc_attr($item->helpId()); ?>"><?php
                        if ($item->controlType() === 'file') {
                            // One of the two is visible: with a mouse, or with touch and on small screens.
                            echo '<span class="courant-drop-note">' . esc_html($item->dropNote())
                                . '</span><span class="courant-choose-note">'
                                . esc_html($item->chooseNote()) . '</span> ';
                        }
                        echo esc_html($item->help);
                ?></small>
                    <?php endif; ?>
                    <?php echo wp_kses_post($field->html); ?>
                <?php endif; ?>
                <?php if ($item->error !== '') : ?>
                <div class="awsm-job-form-error" id="<?php echo esc_attr($item->errorId()); ?>"><?php
                    echo esc_html($item->error);
                ?></div>
                <?php endif; ?>
            </div>
            <?php endforeach; ?>
            <div class="courant-trap" aria-hidden="true">
                <label for="<?php echo esc_attr($view->honeypot); ?>"><?php
                    esc_html_e('Leave this field empty', 'courant-desk'); ?></label>
                <input type="text" id="<?php
                    echo esc_attr($view->honeypot);
                ?>" name="<?php echo esc_attr($view->honeypot); ?>" value="" tabindex="-1" autocomplete="off">
            </div>
            <?php if ($view->captcha !== null) : ?>
            <div class="awsm-job-form-group awsm-job-captcha-group awsm-job-<?php
                echo esc_attr($view->captcha->family);
            ?>-group">
                <div class="<?php
                    echo esc_attr($view->captcha->containerClass);
                ?>" data-sitekey="<?php echo esc_attr($view->captcha->siteKey); ?>"></div>
                <p class="courant-form-note">
                    <?php
                    echo esc_html(sprintf(
                        /* translators: 1: name of a captcha, 2: name of a company */
                        __('When you start filling in this form, %1$s is loaded from %2$s to distinguish people from bots.', 'courant-desk'),
                        $view->captcha->label,
                        $view->captcha->providerName,
                    ));
                    ?>
                </p>
            </div>
            <?php endif; ?>
            <?php
            /**
             * Hook of WP Job Openings: fires where captcha plugins print their HTML.
             *
             * @since 0.1.0
             */
            do_action('awsm_application_form_field_init', ['single_form' => true, 'job_id' => $view->opening]);
            ?>
            <?php foreach ($view->hidden as $name => $value) : ?>
            <input type="hidden" name="<?php echo esc_attr($name); ?>" value="<?php echo esc_attr($value); ?>">
            <?php endforeach; ?>
            <?php if ($view->stepCount > 0) : ?>
            <div class="courant-form-steps" hidden data-back="<?php esc_attr_e('Back', 'courant-desk'); ?>">
                <button type="button" class="courant-form-next"><?php esc_html_e('Next', 'courant-desk'); ?></button>
            </div>
            <?php endif; ?>
            <div class="awsm-job-form-group courant-form-submit">
                <input type="submit" name="form_sub" id="awsm-application-submit-btn" class="awsm-application-submit-btn" value="<?php
                    echo esc_attr($view->submitLabel);
                ?>" data-response-text="<?php echo esc_attr($view->submittingLabel); ?>" data-island-replay>
                <?php if ($view->nextSteps !== '') : ?>
                <p class="courant-form-note"><?php echo esc_html($view->nextSteps); ?></p>
                <?php endif; ?>
            </div>
        </form>
        <?php endif; ?>
        <?php
        if ($view->errors === []) {
            $messages();
        }
        // Visible when the form is hidden, after the application was sent.
        $view->afterSending->print();
        /**
         * Hook of WP Job Openings: fires after the form.
         *
         * @since 0.1.0
         */
        do_action('after_awsm_application_form', ['single_form' => true, 'job_id' => $view->opening]);
        ?>
    </div>
</div>
