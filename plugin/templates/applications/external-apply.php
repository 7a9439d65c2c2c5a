<?php

/**
 * Link to the site or email address that accepts applications, shown instead of the form.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\ExternalApplyView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="awsm-job-form courant-apply-elsewhere">
    <div class="awsm-job-form-inner">
        <h2 id="awsm-application"><?php esc_html_e('Apply for this opening', 'courant-desk'); ?></h2>
        <p class="courant-form-note">
            <?php
            if ($view->isEmail) {
                /* translators: %s: email address */
                printf(esc_html__('Apply for this opening by email to %s.', 'courant-desk'), esc_html(
                    antispambot($view->target)
                ));
            } else {
                /* translators: %s: host name of another site, such as jobs.example.com */
                printf(esc_html__('Apply for this opening at %s.', 'courant-desk'), esc_html($view->target));
            }
            ?>
        </p>
        <p>
            <a class="awsm-application-submit-btn courant-apply-link" href="<?php
                echo esc_url($view->url);
            ?>"<?php echo $view->isEmail ? '' : ' rel="nofollow noopener"'; ?>>
                <?php
                if ($view->label !== '') {
                    echo esc_html($view->label);
                } else {
                    echo $view->isEmail
                        ? esc_html__('Write email', 'courant-desk')
                        : esc_html__('Apply on external site', 'courant-desk');
                }
                ?>
            </a>
        </p>
    </div>
</div>
