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
            // A screen, a sun and a moon.
            'auto' => [__('System', 'courant'), 'M2 3h12v8H2zM5.5 13.75h5'],
            'light' => [
                __('Light', 'courant'),
                'M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 1v1.5m0 11V15M1 8h1.5m11 0H15M3 3l1.1 1.1m7.8 7.8L13 13m0-10-1.1 1.1m-7.8 7.8L3 13',
            ],
            'dark' => [__('Dark', 'courant'), 'M13.75 9.75A6.25 6.25 0 1 1 6.25 2.25a5 5 0 0 0 7.5 7.5Z'],
        ] as $name => [$label, $icon]
    ) : ?>
        <label class="scheme__choice" title="<?php echo esc_attr($label); ?>">
            <input type="radio" name="courant-scheme" id="scheme-<?php
                echo esc_attr($name);
            ?>" value="<?php echo esc_attr($name); ?>"<?php checked($set, $name); ?>>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="<?php
                echo esc_attr($icon);
            ?>"/></svg>
            <span class="screen-reader-text"><?php echo esc_html($label); ?></span>
        </label>
    <?php endforeach; ?>
</fieldset>
