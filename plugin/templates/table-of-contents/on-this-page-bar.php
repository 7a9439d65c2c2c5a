<?php

/**
 * The bar "On this page" with its drawer. The drawer uses native HTML, so it opens and closes without JavaScript.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\TableOfContents\Frontend\OnThisPageBarView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<aside class="courant-contents-bar" aria-label="<?php
    echo esc_attr($view->label);
?>" data-screens="<?php echo esc_attr($view->screens); ?>"
    <?php foreach ($view->dataAttributes as $courantName => $courantValue) : ?>
        data-<?php echo esc_attr($courantName); ?>="<?php echo esc_attr($courantValue); ?>"
    <?php endforeach; ?>
>
    <button type="button" class="courant-contents-bar__open ez-toc-open-icon" popovertarget="courant-contents-drawer">
        <span class="courant-contents-bar__label"><?php echo esc_html($view->label); ?></span>
        <span class="courant-contents-bar__now" dir="auto"></span>
    </button>
    <span class="courant-contents-bar__controls">
        <?php if ($view->showsProgress()) : ?>
            <span class="courant-contents-bar__progress" hidden></span>
        <?php endif; ?>
        <?php if ($view->hasSteps()) : ?>
            <span class="courant-contents-bar__controls"<?php $view->stepsIsland()->print(); ?>>
                <button type="button" class="courant-contents-bar__step" aria-label="<?php
                    esc_attr_e('Previous section', 'courant-desk');
                ?>" aria-disabled="true" data-island-replay hidden></button>
                <button type="button" class="courant-contents-bar__step" data-next aria-label="<?php
                    esc_attr_e('Next section', 'courant-desk');
                ?>" aria-disabled="false" data-island-replay hidden></button>
            </span>
        <?php endif; ?>
    </span>
</aside>
<div id="courant-contents-drawer" class="courant-contents-drawer ez-toc-sticky ez-toc-sticky-<?php
    echo esc_attr($view->theme);
?>" data-side="<?php
    echo esc_attr($view->drawerSide);
?>" role="dialog" aria-label="<?php echo esc_attr($view->label); ?>" popover>
    <div class="ez-toc-sticky-title-container">
        <p class="ez-toc-sticky-title" aria-hidden="true"><?php echo esc_html($view->label); ?></p>
        <button type="button" class="ez-toc-close-icon" popovertarget="courant-contents-drawer" popovertargetaction="hide" aria-label="<?php
            esc_attr_e('Close', 'courant-desk');
        ?>" autofocus></button>
    </div>
    <?php $view->list->print(); ?>
</div>
