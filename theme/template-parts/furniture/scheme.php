<?php

/**
 * Light, dark, or as the system has it. The choice works by CSS alone; a script remembers it.
 */

declare(strict_types=1);

use Courant\Customizer\Options;

defined('ABSPATH') || exit;

$set = Options::choice('scheme');
?>
<fieldset class="scheme">
    <legend class="screen-reader-text"><?php esc_html_e('Colours', 'courant'); ?></legend>
    <?php foreach (['auto' => __('As the system', 'courant'), 'light' => __('Light', 'courant'), 'dark' => __('Dark', 'courant')] as $name => $label) : ?>
        <label class="scheme__choice scheme__choice--<?php echo esc_attr($name); ?>" title="<?php echo esc_attr($label); ?>">
            <input type="radio" name="courant-scheme" id="scheme-<?php echo esc_attr($name); ?>" value="<?php echo esc_attr($name); ?>"<?php checked($set, $name); ?>>
            <span class="screen-reader-text"><?php echo esc_html($label); ?></span>
        </label>
    <?php endforeach; ?>
</fieldset>
