<?php

/**
 * Pagination: links with their own URLs, which work without JavaScript.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\PaginationView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

/** Links to the groups that are not complete on this page. */
$printGroups = static function () use ($view): void {
    if ($view->groups === []) {
        return;
    }
    ?>
    <ul class="courant-listing-more-groups">
        <?php foreach ($view->groups as $group) : ?>
            <li><a href="<?php echo esc_url($group['url']); ?>"><?php echo esc_html($group['label']); ?></a></li>
        <?php endforeach; ?>
    </ul>
    <?php
};
$blockClasses = $view->hasDualClassNames ? ' awsm-b-jobs-pagination is-button-' . $view->buttonStyle : '';

if ($view->links === []) : ?>
    <div class="awsm-jobs-pagination awsm-load-more-main<?php
        echo esc_attr($blockClasses . ($view->hasDualClassNames ? ' awsm-b-load-more-main' : ''));
    ?>">
        <a href="<?php echo esc_url($view->nextPageUrl); ?>" class="awsm-load-more awsm-load-more-btn<?php
            echo $view->hasDualClassNames ? ' awsm-b-load-more awsm-b-load-more-btn' : '';
        ?>" data-page="<?php echo esc_attr((string) $view->page); ?>" rel="next" data-island-replay><?php
            esc_html_e('Load more', 'courant-desk');
        ?></a>
        <?php $printGroups(); ?>
    </div>
    <?php
    return;
endif;
?>
<div class="awsm-jobs-pagination awsm-load-more-classic<?php
    echo esc_attr($blockClasses . ($view->hasDualClassNames ? ' awsm-b-load-more-classic' : ''));
?>" data-effect-duration="slow" role="navigation" aria-label="<?php
    esc_attr_e('Pages of openings', 'courant-desk');
?>">
    <ul class="page-numbers">
        <?php foreach ($view->links as $link) : ?>
            <?php
            /* translators: %s: page number */
            $label = sprintf(__('Page %s', 'courant-desk'), number_format_i18n($link->page));
            ?>
            <li>
                <?php if ($link->kind === 'gap') : ?>
                    <span class="page-numbers dots">…</span>
                <?php elseif ($link->kind === 'current') : ?>
                    <span class="page-numbers current" aria-current="page" aria-label="<?php
                        echo esc_attr($label);
                    ?>" data-page="<?php echo esc_attr((string) $link->page); ?>"><?php
                        echo esc_html(number_format_i18n($link->page));
                    ?></span>
                <?php elseif ($link->kind === 'page') : ?>
                    <a class="page-numbers" href="<?php echo esc_url($link->url); ?>" aria-label="<?php
                        echo esc_attr($label);
                    ?>" data-page="<?php echo esc_attr((string) $link->page); ?>" data-island-replay><?php
                        echo esc_html(number_format_i18n($link->page));
                    ?></a>
                <?php elseif ($link->kind === 'prev') : ?>
                    <a class="prev page-numbers" href="<?php echo esc_url($link->url); ?>" rel="prev" data-page="<?php
                        echo esc_attr((string) $link->page);
                    ?>" data-island-replay><?php esc_html_e('Previous', 'courant-desk'); ?></a>
                <?php else : ?>
                    <a class="next page-numbers" href="<?php echo esc_url($link->url); ?>" rel="next" data-page="<?php
                        echo esc_attr((string) $link->page);
                    ?>" data-island-replay><?php esc_html_e('Next', 'courant-desk'); ?></a>
                <?php endif; ?>
            </li>
        <?php endforeach; ?>
    </ul>
    <?php $printGroups(); ?>
</div>
