<?php

/**
 * The specifications on the page of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningSpecificationsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="awsm-job-specifications-container awsm_job_spec_<?php
    echo esc_attr($view->position . ($view->isInLine() ? ' courant-in-line' : ''));
?>">
    <div class="awsm-job-specifications-row">
        <div class="awsm-job-specification-wrapper">
            <?php foreach ($view->rows as $specification) : ?>
                <div class="awsm-job-specification-item awsm-job-specification-<?php
                    echo esc_attr($specification['taxonomy'] . ($specification['isInLine'] ? ' courant-in-line' : ''));
                ?>">
                    <?php if ($specification['icon'] !== '') : ?>
                        <i class="awsm-job-icon-<?php echo esc_attr($specification['icon']); ?>" aria-hidden="true">
                            <?php if ($specification['drawing'] !== '') : ?>
                                <svg viewBox="0 0 20 20" width="16" height="16" focusable="false"><path d="<?php
                                    echo esc_attr($specification['drawing']);
                                ?>" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>
                            <?php endif; ?>
                        </i>
                    <?php endif; ?>
                    <span class="awsm-job-specification-label"><strong><?php
                        echo esc_html($specification['label']);
                    ?>: </strong></span>
                    <?php foreach ($specification['terms'] as $term) : ?>
                        <?php if ($term['url'] !== '') : ?>
                            <a class="awsm-job-specification-term" href="<?php echo esc_url($term['url']); ?>"><?php
                                echo esc_html($term['name']);
                            ?></a>
                        <?php else : ?>
                            <span class="awsm-job-specification-term"><?php echo esc_html($term['name']); ?></span>
                        <?php endif; ?>
                    <?php endforeach; ?>
                </div>
            <?php endforeach; ?>
        </div>
    </div>
</div>
