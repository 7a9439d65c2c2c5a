<?php

/**
 * A search form for job openings.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\CareersBlocks\Frontend\OpeningSearchView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<form class="courant-jobs-search" role="search" method="get" action="<?php
    echo esc_url($view->action);
?>" aria-label="<?php echo esc_attr($view->label); ?>">
    <?php foreach ($view->hidden as $name => $value) : ?>
        <input type="hidden" name="<?php echo esc_attr($name); ?>" value="<?php echo esc_attr($value); ?>">
    <?php endforeach; ?>
    <label for="<?php echo esc_attr($view->id); ?>"><?php echo esc_html($view->label); ?></label>
    <div class="courant-jobs-search__row">
        <input type="search" id="<?php echo esc_attr($view->id); ?>" name="jq" maxlength="200" autocomplete="off">
        <button type="submit"><?php echo esc_html($view->button); ?></button>
    </div>
</form>
