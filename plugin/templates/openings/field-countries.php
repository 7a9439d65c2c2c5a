<?php

/**
 * Classic editor: the countries for remote work.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Openings\Storage\OpeningFieldParser;

?>
<p>
    <label for="<?php echo esc_attr($view->id); ?>"><strong><?php
        echo esc_html($view->control->label);
    ?></strong></label><br>
    <input type="text" id="<?php echo esc_attr($view->id); ?>" name="<?php echo esc_attr($view->name); ?>" value="<?php
        echo esc_attr(implode(', ', OpeningFieldParser::sanitizeCountries($view->value)));
    ?>" class="regular-text" aria-describedby="<?php echo esc_attr($view->id); ?>-help">
    <span class="description" id="<?php echo esc_attr($view->id); ?>-help"><?php
        echo esc_html($view->control->help);
    ?></span>
</p>
