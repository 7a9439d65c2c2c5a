<?php

/**
 * Form for a new link to the applicant portal: on the page of an invalid link, and after it was sent without the form.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\ApplicantLinkView $view
 */

declare(strict_types=1);

use CourantDesk\Applications\Frontend\ApplicantLinkView;

defined('ABSPATH') || exit;

if ($view->openingId > 0) : ?>
<p><a href="<?php echo esc_url((string) get_permalink($view->openingId)); ?>"><?php
    /* translators: %s: title of an opening */
    echo esc_html(sprintf(__('Back to “%s”', 'courant-desk'), wp_strip_all_tags(get_the_title($view->openingId))));
?></a></p>
<?php endif; ?>
<?php if ($view->isSent) : ?>
<p><a href="<?php echo esc_url($view->action); ?>"><?php
    esc_html_e('Enter another email address', 'courant-desk');
?></a></p>
<?php else : ?>
<section class="awsm-job-form-inner">
    <h2><?php esc_html_e('Get a new link', 'courant-desk'); ?></h2>
    <p><?php
        esc_html_e('Enter the email address that you applied with. We send the link to each of your applications to it.', 'courant-desk');
    ?></p>
    <form class="awsm-application-form" method="post" action="<?php echo esc_url($view->action); ?>">
        <div class="awsm-job-form-group">
            <label for="courant-email"><?php esc_html_e('Email', 'courant-desk'); ?></label>
            <input class="awsm-job-form-control" type="email" id="courant-email" name="<?php
                echo esc_attr(ApplicantLinkView::FIELD);
            ?>" value="<?php echo esc_attr($view->email); ?>" autocomplete="email" maxlength="254"<?php
                echo $view->error === ''
                    ? ''
                    : ' aria-describedby="courant-email-error" aria-invalid="true" autofocus';
            ?> required>
            <?php if ($view->error !== '') : ?>
            <div class="awsm-job-form-error" id="courant-email-error" role="alert"><?php
                echo esc_html($view->error);
            ?></div>
            <?php endif; ?>
        </div>
        <button class="awsm-application-submit-btn"><?php esc_html_e('Send me a new link', 'courant-desk'); ?></button>
    </form>
</section>
<?php endif; ?>
<?php if ($view->contact !== '') : ?>
<p><?php
    $address = antispambot($view->contact);
    printf(
        /* translators: %s: email address */
        esc_html__('If you have a question, write to %s.', 'courant-desk'),
        '<a href="' . esc_url('mailto:' . $view->contact) . '"><bdi>' . esc_html($address) . '</bdi></a>',
    );
?></p>
<?php endif; ?>
