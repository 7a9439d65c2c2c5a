<?php

/**
 * Filter by distance: fields for a place and a distance. The select without a name contains the value for scripts.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\FilterControlView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$filter = $view->filter;
$distance = $filter->distance;
if ($distance === null) {
    return;
}
$class = 'awsm-filter-option courant-distance-field';
?>
<div class="courant-distance" role="group" aria-label="<?php echo esc_attr($filter->label); ?>">
    <div>
        <label for="<?php echo esc_attr($filter->id); ?>"><?php esc_html_e('Near', 'courant-desk'); ?></label>
        <input type="text" name="<?php echo esc_attr($filter->key); ?>[place]" id="<?php
            echo esc_attr($filter->id);
        ?>" value="<?php echo esc_attr($distance->place); ?>" class="<?php
            echo esc_attr($class);
        ?>" placeholder="<?php esc_attr_e('City', 'courant-desk'); ?>" maxlength="80" list="<?php
            echo esc_attr($filter->id);
        ?>-places" autocomplete="off"<?php
            echo $distance->isPlaceKnown ? '' : ' aria-invalid="true"';
        ?>>
    </div>
    <div>
        <label for="<?php echo esc_attr($filter->id); ?>-within"><?php
            $distance->unit === 'mi'
                ? esc_html_e('Within (miles)', 'courant-desk')
                : esc_html_e('Within (km)', 'courant-desk');
        ?></label>
        <input type="number" name="<?php echo esc_attr($filter->key); ?>[within]" id="<?php
            echo esc_attr($filter->id);
        ?>-within" value="<?php echo esc_attr((string) $distance->distance); ?>" class="<?php
            echo esc_attr($class);
        ?>" min="1" max="<?php echo esc_attr((string) $distance->maxDistance); ?>" step="1" autocomplete="off">
    </div>
    <datalist id="<?php echo esc_attr($filter->id); ?>-places">
        <?php foreach ($distance->suggestions as $name) : ?>
            <option value="<?php echo esc_attr($name); ?>"></option>
        <?php endforeach; ?>
    </datalist>
    <select hidden data-island="listings-distance" data-when="load" data-unit="<?php
        echo esc_attr($distance->unit);
    ?>" data-format="<?php echo esc_attr($distance->labelFormat); ?>" autocomplete="off">
        <option value=""></option>
        <?php foreach ($filter->options as $option) : ?>
            <option value="<?php echo esc_attr($option->value); ?>"<?php selected($option->isSelected); ?>><?php
                echo esc_html($option->label);
            ?></option>
        <?php endforeach; ?>
    </select>
</div>
