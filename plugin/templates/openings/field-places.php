<?php

/**
 * Classic editor: the locations of an opening, with empty rows for new ones.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Storage\OpeningFieldParser;

$countries = CountryNames::options();
$rows = array_map(static fn (Place $place): array => $place->toArray(), OpeningFieldParser::parsePlaces($view->value));
// Empty rows, so that several locations can be added without JavaScript.
array_push($rows, ...array_fill(0, 3, ['city' => '', 'region' => '', 'country' => '']));

?>
<fieldset>
    <legend><strong><?php echo esc_html($view->control->label); ?></strong></legend>
    <?php if ($view->mirroredLabel !== '') : ?>
        <p class="description"><?php
            /* translators: %s: name of a specification, such as "Job Type" */
            echo esc_html(sprintf(__('Also stored as %s.', 'courant-desk'), $view->mirroredLabel));
        ?></p>
    <?php endif; ?>
    <p class="description"><?php
        esc_html_e('Enter one location per row. Save to add more rows; empty rows are removed.', 'courant-desk');
    ?></p>
    <?php foreach ($rows as $row => $place) : ?>
        <p style="display: flex; flex-wrap: wrap; gap: 0.5em 1em; margin: 0.5em 0;">
            <label><?php esc_html_e('City', 'courant-desk'); ?> <input type="text" name="courant_places[<?php
                echo esc_attr((string) $row);
            ?>][city]" value="<?php echo esc_attr($place['city']); ?>" maxlength="120"></label>
            <label><?php esc_html_e('Region', 'courant-desk'); ?> <input type="text" name="courant_places[<?php
                echo esc_attr((string) $row);
            ?>][region]" value="<?php echo esc_attr($place['region']); ?>" maxlength="120"></label>
            <label for="courant-location-country-<?php echo esc_attr((string) $row); ?>"><?php
                esc_html_e('Country', 'courant-desk');
            ?></label>
            <select id="courant-location-country-<?php
                echo esc_attr((string) $row);
            ?>" name="courant_places[<?php echo esc_attr((string) $row); ?>][country]">
                <option value=""><?php esc_html_e('Not specified', 'courant-desk'); ?></option>
                <?php foreach (
                    $countries + (
                        $place['country'] === '' ? [] : [$place['country'] => $place['country']]
                    ) as $code => $name
                ) : ?>
                    <option value="<?php echo esc_attr($code); ?>"<?php selected($place['country'], $code); ?>><?php
                        echo esc_html($name);
                    ?></option>
                <?php endforeach; ?>
            </select>
        </p>
    <?php endforeach; ?>
</fieldset>
