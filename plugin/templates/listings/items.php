<?php

/**
 * The openings of a list, or the words that there are none (Jobs contract 3.1).
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\ListView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Kernel\Html;

$kind = $view->grid ? 'grid' : 'list';
$left = "awsm-$kind-left-col" . ($view->twins ? " awsm-b-$kind-left-col" : '');
$right = "awsm-$kind-right-col" . ($view->twins ? " awsm-b-$kind-right-col" : '');

if ($view->items === []) : ?>
    <div class="awsm-jobs-none-container<?php echo $view->twins ? ' awsm-b-jobs-none-container' : ''; ?>">
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false"><path d="M21 34a13 13 0 1 1 0-26 13 13 0 0 1 0 26Zm9.5-3.5L41 41M16 21h10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
        <p><?php echo esc_html($view->none); ?></p>
        <?php if ($view->ways !== []) : ?>
            <ul class="courant-listing-ways">
                <?php foreach ($view->ways as $way) : ?>
                    <li><a href="<?php echo esc_url($way->url); ?>" data-take-back="<?php echo esc_attr($way->kind); ?>"<?php echo $way->word === '' ? '' : ' data-word="' . esc_attr($way->word) . '"'; ?> data-island-replay><?php echo esc_html($way->words); ?></a></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
    </div>
    <?php
    return;
endif;

/** The contract's hook before the openings of a list. @param array<string, string> $atts what the block was given */
do_action('before_awsm_jobs_listing_loop', $view->atts);

foreach ($view->items as $item) : ?>
    <div class="<?php echo esc_attr($item->classes); ?>" id="<?php echo esc_attr($item->htmlId); ?>">
        <?php if ($view->grid) : ?>
            <a href="<?php echo esc_url($item->url); ?>" class="awsm-job-item<?php echo $view->twins ? ' awsm-b-job-item' : ''; ?>">
        <?php else : ?>
            <div class="awsm-job-item<?php echo $view->twins ? ' awsm-b-job-item' : ''; ?>">
        <?php endif; ?>
            <div class="<?php echo esc_attr($left); ?>">
                <?php
                /** The contract's hook in the first column of an opening. @param int $id @param array<string, string> $atts */
                do_action('before_awsm_jobs_listing_left_col_content', $item->id, $view->atts);
                ?>
                <h<?php echo $view->level === 3 ? '3' : '2'; ?> class="awsm-job-post-title<?php echo $view->twins ? ' awsm-b-job-post-title' : ''; ?>">
                    <?php if ($view->grid) : ?>
                        <?php echo esc_html($item->title); ?>
                    <?php else : ?>
                        <a href="<?php echo esc_url($item->url); ?>"><?php echo esc_html($item->title); ?></a>
                    <?php endif; ?>
                </h<?php echo $view->level === 3 ? '3' : '2'; ?>>
                <?php if ($item->expired) : ?>
                    <span class="courant-listing-expired"><?php esc_html_e('Closed', 'courant-desk'); ?></span>
                <?php endif; ?>
                <?php
                /** The contract's hook in the first column of an opening. @param int $id @param array<string, string> $atts */
                do_action('after_awsm_jobs_listing_left_col_content', $item->id, $view->atts);
                ?>
            </div>
            <div class="<?php echo esc_attr($right); ?>">
                <?php if ($item->specs !== []) : ?>
                    <?php ob_start(); ?>
                    <div class="awsm-job-specification-wrapper">
                        <?php foreach ($item->specs as $spec) : ?>
                            <?php ob_start(); ?>
                            <div class="awsm-job-specification-item awsm-job-specification-<?php echo esc_attr($spec->taxonomy); ?>">
                                <?php if ($spec->icon !== '') : ?>
                                    <i class="awsm-job-icon-<?php echo esc_attr($spec->icon); ?>" aria-hidden="true">
                                        <?php if ($spec->drawing !== '') : ?>
                                            <svg viewBox="0 0 20 20" width="16" height="16" focusable="false"><path d="<?php echo esc_attr($spec->drawing); ?>" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>
                                        <?php endif; ?>
                                    </i>
                                <?php endif; ?>
                                <span class="awsm-job-specification-label awsm-sr-only"><strong><?php echo esc_html($spec->label); ?>: </strong></span>
                                <?php foreach ($spec->terms as $term) : ?>
                                    <span class="awsm-job-specification-term"><?php echo esc_html($term); ?></span>
                                <?php endforeach; ?>
                            </div>
                            <?php
                            /** The contract's filter of one specification. @param string $html @param string $taxonomy @param int $id */
                            Html::filtered('awsm_job_spec_item_content', (string) ob_get_clean(), $spec->taxonomy, $item->id)->print();
                        endforeach;
                        ?>
                    </div>
                    <?php
                    /** The contract's filter of an opening's specifications. @param string $html @param int $id @param array<string, string> $atts */
                    Html::filtered('awsm_job_specs_content', (string) ob_get_clean(), $item->id, $view->atts)->print();
                endif;
                ?>
                <?php if ($item->facts !== []) : ?>
                    <ul class="courant-opening-facts">
                        <?php foreach ($item->facts as $fact) : ?>
                            <li class="courant-opening-<?php echo esc_attr($fact->kind); ?>">
                                <?php if ($fact->time !== '') : ?>
                                    <time datetime="<?php echo esc_attr($fact->time); ?>"><?php echo esc_html($fact->text); ?></time>
                                <?php else : ?>
                                    <?php echo esc_html($fact->text); ?>
                                <?php endif; ?>
                            </li>
                        <?php endforeach; ?>
                    </ul>
                <?php endif; ?>
                <div class="awsm-job-more-container<?php echo $view->twins ? ' awsm-b-job-more-container' : ''; ?>"><?php $item->more->print(); ?></div>
            </div>
        <?php echo $view->grid ? '</a>' : '</div>'; ?>
    </div>
    <?php
endforeach;

/** The contract's hook after the openings of a list. @param array<string, string> $atts what the block was given */
do_action('after_awsm_jobs_listing_loop', $view->atts);
