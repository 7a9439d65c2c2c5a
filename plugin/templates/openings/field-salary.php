<?php

/**
 * Classic editor: the salary of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Openings\Admin\OpeningFieldView;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;

$salary = is_array($view->value) ? Salary::fromArray($view->value) : null;

?>
<fieldset>
    <legend><strong><?php echo esc_html($view->control->label); ?></strong></legend>
    <p style="display: flex; flex-wrap: wrap; gap: 0.5em 1em; margin: 0.5em 0;">
        <label><?php
            esc_html_e('From', 'courant-desk');
        ?> <input type="number" name="courant_salary[min]" min="0" step="0.01" value="<?php
            echo esc_attr(OpeningFieldView::formatAmount($salary?->min));
        ?>"></label>
        <label><?php
            esc_html_e('To', 'courant-desk');
        ?> <input type="number" name="courant_salary[max]" min="0" step="0.01" value="<?php
            echo esc_attr(OpeningFieldView::formatAmount($salary?->max));
        ?>"></label>
        <label><?php
            esc_html_e('Currency', 'courant-desk');
        ?> <input type="text" name="courant_salary[currency]" maxlength="3" size="4" pattern="[A-Za-z]{3}" value="<?php
            echo esc_attr($salary->currency ?? '');
        ?>"></label>
        <label><?php esc_html_e('Pay period', 'courant-desk'); ?>
            <select name="courant_salary[unit]">
                <?php foreach (array_reverse(SalaryUnit::cases()) as $unit) : ?>
                    <option value="<?php echo esc_attr($unit->value); ?>"<?php
                        selected($salary?->unit === $unit);
                    ?>><?php echo esc_html(OpeningFieldFormatter::salaryUnit($unit)); ?></option>
                <?php endforeach; ?>
            </select>
        </label>
    </p>
    <label><input type="checkbox" name="courant_salary[shown]" value="1"<?php
        checked($salary->isVisible ?? true);
    ?>> <?php esc_html_e('Visible to visitors', 'courant-desk'); ?></label>
</fieldset>
