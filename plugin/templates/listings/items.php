<?php

/**
 * Openings of a list, or the message of an empty list.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\OpeningListView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Kernel\Html;

$kind = $view->isGrid ? 'grid' : 'list';
$left = "awsm-$kind-left-col" . ($view->hasDualClassNames ? " awsm-b-$kind-left-col" : '');
$right = "awsm-$kind-right-col" . ($view->hasDualClassNames ? " awsm-b-$kind-right-col" : '');

if ($view->items === []) : ?>
    <div class="awsm-jobs-none-container<?php echo $view->hasDualClassNames ? ' awsm-b-jobs-none-container' : ''; ?>">
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false"><path d="M21 34a13 13 0 1 1 0-26 13 13 0 0 1 0 26Zm9.5-3.5L41 41M16 21h10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
        <p><?php echo esc_html($view->emptyMessage); ?></p>
        <?php $view->note->print(); ?>
        <?php if ($view->suggestions !== []) : ?>
            <ul class="courant-listing-suggestions">
                <?php foreach ($view->suggestions as $suggestion) : ?>
                    <li><a href="<?php
                        echo esc_url($suggestion->url);
                    ?>"<?php
                        if ($suggestion->action !== 'link') {
                            echo $suggestion->filterKey === ''
                                ? ' data-clear="' . esc_attr($suggestion->action) . '"'
                                : ' class="courant-chip" data-key="' . esc_attr($suggestion->filterKey)
                                    . '" data-slug="' . esc_attr($suggestion->filterValue) . '"';
                            echo $suggestion->replacementSearch === ''
                                ? ''
                                : ' data-search="' . esc_attr($suggestion->replacementSearch) . '"';
                            echo ' data-island-replay';
                        }
                    ?>><?php echo esc_html($suggestion->label); ?></a></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
        <?php if ($view->teams !== []) : ?>
            <p class="courant-listing-teams"><?php
                esc_html_e('All openings:', 'courant-desk');
                foreach ($view->teams as $team) :
                    ?> <a href="<?php echo esc_url($team['url']); ?>"><?php echo esc_html($team['label']); ?></a><?php
                endforeach;
            ?></p>
        <?php endif; ?>
    </div>
    <?php
    return;
endif;

$view->note->print();
/**
 * Fires before the openings of a list.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $atts shortcode attributes
 */
do_action('before_awsm_jobs_listing_loop', $view->atts);

foreach ($view->items as $item) : ?>
    <?php if ($item->groupTitle !== '') : ?>
        <h2 class="courant-listing-group"><?php
            echo esc_html($item->groupTitle);
        if ($item->groupCount > 0) :
            ?> <span>(<?php echo esc_html(number_format_i18n($item->groupCount)); ?>)</span><?php
        endif;
        ?></h2>
    <?php endif; ?>
    <div class="<?php echo esc_attr($item->classes); ?>" id="<?php echo esc_attr($item->htmlId); ?>">
        <?php if ($view->isGrid) : ?>
            <a href="<?php
                echo esc_url($item->url);
            ?>" class="awsm-job-item<?php echo $view->hasDualClassNames ? ' awsm-b-job-item' : ''; ?>">
        <?php else : ?>
            <div class="awsm-job-item<?php echo $view->hasDualClassNames ? ' awsm-b-job-item' : ''; ?>">
        <?php endif; ?>
            <div class="<?php echo esc_attr($left); ?>">
                <?php
                /**
                 * Fires at the start of the first column of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('before_awsm_jobs_listing_left_col_content', $item->id, $view->atts);
                /**
                 * Fires before the title of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('before_awsm_jobs_listing_title', $item->id, $view->atts);
                ?>
                <h<?php
                    echo $view->headingLevel === 3 ? '3' : '2';
                ?> class="awsm-job-post-title<?php echo $view->hasDualClassNames ? ' awsm-b-job-post-title' : ''; ?>">
                    <?php
                    /**
                     * Filters the HTML of an opening's title: a link in a list, plain text in a grid, where the whole
                     * card is a link.
                     *
                     * @since 0.1.0
                     *
                     * @param string $html
                     * @param string $view `list` or `grid`
                     * @param int    $id   opening ID
                     */
                    Html::fromFilter(
                        'awsm_jobs_listing_title',
                        $view->isGrid
                            ? esc_html($item->title)
                            : sprintf('<a href="%s">%s</a>', esc_url($item->url), esc_html($item->title)),
                        $kind,
                        $item->id,
                    )->print();
                    ?>
                </h<?php echo $view->headingLevel === 3 ? '3' : '2'; ?>>
                <?php
                /**
                 * Fires after the title of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('after_awsm_jobs_listing_title', $item->id, $view->atts);
                ?>
                <?php if ($item->isExpired) : ?>
                    <span class="courant-listing-expired"><?php esc_html_e('Closed', 'courant-desk'); ?></span>
                <?php endif; ?>
                <?php
                /**
                 * Fires at the end of the first column of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('after_awsm_jobs_listing_left_col_content', $item->id, $view->atts);
                ?>
            </div>
            <div class="<?php echo esc_attr($right); ?>">
                <?php
                /**
                 * Fires before the specifications of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('before_awsm_jobs_listing_specs_content', $item->id, $view->atts);
                ?>
                <?php if ($item->specifications !== []) : ?>
                    <?php ob_start(); ?>
                    <div class="awsm-job-specification-wrapper">
                        <?php foreach ($item->specifications as $spec) : ?>
                            <?php ob_start(); ?>
                            <div class="awsm-job-specification-item awsm-job-specification-<?php
                                echo esc_attr($spec->taxonomy);
                            ?>">
                                <?php if ($spec->icon !== '') : ?>
                                    <i class="awsm-job-icon-<?php echo esc_attr($spec->icon); ?>" aria-hidden="true">
                                        <?php if ($spec->iconPath !== '') : ?>
                                            <svg viewBox="0 0 20 20" width="16" height="16" focusable="false"><path d="<?php
                                                echo esc_attr($spec->iconPath);
                                            ?>" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>
                                        <?php endif; ?>
                                    </i>
                                <?php endif; ?>
                                <span class="awsm-job-specification-label awsm-sr-only"><strong><?php
                                    echo esc_html($spec->label);
                                ?>: </strong></span>
                                <?php foreach ($spec->terms as $term) : ?>
                                    <span class="awsm-job-specification-term"><?php echo esc_html($term); ?></span>
                                <?php endforeach; ?>
                                <?php if ($spec->note !== '') : ?>
                                    <span class="courant-opening-work-mode"><?php echo esc_html($spec->note); ?></span>
                                <?php endif; ?>
                            </div>
                            <?php
                            /**
                             * Filters the HTML of one specification.
                             *
                             * @param string $html @param int $id @param string $taxonomy
                             */
                            Html::fromFilter(
                                'awsm_job_spec_item_content',
                                (string) ob_get_clean(),
                                $item->id,
                                $spec->taxonomy,
                            )->print();
                        endforeach;
                        ?>
                    </div>
                    <?php
                    /**
                     * Filters the HTML of an opening's specifications.
                     *
                     * @param string $html @param int $id @param array<string, string> $atts
                     */
                    Html::fromFilter('awsm_job_specs_content', (string) ob_get_clean(), $item->id, $view->atts)
                        ->print();
                endif;
                ?>
                <?php
                /**
                 * Fires after the specifications of an opening.
                 *
                 * @since 0.1.0
                 *
                 * @param int $id
                 * @param array<string, string> $atts
                 */
                do_action('after_awsm_jobs_listing_specs_content', $item->id, $view->atts);
                ?>
                <?php
                // Salary and closing date come first: they decide whether somebody reads on.
                foreach (['columns' => $item->columns, 'facts' => $item->facts] as $name => $facts) :
                    if ($facts === []) :
                        continue;
                    endif;
                    ?>
                    <ul class="courant-opening-<?php echo esc_attr($name); ?>">
                        <?php foreach ($facts as $fact) : ?>
                            <li class="courant-opening-<?php
                                echo esc_attr($fact->kind . ($fact->isMissing ? ' courant-is-missing' : ''));
                            ?>">
                                <?php if ($fact->dateTime !== '') : ?>
                                    <time datetime="<?php echo esc_attr($fact->dateTime); ?>" dir="auto"><?php
                                        echo esc_html($fact->text);
                                    ?></time>
                                <?php else : ?>
                                    <bdi><?php echo esc_html($fact->text); ?></bdi>
                                <?php endif; ?>
                                <?php if ($fact->note !== '') : ?>
                                    <span class="courant-is-soon"><?php echo esc_html($fact->note); ?></span>
                                <?php endif; ?>
                            </li>
                        <?php endforeach; ?>
                    </ul>
                <?php endforeach; ?>
                <div class="awsm-job-more-container<?php
                    echo $view->hasDualClassNames ? ' awsm-b-job-more-container' : '';
                ?>"><?php $item->detailsLink->print(); ?></div>
            </div>
        <?php echo $view->isGrid ? '</a>' : '</div>'; ?>
    </div>
    <?php
endforeach;

/**
 * Fires after the openings of a list.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $atts shortcode attributes
 */
do_action('after_awsm_jobs_listing_loop', $view->atts);
