<?php

/**
 * What is shown after an application was sent. The button sends the link to the applicant portal again.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\AfterSendingView $view
 */

declare(strict_types=1);

use CourantDesk\Applications\Frontend\ApplicantLinkView;

defined('ABSPATH') || exit;

if ($view->isEmpty()) {
    return;
}
?>
<div class="courant-after-sending"<?php echo $view->isSent ? '' : ' hidden'; ?>>
    <?php if ($view->nextSteps !== '') : ?>
    <h3><?php esc_html_e('What happens next', 'courant-desk'); ?></h3>
    <p><?php echo esc_html($view->nextSteps); ?></p>
    <?php endif; ?>
    <?php if ($view->isConfirmed && $view->isSent && $view->email === '') : ?>
    <p><a href="<?php echo esc_url($view->linkUrl); ?>"><?php
        esc_html_e('Send the email again', 'courant-desk');
    ?></a></p>
    <?php elseif ($view->isConfirmed) : ?>
    <div class="courant-sent-to"<?php echo $view->isSent ? '' : ' hidden'; ?>>
        <p><?php
            printf(
                /* translators: %s: email address of the applicant */
                esc_html__('The confirmation goes to %s. If it does not arrive, look in your spam folder.', 'courant-desk'),
                '<bdi>' . esc_html($view->email) . '</bdi>',
            );
        ?></p>
        <form method="post" action="<?php echo esc_url($view->linkUrl); ?>">
            <input type="hidden" name="<?php
                echo esc_attr(ApplicantLinkView::FIELD);
            ?>" value="<?php echo esc_attr($view->email); ?>">
            <button class="courant-submit-another"><?php esc_html_e('Send the email again', 'courant-desk'); ?></button>
        </form>
    </div>
    <?php endif; ?>
    <?php if ($view->contact !== '') : ?>
    <p><?php
        printf(
            /* translators: %s: email address */
            esc_html__('If you have a question, write to %s.', 'courant-desk'),
            '<a href="' . esc_url('mailto:' . $view->contact) . '"><bdi>'
                . esc_html(antispambot($view->contact)) . '</bdi></a>',
        );
    ?></p>
    <?php endif; ?>
    <?php $view->more->print(); ?>
</div>
