<?php

/**
 * How one applies for an opening, in the classic editor.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\ApplyBoxView $view
 */

declare(strict_types=1);

use CourantDesk\Applications\Domain\ApplyRoute;

defined('ABSPATH') || exit;

$route = $view->route;
$ways = [
    ApplyRoute::FORM => __('With a form on the opening\'s page', 'courant-desk'),
    ApplyRoute::ADDRESS => __('At another address', 'courant-desk'),
    ApplyRoute::EMAIL => __('By e-mail', 'courant-desk'),
    ApplyRoute::NONE => __('Not through this site', 'courant-desk'),
];
wp_nonce_field($view->nonceAction, $view->nonce, false);
?>
<fieldset>
    <legend class="screen-reader-text"><?php esc_html_e('How to apply', 'courant-desk'); ?></legend>
    <?php foreach ($ways as $way => $label) : ?>
    <p><label><input type="radio" name="courant_apply_way" value="<?php echo esc_attr($way); ?>"<?php checked($route->way, $way); ?>> <?php echo esc_html($label); ?></label></p>
    <?php endforeach; ?>
</fieldset>
<p>
    <label for="courant-apply-form"><?php esc_html_e('Form', 'courant-desk'); ?></label><br>
    <select id="courant-apply-form" name="courant_apply_form">
        <?php foreach ($view->forms as $id => $form) : ?>
        <option value="<?php echo esc_attr((string) $id); ?>"<?php selected($route->form, $id); ?>><?php echo esc_html($form); ?></option>
        <?php endforeach; ?>
    </select>
</p>
<p>
    <label for="courant-apply-address"><?php esc_html_e('Other address, with https://', 'courant-desk'); ?></label><br>
    <input class="large-text" type="url" id="courant-apply-address" name="courant_apply_address" value="<?php echo esc_attr($route->way === ApplyRoute::ADDRESS ? $route->target : ''); ?>">
</p>
<p>
    <label for="courant-apply-email"><?php esc_html_e('E-mail address', 'courant-desk'); ?></label><br>
    <input class="regular-text" type="email" id="courant-apply-email" name="courant_apply_email" value="<?php echo esc_attr($route->way === ApplyRoute::EMAIL ? $route->target : ''); ?>">
</p>
<p>
    <label for="courant-apply-label"><?php esc_html_e('Words on the button (empty: usual words)', 'courant-desk'); ?></label><br>
    <input class="regular-text" type="text" id="courant-apply-label" name="courant_apply_label" maxlength="100" value="<?php echo esc_attr($route->label); ?>">
</p>
