<?php

/**
 * Openings > Overview.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Reports\Domain\Report $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Reports\Admin\OverviewScreen;
use CourantDesk\Reports\Domain\Period;

?>
<div class="wrap courant-overview">
    <h1><?php esc_html_e('Overview', 'courant-desk'); ?></h1>
    <?php
    /**
     * Fires at the top of the overview.
     *
     * @since 0.1.0
     */
    do_action('courant_desk_overview_top');
    ?>
    <nav class="courant-periods" aria-label="<?php esc_attr_e('Period', 'courant-desk'); ?>">
        <?php foreach (Period::DAY_CHOICES as $days) : ?>
            <a class="button" href="<?php
                echo esc_url(OverviewScreen::url($days));
            ?>"<?php echo $days === $view->period->days ? ' aria-current="true"' : ''; ?>>
                <?php
                /* translators: %s: a number */
                echo esc_html(sprintf(__('%s days', 'courant-desk'), number_format_i18n($days)));
                ?>
            </a>
        <?php endforeach; ?>
        <a class="button courant-periods__file" href="<?php echo esc_url(OverviewScreen::downloadUrl($view)); ?>"><?php
            esc_html_e('Download as CSV', 'courant-desk');
        ?></a>
    </nav>
    <dl class="courant-statistics">
        <div><dt><?php
            esc_html_e('Open now', 'courant-desk');
        ?></dt><dd><?php echo esc_html(number_format_i18n($view->published)); ?></dd></div>
        <div><dt><?php
            esc_html_e('Views', 'courant-desk');
        ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->views)); ?></dd></div>
        <div><dt><?php
            esc_html_e('Visitors', 'courant-desk');
        ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->visitors)); ?></dd></div>
        <div><dt><?php
            esc_html_e('Applications', 'courant-desk');
        ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->applications)); ?></dd></div>
        <div><dt><?php
            esc_html_e('Conversion rate', 'courant-desk');
        ?></dt><dd><?php echo esc_html($view->conversion); ?></dd></div>
    </dl>
    <figure class="courant-chart">
        <figcaption>
            <span class="courant-chart__key courant-chart__key--views"><?php
                esc_html_e('Views', 'courant-desk');
            ?></span>
            <span class="courant-chart__key courant-chart__key--applications"><?php
                esc_html_e('Applications', 'courant-desk');
            ?></span>
        </figcaption>
        <div class="courant-chart__bars" aria-hidden="true">
            <?php foreach ($view->bars as $bar) : ?>
                <span class="courant-chart__bar" title="<?php
                    echo esc_attr(
                        $bar['label'] . ': ' . number_format_i18n($bar['counts']->views) . ' / '
                            . number_format_i18n($bar['counts']->applications)
                    );
                ?>">
                    <span class="courant-chart__views" style="block-size: <?php
                        echo esc_attr((string) round($bar['views'], 1));
                    ?>%"></span>
                    <span class="courant-chart__applications" style="block-size: <?php
                        echo esc_attr((string) round($bar['applications'], 1));
                    ?>%"></span>
                </span>
            <?php endforeach; ?>
        </div>
        <details>
            <summary><?php esc_html_e('Show as table', 'courant-desk'); ?></summary>
            <table class="widefat striped">
                <thead>
                    <tr>
                        <th scope="col"><?php esc_html_e('From', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Views', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Visitors', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Applications', 'courant-desk'); ?></th>
                    </tr>
                </thead>
                <tbody>
                    <?php foreach ($view->bars as $bar) : ?>
                        <tr>
                            <th scope="row"><?php echo esc_html($bar['label']); ?></th>
                            <td><?php echo esc_html(number_format_i18n($bar['counts']->views)); ?></td>
                            <td><?php echo esc_html(number_format_i18n($bar['counts']->visitors)); ?></td>
                            <td><?php echo esc_html(number_format_i18n($bar['counts']->applications)); ?></td>
                        </tr>
                    <?php endforeach; ?>
                </tbody>
            </table>
        </details>
    </figure>
    <h2><?php esc_html_e('Applications by stage', 'courant-desk'); ?></h2>
    <?php if ($view->stages === []) : ?>
        <p><?php esc_html_e('No applications in this period.', 'courant-desk'); ?></p>
    <?php else : ?>
        <dl class="courant-statistics">
            <?php foreach ($view->stages as $stage) : ?>
                <div><dt><?php
                    echo esc_html($stage['label']);
                ?></dt><dd><?php echo esc_html(number_format_i18n($stage['number'])); ?></dd></div>
            <?php endforeach; ?>
        </dl>
    <?php endif; ?>
    <h2><?php esc_html_e('Job openings', 'courant-desk'); ?></h2>
    <?php if ($view->openings === []) : ?>
        <p><?php esc_html_e('No views in this period.', 'courant-desk'); ?></p>
    <?php else : ?>
        <div class="courant-scroll" role="region" aria-label="<?php
            esc_attr_e('Job openings', 'courant-desk');
        ?>" tabindex="0">
            <table class="widefat striped">
                <thead>
                    <tr>
                        <th scope="col"><?php esc_html_e('Job opening', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Views', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Visitors', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Applications', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Conversion rate', 'courant-desk'); ?></th>
                        <th scope="col"><?php esc_html_e('Traffic sources', 'courant-desk'); ?></th>
                    </tr>
                </thead>
                <tbody>
                    <?php foreach ($view->openings as $row) : ?>
                        <tr>
                            <th scope="row">
                                <?php if ($row['url'] === '') : ?>
                                    <?php echo esc_html($row['title']); ?>
                                <?php else : ?>
                                    <a href="<?php echo esc_url($row['url']); ?>"><?php
                                        echo esc_html($row['title']);
                                    ?></a>
                                <?php endif; ?>
                            </th>
                            <td><?php echo esc_html(number_format_i18n($row['counts']->views)); ?></td>
                            <td><?php echo esc_html(number_format_i18n($row['counts']->visitors)); ?></td>
                            <td><?php echo esc_html(number_format_i18n($row['counts']->applications)); ?></td>
                            <td><?php echo esc_html($row['conversion']); ?></td>
                            <td><?php echo esc_html($row['sources']); ?></td>
                        </tr>
                    <?php endforeach; ?>
                </tbody>
            </table>
        </div>
    <?php endif; ?>
</div>
