<?php

/**
 * The contact person of an opening: on its page, and in the applicant portal.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningAboutView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ($view->contact === null) {
    return;
}
?>
<section>
    <h2><?php esc_html_e('Your contact', 'courant-desk'); ?></h2>
    <address class="courant-opening-contact">
        <?php if ($view->contact['name'] !== '') : ?>
            <strong><?php echo esc_html($view->contact['name']); ?></strong>
        <?php endif; ?>
        <?php if ($view->contact['role'] !== '') : ?>
            <span><?php echo esc_html($view->contact['role']); ?></span>
        <?php endif; ?>
        <?php if ($view->contact['email'] !== '') : ?>
            <a href="<?php echo esc_url('mailto:' . $view->contact['email']); ?>"><?php
                echo esc_html($view->contact['email']);
            ?></a>
        <?php endif; ?>
        <?php if ($view->contact['phone'] !== '') : ?>
            <a href="<?php echo esc_url('tel:' . $view->phoneNumber()); ?>"><bdi dir="ltr"><?php
                echo esc_html($view->contact['phone']);
            ?></bdi></a>
        <?php endif; ?>
    </address>
</section>
