<?php

/**
 * The switch between light, dark and the system's color scheme. It works with CSS alone; a script stores the choice.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;

defined('ABSPATH') || exit;

$set = ThemeOptions::choice('scheme');
?>
<fieldset class="scheme">
    <legend class="screen-reader-text"><?php esc_html_e('Color scheme', 'courant'); ?></legend>
    <?php foreach (
        [
            'auto' => __('System', 'courant'),
            'light' => __('Light', 'courant'),
            'dark' => __('Dark', 'courant'),
        ] as $name => $label
    ) : ?>
        <label class="scheme__choice scheme__choice--<?php
            echo esc_attr($name);
        ?>" title="<?php echo esc_attr($label); ?>">
            <input type="radio" name="courant-scheme" id="scheme-<?php
                echo esc_attr($name);
            ?>" value="<?php echo esc_attr($name); ?>"<?php checked($set, $name); ?>>
            <span class="screen-reader-text"><?php echo esc_html($label); ?></span>
        </label>
    <?php endforeach; ?>
</fieldset>
