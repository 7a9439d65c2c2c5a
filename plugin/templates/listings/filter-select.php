<?php

/**
 * A filter as a select (Jobs contract 3.1).
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\ControlView $view
 */

declare(strict_types=1);

use CourantDesk\Listings\Domain\FilterType;

defined('ABSPATH') || exit;

$filter = $view->filter;
$several = $filter->type === FilterType::Multiple;
$class = "awsm-filter-option awsm-$filter->taxonomy-filter-option";
$class .= $view->twins ? ' awsm-b-filter-option' . ($several ? ' awsm-b-spec-multiple' : '') : '';
?>
<label<?php echo $view->formId === '' ? ' class="awsm-sr-only"' : ''; ?> id="<?php echo esc_attr($filter->id); ?>-label" for="<?php echo esc_attr($filter->id); ?>"><?php echo esc_html($filter->label); ?></label>
<select name="<?php echo esc_attr($filter->name()); ?>" id="<?php echo esc_attr($filter->id); ?>" class="<?php echo esc_attr($class); ?>"<?php echo $several ? ' multiple size="4"' : ''; ?><?php echo $view->formId === '' ? '' : ' form="' . esc_attr($view->formId) . '" data-island-replay'; ?><?php echo $view->hintId === '' ? '' : ' aria-describedby="' . esc_attr($view->hintId) . '"'; ?> data-all="<?php echo esc_attr($filter->all); ?>" autocomplete="off">
    <?php if ($filter->all !== '' && !$several) : ?>
        <option value=""><?php echo esc_html($filter->all); ?></option>
    <?php endif; ?>
    <?php foreach ($filter->options as $option) : ?>
        <option value="<?php echo esc_attr($option->value); ?>" data-slug="<?php echo esc_attr($option->value); ?>"<?php echo $option->termId > 0 ? ' data-term-id="' . esc_attr((string) $option->termId) . '"' : ''; ?><?php echo $view->counts && $option->count !== null ? ' data-label="' . esc_attr($option->label) . '"' : ''; ?><?php echo $option->isEmpty() ? ' data-empty' : ''; ?><?php selected($option->selected); ?>><?php echo esc_html($option->text($view->counts)); ?></option>
    <?php endforeach; ?>
</select>
