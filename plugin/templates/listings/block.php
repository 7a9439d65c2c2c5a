<?php

/**
 * A listing block (Jobs contract 3.1).
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\BlockView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The contract's hook before a listing. @param array<string, string> $atts what the block was given */
do_action('before_awsm_jobs_listing', $view->atts);
?>
<div id="<?php echo esc_attr($view->htmlId); ?>" class="<?php echo esc_attr($view->classes); ?>"<?php $view->island->print(); ?> data-query="<?php echo esc_attr($view->query); ?>"<?php echo $view->style === '' ? '' : ' style="' . esc_attr($view->style) . '"'; ?>>
    <?php $view->bar->print(); ?>
    <div class="courant-listing-head">
        <p class="courant-listing-count" role="status" aria-live="polite" tabindex="-1"><?php echo esc_html($view->count); ?></p>
        <?php if ($view->form?->sort !== null) : ?>
            <div class="courant-listing-sort" data-filter="sort">
                <?php $view->form->sort->print(); ?>
                <button type="submit" form="<?php echo esc_attr($view->form->formId); ?>" class="courant-filter-submit"><?php esc_html_e('Sort', 'courant-desk'); ?></button>
            </div>
        <?php endif; ?>
        <?php if ($view->form !== null) : ?>
            <div class="courant-listing-chips"<?php echo $view->chips === [] ? ' hidden' : ''; ?>>
                <ul aria-label="<?php esc_attr_e('What you have chosen', 'courant-desk'); ?>">
                    <?php foreach ([...$view->chips, null] as $chip) : ?>
                        <?php echo $chip === null ? '<template>' : ''; ?>
                        <li><a class="courant-chip" href="<?php echo esc_url($chip->url ?? ''); ?>" data-key="<?php echo esc_attr($chip->key ?? ''); ?>" data-slug="<?php echo esc_attr($chip->value ?? ''); ?>" data-island-replay><span class="awsm-sr-only"><?php echo esc_html($chip === null ? '' : $chip->label . ':'); ?></span> <span><?php echo esc_html($chip->name ?? ''); ?></span><span class="awsm-sr-only">, <?php esc_html_e('remove', 'courant-desk'); ?></span><svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true" focusable="false"><path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg></a></li>
                        <?php echo $chip === null ? '</template>' : ''; ?>
                    <?php endforeach; ?>
                </ul>
                <a class="courant-listing-clear" href="<?php echo esc_url($view->clearUrl); ?>" data-take-back="all" data-island-replay><?php esc_html_e('Clear all', 'courant-desk'); ?></a>
                <a class="courant-listing-clear" href="#<?php echo esc_attr($view->htmlId); ?>" data-take-back="undo" hidden><?php esc_html_e('Undo', 'courant-desk'); ?></a>
            </div>
        <?php endif; ?>
    </div>
    <div class="<?php echo esc_attr($view->listClasses); ?>"<?php $view->printData(); ?>>
        <?php $view->list->print(); ?>
    </div>
</div>
<?php
/** The contract's hook after a listing. @param array<string, string> $atts what the block was given */
do_action('after_awsm_jobs_listing', $view->atts);
