<?php

/**
 * A filter as a list of checkboxes: several values, of which an opening has one. In a bar it opens as a menu.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\ControlView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$filter = $view->filter;
$chosen = count($filter->chosen());
if ($view->menu) : ?>
    <details class="courant-filter-menu" name="<?php echo esc_attr($view->group); ?>">
        <summary class="courant-filter-summary"><span><?php echo esc_html($filter->label); ?></span><span class="courant-filter-number"><?php echo $chosen > 0 ? esc_html(number_format_i18n($chosen)) : ''; ?></span></summary>
<?php endif; ?>
<fieldset class="courant-filter-choices"<?php echo $view->hintId === '' ? '' : ' aria-describedby="' . esc_attr($view->hintId) . '"'; ?>>
    <legend<?php echo $view->menu ? ' class="awsm-sr-only"' : ''; ?>><?php echo esc_html($filter->label); ?></legend>
    <?php foreach ($filter->options as $number => $option) : ?>
        <label class="courant-choice" for="<?php echo esc_attr("$filter->id-$number"); ?>">
            <input type="checkbox" name="<?php echo esc_attr($filter->name()); ?>" id="<?php echo esc_attr("$filter->id-$number"); ?>" value="<?php echo esc_attr($option->value); ?>" data-slug="<?php echo esc_attr($option->value); ?>" data-label="<?php echo esc_attr($option->label); ?>"<?php echo $option->isEmpty() ? ' data-empty' : ''; ?> autocomplete="off"<?php checked($option->selected); ?>>
            <span class="courant-choice-name"><?php echo esc_html($option->label); ?></span>
            <?php if ($view->counts && $option->count !== null) : ?>
                <span class="courant-choice-count"><?php echo esc_html(number_format_i18n($option->count)); ?></span>
            <?php endif; ?>
        </label>
    <?php endforeach; ?>
</fieldset>
<?php if ($view->menu) : ?>
    </details>
    <?php
endif;
