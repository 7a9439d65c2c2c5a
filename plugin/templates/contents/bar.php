<?php

/**
 * The bar "On this page" with its drawer. The browser itself opens and closes the drawer, with script or without.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Contents\View\BarView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<aside class="courant-contents-bar" aria-label="<?php echo esc_attr($view->words); ?>" data-screens="<?php echo esc_attr($view->screens); ?>"
    <?php foreach ($view->data as $courantName => $courantValue) : ?>
        data-<?php echo esc_attr($courantName); ?>="<?php echo esc_attr($courantValue); ?>"
    <?php endforeach; ?>
>
    <button type="button" class="courant-contents-bar__open ez-toc-open-icon" popovertarget="courant-contents-drawer">
        <span class="courant-contents-bar__words"><?php echo esc_html($view->words); ?></span>
        <span class="courant-contents-bar__now" dir="auto"></span>
    </button>
    <span class="courant-contents-bar__controls"></span>
</aside>
<div id="courant-contents-drawer" class="courant-contents-drawer ez-toc-sticky ez-toc-sticky-<?php echo esc_attr($view->theme); ?>" data-side="<?php echo esc_attr($view->side); ?>" role="dialog" aria-label="<?php echo esc_attr($view->words); ?>" popover>
    <div class="ez-toc-sticky-title-container">
        <p class="ez-toc-sticky-title" aria-hidden="true"><?php echo esc_html($view->words); ?></p>
        <button type="button" class="ez-toc-close-icon" popovertarget="courant-contents-drawer" popovertargetaction="hide" aria-label="<?php esc_attr_e('Close', 'courant-desk'); ?>" autofocus></button>
    </div>
    <?php $view->table->print(); ?>
</div>
