<?php

/**
 * Classic editor: closing date and state of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Openings\Domain\OpeningField;

?>
<?php foreach ($view->fields(OpeningField::CLOSING_PANEL) as $group) : ?>
    <?php $group->print(); ?>
<?php endforeach; ?>
<?php if ($view->hasBeenPublished()) : ?>
    <fieldset>
        <legend><strong><?php esc_html_e('Opening status', 'courant-desk'); ?></strong></legend>
        <label><input type="radio" name="courant_state" value="open"<?php
            checked($view->status !== 'expired');
        ?>> <?php esc_html_e('open', 'courant-desk'); ?></label><br>
        <label><input type="radio" name="courant_state" value="closed"<?php
            checked($view->status === 'expired');
        ?>> <?php esc_html_e('closed', 'courant-desk'); ?></label>
    </fieldset>
<?php endif; ?>
