<?php

/**
 * Listing block.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\ListingBlockView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

/**
 * Fires before a listing.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $atts shortcode attributes
 */
do_action('before_awsm_jobs_listing', $view->atts);
?>
<div id="<?php
    echo esc_attr($view->htmlId);
?>" class="<?php echo esc_attr($view->classes); ?>"<?php $view->island->print(); ?> data-query="<?php
    echo esc_attr($view->stateJson);
?>"<?php echo $view->styleAttribute === '' ? '' : ' style="' . esc_attr($view->styleAttribute) . '"'; ?>>
    <?php $view->filterBar->print(); ?>
    <div class="courant-listing-header"<?php
        echo $view->filterForm === null ? '' : ' id="' . esc_attr($view->filterForm->headerId()) . '"';
    ?>>
        <p class="courant-listing-count" role="status" aria-live="polite" tabindex="-1"><?php
            echo esc_html($view->countText);
        ?></p>
        <?php if ($view->filterForm?->sortControl !== null) : ?>
            <div class="courant-listing-sort" data-filter="sort">
                <?php $view->filterForm->sortControl->print(); ?>
            </div>
            <button type="submit" form="<?php
                echo esc_attr($view->filterForm->formId);
            ?>" class="courant-filter-submit"><?php esc_html_e('Sort', 'courant-desk'); ?></button>
        <?php endif; ?>
        <?php $view->map->print(); ?>
        <?php if ($view->archiveTerm !== null) : ?>
            <?php $archiveTerm = $view->archiveTerm->filterLabel . ': ' . $view->archiveTerm->valueLabel; ?>
            <div class="courant-listing-chips courant-is-archive"><span><?php
                esc_html_e('Filtered by:', 'courant-desk');
            ?></span> <a class="courant-chip" href="<?php
                echo esc_url($view->archiveTerm->removeUrl);
            ?>" aria-label="<?php
                /* translators: %s: a filter and its value, such as "Job Category: Sales" */
                echo esc_attr(sprintf(__('Remove filter %s', 'courant-desk'), $archiveTerm));
            ?>"><?php
                echo esc_html($archiveTerm);
            ?><svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true" focusable="false"><path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg></a></div>
        <?php endif; ?>
        <?php if ($view->filterForm !== null) : ?>
            <div class="courant-listing-chips"<?php echo $view->chips === [] ? ' hidden' : ''; ?>>
                <span aria-hidden="true"><?php esc_html_e('Filtered by:', 'courant-desk'); ?></span>
                <ul aria-label="<?php esc_attr_e('Active filters', 'courant-desk'); ?>">
                    <?php foreach ([...$view->chips, null] as $chip) : ?>
                        <?php echo $chip === null ? '<template>' : ''; ?>
                        <li><a class="courant-chip" href="<?php
                            echo esc_url($chip->removeUrl ?? '');
                        ?>" data-key="<?php echo esc_attr($chip->key ?? ''); ?>" data-slug="<?php
                            echo esc_attr($chip->value ?? '');
                        ?>" data-island-replay><span><?php
                            echo esc_html($chip === null ? '' : $chip->filterLabel . ':');
                        ?></span> <span><?php
                            echo esc_html($chip->valueLabel ?? '');
                        ?></span><span class="awsm-sr-only">, <?php
                            esc_html_e('remove', 'courant-desk');
                        ?></span><svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true" focusable="false"><path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg></a></li>
                        <?php echo $chip === null ? '</template>' : ''; ?>
                    <?php endforeach; ?>
                </ul>
                <a class="courant-listing-clear" href="<?php
                    echo esc_url($view->clearUrl);
                ?>" data-clear="all" data-island-replay><?php esc_html_e('Clear all', 'courant-desk'); ?></a>
                <a class="courant-listing-clear" href="#<?php
                    echo esc_attr($view->htmlId);
                ?>" data-clear="undo" hidden><?php esc_html_e('Undo', 'courant-desk'); ?></a>
            </div>
        <?php endif; ?>
        <?php if ($view->filterForm?->hasFilter('salary_min') === true) : ?>
            <p class="courant-listing-note"><?php
                esc_html_e(
                    'A minimum is compared with the upper end of each pay range, as pay for a year of full-time work.',
                    'courant-desk',
                );
            ?></p>
        <?php endif; ?>
    </div>
    <div class="<?php echo esc_attr($view->listClasses); ?>"<?php $view->printDataAttributes(); ?>>
        <?php if ($view->itemsClasses !== '') : ?>
            <div class="<?php echo esc_attr($view->itemsClasses); ?>"><?php $view->items->print(); ?></div>
        <?php else : ?>
            <?php $view->items->print(); ?>
        <?php endif; ?>
        <?php $view->pagination->print(); ?>
    </div>
</div>
<?php
/**
 * Fires after a listing.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $atts shortcode attributes
 */
do_action('after_awsm_jobs_listing', $view->atts);
