<?php

/**
 * A table of contents: in a text, or in a widget.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Contents\View\TocView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$courantList = $view->id . '-list';
$courantTitle = $view->id . '-title';
?>
<div
    id="<?php echo esc_attr($view->id); ?>"
    class="<?php echo esc_attr($view->classes); ?>"
    data-toc-form="<?php echo esc_attr($view->form); ?>"
    data-toc-offset="<?php echo esc_attr((string) $view->offset); ?>"
    data-toc-hide="<?php echo esc_attr($view->hiddenOn); ?>"
    <?php if ($view->index !== null) : ?>
        data-toc-index="<?php echo esc_attr((string) $view->index); ?>"
    <?php endif; ?>
    <?php $view->island->print(); ?>
>
    <?php if ($view->isLabelled || $view->index !== null) : ?>
        <div class="<?php echo esc_attr($view->prefix); ?>-title-container">
            <?php if ($view->isLabelled) : ?>
                <p class="<?php echo esc_attr($view->prefix); ?>-title" id="<?php echo esc_attr($courantTitle); ?>"><?php echo esc_html($view->label); ?></p>
            <?php endif; ?>
            <?php if ($view->index !== null) : ?>
                <span class="<?php echo esc_attr($view->prefix); ?>-title-toggle">
                    <button type="button" class="<?php echo esc_attr($view->prefix); ?>-toggle ez-toc-btn" aria-expanded="true" aria-controls="<?php echo esc_attr($courantList); ?>" aria-label="<?php echo esc_attr($view->label); ?>" hidden></button>
                </span>
            <?php endif; ?>
        </div>
    <?php endif; ?>
    <nav aria-label="<?php echo esc_attr($view->label); ?>">
        <ul id="<?php echo esc_attr($courantList); ?>" class="<?php echo esc_attr($view->prefix === 'ez-toc' ? '' : $view->prefix . '-list '); ?>ez-toc-list ez-toc-list-level-1"><?php $view->list->print(); ?></ul>
        <?php if ($view->more > 0) : ?>
            <button type="button" class="ez-toc-more-links-enabler" aria-controls="<?php echo esc_attr($courantList); ?>" hidden>
                <?php
                /* translators: %d: number of entries that are not shown */
                echo esc_html(sprintf(_n('%d more entry', '%d more entries', $view->more, 'courant-desk'), $view->more));
                ?>
            </button>
            <button type="button" class="ez-toc-more-links-disabler" aria-controls="<?php echo esc_attr($courantList); ?>" hidden><?php esc_html_e('Fewer entries', 'courant-desk'); ?></button>
        <?php endif; ?>
    </nav>
    <?php $view->script->print(); ?>
</div>
