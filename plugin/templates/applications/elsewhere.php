<?php

/**
 * Instead of the form: where else one applies for the opening.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\ElsewhereView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="awsm-job-form courant-apply-elsewhere">
    <div class="awsm-job-form-inner">
        <span class="courant-form-anchor" id="awsm-application"></span>
        <h2><?php esc_html_e('Apply for this opening', 'courant-desk'); ?></h2>
        <p class="courant-form-note">
            <?php
            if ($view->isMail) {
                /* translators: %s: e-mail address */
                printf(esc_html__('Applications for this opening go by e-mail to %s.', 'courant-desk'), esc_html(antispambot($view->target)));
            } else {
                /* translators: %s: name of another site, such as jobs.example.com */
                printf(esc_html__('Applications for this opening are taken at %s.', 'courant-desk'), esc_html($view->target));
            }
            ?>
        </p>
        <p>
            <a class="awsm-application-submit-btn courant-apply-link" href="<?php echo esc_url($view->url); ?>"<?php echo $view->isMail ? '' : ' rel="nofollow noopener"'; ?>>
                <?php
                if ($view->label !== '') {
                    echo esc_html($view->label);
                } else {
                    echo $view->isMail ? esc_html__('Write an e-mail', 'courant-desk') : esc_html__('Apply there', 'courant-desk');
                }
                ?>
            </a>
        </p>
    </div>
</div>
