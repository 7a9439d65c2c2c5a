<?php

/**
 * The page of an opening, in place of its content.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-opening-page">
<div class="awsm-job-single-wrap<?php echo esc_attr($view->isClosed ? ' courant-is-closed' : ''); ?>">
    <?php $view->header->print(); ?>
    <div class="awsm-job-content">
        <?php $view->before->print(); ?>
        <?php if ($view->isClosed && $view->hasNotice) : ?>
            <div class="awsm-expired-message courant-opening-closed"><p><?php
                esc_html_e('This opening is closed. Applications are no longer accepted.', 'courant-desk');
            ?></p></div>
        <?php endif; ?>
        <?php if ($view->isFilled && $view->hasNotice) : ?>
            <div class="awsm-expired-message courant-opening-closed"><p><?php
                esc_html_e('This position has been filled. Applications are no longer accepted.', 'courant-desk');
            ?></p></div>
        <?php endif; ?>
        <div class="courant-opening-summary">
            <?php if ($view->linksToForm()) : ?>
                <p class="courant-opening-apply"><a href="#awsm-application"><?php
                    esc_html_e('Apply now', 'courant-desk');
                ?></a></p>
            <?php endif; ?>
            <?php $view->salary->print(); ?>
            <?php $view->specifications->print(); ?>
            <?php if ($view->closingText !== '') : ?>
                <div class="awsm-job-head<?php echo esc_attr($view->isClosed ? '' : ' courant-in-line'); ?>">
                    <div class="awsm-job-expiry-details">
                        <span class="awsm-job-expiration-label"><?php
                            $view->isClosed
                                ? esc_html_e('Closed on:', 'courant-desk')
                                : esc_html_e('Closing date:', 'courant-desk');
                        ?></span>
                        <span class="awsm-job-expiration-content"><bdi><?php
                            echo esc_html($view->closingText);
                        ?></bdi></span>
                        <?php if ($view->daysLeft !== '') : ?>
                            <span class="courant-opening-days"><?php echo esc_html($view->daysLeft); ?></span>
                        <?php endif; ?>
                    </div>
                </div>
            <?php endif; ?>
            <?php $view->facts->print(); ?>
        </div>
        <?php if (!$view->content->isEmpty()) : ?>
            <div class="awsm-job-entry-content entry-content">
                <?php $view->content->print(); ?>
            </div>
        <?php endif; ?>
        <?php $view->specificationsBelow->print(); ?>
        <?php $view->about->print(); ?>
        <?php $view->after->print(); ?>
        <?php if ($view->linksToForm()) : ?>
            <div class="courant-apply-bar">
                <?php if ($view->barText !== '') : ?>
                    <bdi><?php echo esc_html($view->barText); ?></bdi>
                <?php endif; ?>
                <a href="#awsm-application"><?php esc_html_e('Apply now', 'courant-desk'); ?></a>
            </div>
        <?php endif; ?>
    </div>
    <?php $view->form->print(); ?>
</div>
<?php $view->similar->print(); ?>
</div>
