<?php

/**
 * Classic editor: the photo of the team, by the ID of its attachment.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<p>
    <label for="<?php echo esc_attr($view->id); ?>"><strong><?php
        echo esc_html($view->control->label);
    ?></strong></label><br>
    <input type="number" id="<?php
        echo esc_attr($view->id);
    ?>" name="<?php echo esc_attr($view->name); ?>" value="<?php
        echo esc_attr($view->text());
    ?>" min="0" step="1" class="small-text">
    <span class="description"><?php
        esc_html_e('ID of an image in the media library.', 'courant-desk');
        echo ' ' . esc_html($view->control->help);
    ?></span>
</p>
