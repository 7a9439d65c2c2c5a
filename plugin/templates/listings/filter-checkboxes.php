<?php

/**
 * Filter as a list of checkboxes, of which any can match. In a bar it opens as a menu.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\FilterControlView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$filter = $view->filter;
$selectedCount = count($filter->chosenOptions());
if ($view->isMenu) : ?>
    <details class="courant-filter-menu" name="<?php echo esc_attr($view->menuGroup); ?>">
        <summary class="courant-filter-summary"><span><?php
            echo esc_html($filter->label);
        ?></span><span class="courant-filter-number"><?php
            echo $selectedCount > 0 ? esc_html(number_format_i18n($selectedCount)) : '';
        ?></span></summary>
<?php endif; ?>
<fieldset class="courant-filter-choices"<?php
    echo $view->hintId === '' ? '' : ' aria-describedby="' . esc_attr($view->hintId) . '"';
?>>
    <legend<?php echo $view->isMenu ? ' class="awsm-sr-only"' : ''; ?>><?php echo esc_html($filter->label); ?></legend>
    <?php foreach ($filter->options as $number => $option) : ?>
        <label class="courant-choice" for="<?php echo esc_attr("$filter->id-$number"); ?>">
            <input type="checkbox" name="<?php echo esc_attr($filter->controlName()); ?>" id="<?php
                echo esc_attr("$filter->id-$number");
            ?>" value="<?php echo esc_attr($option->value); ?>" data-slug="<?php
                echo esc_attr($option->value);
            ?>" data-label="<?php echo esc_attr($option->label); ?>"<?php
                echo $option->isEmpty() ? ' data-empty' : '';
            ?> autocomplete="off"<?php checked($option->isSelected); ?>>
            <span class="courant-choice-name"><?php echo esc_html($option->label); ?></span>
            <?php if ($view->showsCounts && $option->count !== null) : ?>
                <span class="courant-choice-count"><?php echo esc_html(number_format_i18n($option->count)); ?></span>
            <?php endif; ?>
        </label>
    <?php endforeach; ?>
</fieldset>
<?php if ($view->isMenu) : ?>
    </details>
    <?php
endif;
