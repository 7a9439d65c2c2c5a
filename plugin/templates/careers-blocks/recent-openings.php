<?php

/**
 * A short list of openings.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\CareersBlocks\Frontend\RecentOpeningsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="courant-recent">
    <?php if ($view->heading !== '') : ?>
        <h2 class="courant-recent__heading"><?php echo esc_html($view->heading); ?></h2>
    <?php endif; ?>
    <?php if ($view->openings === []) : ?>
        <p><?php esc_html_e('There are currently no job openings.', 'courant-desk'); ?></p>
    <?php else : ?>
        <ul class="courant-recent__list" role="list">
            <?php foreach ($view->openings as $opening) : ?>
                <li class="awsm-recent-jobs-item">
                    <a href="<?php echo esc_url($opening['url']); ?>"><?php echo esc_html($opening['title']); ?></a>
                    <?php if ($opening['specs'] !== '') : ?>
                        <span class="courant-recent__facts"><?php echo esc_html($opening['specs']); ?></span>
                    <?php endif; ?>
                    <?php foreach (['salary', 'closing'] as $kind) : ?>
                        <?php if ($opening[$kind] !== '') : ?>
                            <span class="courant-recent__facts courant-opening-<?php
                                echo esc_attr($kind);
                            ?>"><bdi><?php
                                echo esc_html($opening[$kind]);
                            ?></bdi></span>
                        <?php endif; ?>
                    <?php endforeach; ?>
                </li>
            <?php endforeach; ?>
        </ul>
        <?php if ($view->allUrl !== '') : ?>
            <p class="courant-recent__more"><a href="<?php echo esc_url($view->allUrl); ?>"><?php
                esc_html_e('All job openings', 'courant-desk');
            ?></a></p>
        <?php endif; ?>
    <?php endif; ?>
</div>
