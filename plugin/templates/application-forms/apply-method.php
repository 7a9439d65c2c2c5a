<?php

/**
 * Meta box in the classic editor for how to apply for an opening.
 *
 * @package CourantDesk
 * @var \CourantDesk\ApplicationForms\Admin\ApplyMethodView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

use CourantDesk\ApplicationForms\Domain\ApplyMethod;

defined('ABSPATH') || exit;

$route = $view->method;
$methods = [
    ApplyMethod::FORM => __('Form on the job opening’s page', 'courant-desk'),
    ApplyMethod::URL => __('External URL', 'courant-desk'),
    ApplyMethod::EMAIL => __('Email', 'courant-desk'),
    ApplyMethod::NONE => __('No online application', 'courant-desk'),
];
wp_nonce_field($view->nonceAction, $view->nonce, false);
?>
<fieldset>
    <legend class="screen-reader-text"><?php esc_html_e('Application method', 'courant-desk'); ?></legend>
    <?php foreach ($methods as $method => $label) : ?>
    <p><label><input type="radio" name="courant_apply_way" value="<?php
        echo esc_attr($method);
    ?>"<?php checked($route->method, $method); ?>> <?php echo esc_html($label); ?></label></p>
    <?php endforeach; ?>
</fieldset>
<p>
    <label for="courant-apply-form"><?php esc_html_e('Form', 'courant-desk'); ?></label><br>
    <select id="courant-apply-form" name="courant_apply_form">
        <?php foreach ($view->forms as $id => $form) : ?>
        <option value="<?php echo esc_attr((string) $id); ?>"<?php selected($route->formId, $id); ?>><?php
            echo esc_html($form);
        ?></option>
        <?php endforeach; ?>
    </select>
</p>
<p>
    <label for="courant-apply-address"><?php esc_html_e('URL', 'courant-desk'); ?></label><br>
    <input class="large-text" type="url" id="courant-apply-address" name="courant_apply_address" value="<?php
        echo esc_attr($route->method === ApplyMethod::URL ? $route->target : '');
    ?>">
</p>
<p>
    <label for="courant-apply-email"><?php esc_html_e('Email address', 'courant-desk'); ?></label><br>
    <input class="regular-text" type="email" id="courant-apply-email" name="courant_apply_email" value="<?php
        echo esc_attr($route->method === ApplyMethod::EMAIL ? $route->target : '');
    ?>">
</p>
<p>
    <label for="courant-apply-label"><?php
        esc_html_e('Button text (leave empty to use the default)', 'courant-desk');
    ?></label><br>
    <input class="regular-text" type="text" id="courant-apply-label" name="courant_apply_label" maxlength="100" value="<?php
        echo esc_attr($route->label);
    ?>">
</p>
