<?php

/**
 * Filter as a select.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\FilterControlView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

use CourantDesk\Listings\Domain\FilterType;

defined('ABSPATH') || exit;

$filter = $view->filter;
$isMultiple = $filter->type === FilterType::MultiSelect;
$class = "awsm-filter-option awsm-$filter->taxonomy-filter-option";
$class .= $view->hasDualClassNames ? ' awsm-b-filter-option' . ($isMultiple ? ' awsm-b-spec-multiple' : '') : '';
?>
<label<?php echo $view->formId === '' ? ' class="awsm-sr-only"' : ''; ?> id="<?php
    echo esc_attr($filter->id);
?>-label" for="<?php echo esc_attr($filter->id); ?>"><?php echo esc_html($filter->label); ?></label>
<select name="<?php
    echo esc_attr($filter->controlName());
?>" id="<?php echo esc_attr($filter->id); ?>" class="<?php echo esc_attr($class); ?>"<?php
    echo $isMultiple ? ' multiple size="4"' : '';
?><?php echo $view->formId === '' ? '' : ' form="' . esc_attr($view->formId) . '" data-island-replay'; ?><?php
    echo $view->hintId === '' ? '' : ' aria-describedby="' . esc_attr($view->hintId) . '"';
?> data-all="<?php echo esc_attr($filter->allLabel); ?>" autocomplete="off">
    <?php if ($filter->allLabel !== '' && !$isMultiple) : ?>
        <option value=""><?php echo esc_html($filter->allLabel); ?></option>
    <?php endif; ?>
    <?php foreach ($filter->options as $option) : ?>
        <option value="<?php echo esc_attr($option->value); ?>" data-slug="<?php
            echo esc_attr($option->value);
        ?>"<?php echo $option->termId > 0 ? ' data-term-id="' . esc_attr((string) $option->termId) . '"' : ''; ?><?php
            echo $view->showsCounts && $option->count !== null ? ' data-label="' . esc_attr($option->label) . '"' : '';
        ?><?php echo $option->isEmpty() ? ' data-empty' : ''; ?><?php
            disabled($option->isDisabled);
            selected($option->isSelected);
        ?>><?php
            echo esc_html($option->text($view->showsCounts));
        ?></option>
    <?php endforeach; ?>
</select>
