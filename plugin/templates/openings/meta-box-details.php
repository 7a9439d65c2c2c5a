<?php

/**
 * Classic editor: the structured fields of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Openings\Admin\OpeningMetaBoxView;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;

$countries = CountryNames::options();

?>
<fieldset>
    <legend><strong><?php esc_html_e('Locations', 'courant-desk'); ?></strong></legend>
    <?php if ($view->mappedLabels['location'] !== '') : ?>
        <p class="description"><?php
            /* translators: %s: name of a specification, such as "Job Type" */
            echo esc_html(sprintf(__('Also stored as %s.', 'courant-desk'), $view->mappedLabels['location']));
        ?></p>
    <?php endif; ?>
    <p class="description"><?php esc_html_e('Enter one location per row. Save to add more rows; empty rows are removed.', 'courant-desk'); ?></p>
    <?php foreach ($view->places as $row => $place) : ?>
        <p style="display: flex; flex-wrap: wrap; gap: 0.5em 1em; margin: 0.5em 0;">
            <label><?php esc_html_e('City', 'courant-desk'); ?> <input type="text" name="courant_places[<?php echo esc_attr((string) $row); ?>][city]" value="<?php echo esc_attr($place['city']); ?>" maxlength="120"></label>
            <label><?php esc_html_e('Region', 'courant-desk'); ?> <input type="text" name="courant_places[<?php echo esc_attr((string) $row); ?>][region]" value="<?php echo esc_attr($place['region']); ?>" maxlength="120"></label>
            <label for="courant-place-country-<?php echo esc_attr((string) $row); ?>"><?php esc_html_e('Country', 'courant-desk'); ?></label>
            <select id="courant-place-country-<?php echo esc_attr((string) $row); ?>" name="courant_places[<?php echo esc_attr((string) $row); ?>][country]">
                <option value=""><?php esc_html_e('Not specified', 'courant-desk'); ?></option>
                <?php foreach ($countries + ($place['country'] === '' ? [] : [$place['country'] => $place['country']]) as $code => $name) : ?>
                    <option value="<?php echo esc_attr($code); ?>"<?php selected($place['country'], $code); ?>><?php echo esc_html($name); ?></option>
                <?php endforeach; ?>
            </select>
        </p>
    <?php endforeach; ?>
</fieldset>
<p>
    <label for="courant-work-mode"><strong><?php esc_html_e('Work mode', 'courant-desk'); ?></strong></label><br>
    <select id="courant-work-mode" name="courant_work_mode">
        <option value=""><?php esc_html_e('Not specified', 'courant-desk'); ?></option>
        <?php foreach (WorkMode::cases() as $mode) : ?>
            <option value="<?php echo esc_attr($mode->value); ?>"<?php selected($view->workMode === $mode); ?>><?php echo esc_html(OpeningFieldFormatter::workMode($mode)); ?></option>
        <?php endforeach; ?>
    </select>
</p>
<p>
    <label for="courant-remote-countries"><strong><?php esc_html_e('Countries for remote work', 'courant-desk'); ?></strong></label><br>
    <input type="text" id="courant-remote-countries" name="courant_remote_countries" value="<?php echo esc_attr($view->remoteCountries); ?>" class="regular-text" aria-describedby="courant-remote-help">
    <span class="description" id="courant-remote-help"><?php esc_html_e('Country names or two-letter codes, separated by commas, such as Germany, FR.', 'courant-desk'); ?></span>
</p>
<fieldset>
    <legend><strong><?php esc_html_e('Employment type', 'courant-desk'); ?></strong></legend>
    <?php if ($view->mappedLabels['type'] !== '') : ?>
        <p class="description"><?php
            /* translators: %s: name of a specification, such as "Job Type" */
            echo esc_html(sprintf(__('Also stored as %s.', 'courant-desk'), $view->mappedLabels['type']));
        ?></p>
    <?php endif; ?>
    <?php foreach (EmploymentType::cases() as $type) : ?>
        <label style="display: inline-block; margin: 0 1em 0.25em 0;">
            <input type="checkbox" name="courant_employment_types[]" value="<?php echo esc_attr($type->value); ?>"<?php checked(in_array($type, $view->employmentTypes, true)); ?>>
            <?php echo esc_html(OpeningFieldFormatter::employmentType($type)); ?>
        </label>
    <?php endforeach; ?>
</fieldset>
<fieldset>
    <legend><strong><?php esc_html_e('Salary', 'courant-desk'); ?></strong></legend>
    <p style="display: flex; flex-wrap: wrap; gap: 0.5em 1em; margin: 0.5em 0;">
        <label><?php esc_html_e('From', 'courant-desk'); ?> <input type="number" name="courant_salary[min]" min="0" step="0.01" value="<?php echo esc_attr(OpeningMetaBoxView::formatAmount($view->salary?->min)); ?>"></label>
        <label><?php esc_html_e('To', 'courant-desk'); ?> <input type="number" name="courant_salary[max]" min="0" step="0.01" value="<?php echo esc_attr(OpeningMetaBoxView::formatAmount($view->salary?->max)); ?>"></label>
        <label><?php esc_html_e('Currency', 'courant-desk'); ?> <input type="text" name="courant_salary[currency]" maxlength="3" size="4" pattern="[A-Za-z]{3}" value="<?php echo esc_attr($view->salary->currency ?? ''); ?>"></label>
        <label><?php esc_html_e('Pay period', 'courant-desk'); ?>
            <select name="courant_salary[unit]">
                <?php foreach (array_reverse(SalaryUnit::cases()) as $unit) : ?>
                    <option value="<?php echo esc_attr($unit->value); ?>"<?php selected($view->salary?->unit === $unit); ?>><?php echo esc_html(OpeningFieldFormatter::salaryUnit($unit)); ?></option>
                <?php endforeach; ?>
            </select>
        </label>
    </p>
    <label><input type="checkbox" name="courant_salary[shown]" value="1"<?php checked($view->salary->isVisible ?? true); ?>> <?php esc_html_e('Visible to visitors', 'courant-desk'); ?></label>
</fieldset>
<fieldset>
    <legend><strong><?php esc_html_e('Requirements', 'courant-desk'); ?></strong></legend>
    <p style="display: flex; flex-wrap: wrap; gap: 0.5em 1em; margin: 0.5em 0;">
        <label><?php esc_html_e('Education', 'courant-desk'); ?>
            <select name="courant_education">
                <option value=""><?php esc_html_e('Not specified', 'courant-desk'); ?></option>
                <?php foreach (Education::cases() as $education) : ?>
                    <option value="<?php echo esc_attr($education->value); ?>"<?php selected($view->requirements->education === $education); ?>><?php echo esc_html(OpeningFieldFormatter::education($education)); ?></option>
                <?php endforeach; ?>
            </select>
        </label>
        <label><?php esc_html_e('Months of experience', 'courant-desk'); ?> <input type="number" name="courant_experience_months" min="0" max="600" step="1" value="<?php echo esc_attr((string) $view->requirements->experienceMonths); ?>"></label>
    </p>
    <label><input type="checkbox" name="courant_experience_instead" value="1"<?php checked($view->requirements->isExperienceInPlaceOfEducation); ?>> <?php esc_html_e('Experience can replace education', 'courant-desk'); ?></label>
</fieldset>
<p>
    <label for="courant-identifier"><strong><?php esc_html_e('Reference', 'courant-desk'); ?></strong></label><br>
    <input type="text" id="courant-identifier" name="courant_identifier" value="<?php echo esc_attr($view->identifier); ?>" class="regular-text" maxlength="100">
</p>
