<?php

/**
 * Search and filter form above a listing. Without JavaScript, submitting it redirects to a URL with the search and
 * filters.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\FilterBarView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$wrap = 'awsm-filter-wrap' . ($view->showsSearch ? '' : ' awsm-no-search-filter-wrap');
$wrap .= $view->hasDualClassNames
    ? ' awsm-b-filter-wrap' . ($view->showsSearch ? '' : ' awsm-b-no-search-filter-wrap')
    : '';
$field = 'awsm-jq-' . $view->uid;
$panel = 'awsm-filter-items-' . $view->uid;
$searching = $view->searchText !== '';
$selectedCount = $view->countChosen();
?>
<div class="<?php echo esc_attr($wrap); ?>" data-placement="<?php echo esc_attr($view->placement); ?>">
    <?php if ($view->filters !== []) : // Without JavaScript, all filters are visible above the openings on phones. ?>
        <noscript><p><a href="#<?php echo esc_attr($view->headerId()); ?>"><?php
            esc_html_e('Skip to openings', 'courant-desk');
        ?></a></p></noscript>
    <?php endif; ?>
    <form method="POST" id="<?php echo esc_attr($view->formId); ?>" action="<?php
        echo esc_url($view->action);
    ?>" role="search" aria-label="<?php esc_attr_e('Job openings', 'courant-desk'); ?>" data-island-replay>
        <?php if ($view->showsSearch) : ?>
            <div class="awsm-filter-item-search<?php
                echo $view->hasDualClassNames ? ' awsm-b-filter-item-search' : '';
            ?>">
                <div class="awsm-filter-item-search-in<?php
                    echo $view->hasDualClassNames ? ' awsm-b-filter-item-search-in' : '';
                ?>">
                    <label class="awsm-sr-only" for="<?php echo esc_attr($field); ?>"><?php
                        esc_html_e('Search openings', 'courant-desk');
                    ?></label>
                    <input type="text" id="<?php
                        echo esc_attr($field);
                    ?>" name="jq" value="<?php echo esc_attr($view->searchText); ?>" placeholder="<?php
                        echo esc_attr($view->placeholder);
                    ?>" class="awsm-job-search awsm-job-form-control<?php
                        echo $view->hasDualClassNames ? ' awsm-b-job-search' : '';
                    ?>" maxlength="200" autocomplete="off" enterkeyhint="search">
                    <button type="submit" class="awsm-job-search-btn awsm-job-search-icon-wrapper<?php
                        echo $view->hasDualClassNames ? ' awsm-b-job-search-btn' : '';
                    ?><?php echo $searching ? ' awsm-job-hide' : ''; ?>" aria-label="<?php
                        esc_attr_e('Search', 'courant-desk');
                    ?>" data-island-replay><i class="awsm-job-icon-search" aria-hidden="true"><svg viewBox="0 0 20 20" width="20" height="20" focusable="false"><path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></i></button>
                    <button type="submit" name="jq" value="" class="awsm-job-search-close-btn awsm-job-search-icon-wrapper<?php
                        echo $view->hasDualClassNames ? ' awsm-b-job-search-close-btn' : '';
                    ?><?php echo $searching ? '' : ' awsm-job-hide'; ?>" aria-label="<?php
                        esc_attr_e('Clear the search', 'courant-desk');
                    ?>" data-island-replay><i class="awsm-job-icon-close-circle" aria-hidden="true"><svg viewBox="0 0 20 20" width="20" height="20" focusable="false"><path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></i></button>
                </div>
            </div>
        <?php endif; ?>
        <?php if ($view->filters !== []) : ?>
            <button type="button" class="awsm-filter-toggle<?php
                echo $view->hasDualClassNames ? ' awsm-b-filter-toggle' : '';
            ?>" aria-pressed="false" aria-expanded="false" aria-controls="<?php
                echo esc_attr($panel);
            ?>" data-island-replay><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false"><path d="M3 6h14M6 10h8M8.5 14h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg><span class="awsm-filter-toggle-text-wrapper"><?php
                esc_html_e('Filter', 'courant-desk');
            ?></span><span class="courant-filter-number"><?php
                echo $selectedCount > 0 ? esc_html(number_format_i18n($selectedCount)) : '';
            ?></span></button>
            <div class="awsm-filter-items<?php
                echo $view->hasDualClassNames ? ' awsm-b-filter-items' : '';
            ?>" id="<?php echo esc_attr($panel); ?>">
                <?php foreach ($view->filters as $number => $filter) : ?>
                    <div class="awsm-filter-item<?php
                        echo $view->hasDualClassNames ? ' awsm-b-filter-item' : '';
                    ?>" data-filter="<?php
                        echo esc_attr($filter->key);
                    ?>" data-label="<?php echo esc_attr($filter->label); ?>">
                        <?php $view->controls[$number]->print(); ?>
                    </div>
                <?php endforeach; ?>
                <?php if ($view->showsCounts) : ?>
                    <span id="<?php echo esc_attr($view->hintId()); ?>" hidden><?php
                        esc_html_e('The number of openings follows each option.', 'courant-desk');
                    ?></span>
                <?php endif; ?>
            </div>
        <?php endif; ?>
        <button type="submit" class="courant-filter-submit"><?php
            esc_html_e('Show openings', 'courant-desk');
        ?></button>
        <?php foreach ($view->hiddenFields as $name => $value) : ?>
            <input type="hidden" name="<?php echo esc_attr($name); ?>" value="<?php echo esc_attr($value); ?>">
        <?php endforeach; ?>
    </form>
</div>
