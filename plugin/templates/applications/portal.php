<?php

/**
 * Applicant portal. A complete HTML page without scripts and widgets, which could disclose its URL. A theme prints its
 * header and footer with actions; without them, the header is the logo and the primary menu.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\Frontend\ApplicantPortalView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$kept = __('Your name, the opening, the reference number and the dates stay in our records, so that we know which application was withdrawn.', 'courant-desk');
$printForm = static function (string $action) use ($view): void {
    ?>
    <form class="awsm-application-form" method="post" enctype="multipart/form-data" action="<?php
        echo esc_url($view->action);
    ?>">
        <input type="hidden" name="courant_do" value="<?php echo esc_attr($action); ?>">
    <?php
};
$printOpeningsLink = static function () use ($view): void {
    $link = '<a href="' . esc_url($view->openingsUrl) . '">' . esc_html__('All job openings', 'courant-desk') . '</a>';
    echo !$view->canChange && $view->openingsUrl !== '' ? wp_kses_post("<p>$link</p>") : '';
};
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title><?php
        echo esc_html($view->resultTitle() === '' ? '' : $view->resultTitle() . ' – ');
        esc_html_e('Your application', 'courant-desk');
    ?> – <?php bloginfo('name'); ?></title>
    <?php wp_print_font_faces(); ?>
    <?php wp_print_styles($view->styles); ?>
</head>
<body class="courant-applicant-portal">
<?php
if (has_action('courant_desk_applicant_portal_header')) :
    /**
     * Prints the site header of the applicant portal. Everything that it prints must work without scripts and load no
     * files from other hosts.
     *
     * @since 0.2.0
     */
    do_action('courant_desk_applicant_portal_header');
else :
    ?>
    <header class="courant-applicant-portal__header">
        <?php if (has_custom_logo()) : ?>
            <?php the_custom_logo(); ?>
        <?php else : ?>
            <a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a>
        <?php endif; ?>
        <?php if (has_nav_menu('primary')) : ?>
            <nav aria-label="<?php esc_attr_e('Site', 'courant-desk'); ?>">
            <?php
            wp_nav_menu([
                'theme_location' => 'primary', 'container' => '', 'depth' => 1, 'fallback_cb' => '__return_false',
            ]);
            ?>
            </nav>
        <?php endif; ?>
    </header>
<?php endif; ?>
<main class="awsm-job-form" id="content">
    <h1><?php esc_html_e('Your application', 'courant-desk'); ?></h1>
    <?php if ($view->error !== '' && !$view->hasFileError) : ?>
    <p class="awsm-application-message awsm-error-message" role="alert" tabindex="-1" autofocus><?php
        echo esc_html($view->error);
    ?></p>
    <?php endif; ?>
    <?php if ($view->confirmation !== '' && !$view->isWithdrawalConfirmed()) : ?>
    <p class="awsm-application-message awsm-success-message" role="status" tabindex="-1" autofocus>
        <?php echo esc_html($view->confirmation); ?></p>
    <?php endif; ?>
    <?php if ($view->status !== '') : ?>
    <div class="courant-applicant-portal__status">
        <?php if ($view->isWithdrawalConfirmed()) : ?>
        <p class="awsm-application-message awsm-success-message" role="status" tabindex="-1" autofocus>
            <?php echo esc_html($view->confirmation); ?></p>
        <?php else : ?>
        <p><strong><?php echo esc_html($view->label); ?></strong></p>
            <?php if ($view->canChange && $view->steps === []) : ?>
        <p><?php echo esc_html($view->status); ?></p>
            <?php endif; ?>
        <?php endif; ?>
        <?php if ($view->opening['title'] !== '' || $view->reference !== '') : ?>
        <dl class="courant-applicant-portal__facts">
            <?php if ($view->opening['title'] !== '') : ?>
            <div><dt><?php
                esc_html_e('Job opening', 'courant-desk');
            ?></dt><dd><bdi>
                <?php if ($view->opening['url'] !== '') : ?>
                <a href="<?php echo esc_url($view->opening['url']); ?>"><?php
                    echo esc_html($view->opening['title']);
                ?></a>
                <?php else : ?>
                    <?php echo esc_html($view->opening['title']); ?>
                <?php endif; ?>
            </bdi></dd></div>
            <?php endif; ?>
            <?php if ($view->reference !== '') : ?>
            <div><dt><?php
                esc_html_e('Reference number', 'courant-desk');
            ?></dt><dd><bdi><?php echo esc_html($view->reference); ?></bdi></dd></div>
            <?php endif; ?>
        </dl>
        <?php endif; ?>
        <?php $printOpeningsLink(); ?>
    </div>
        <?php
    else :
        $view->linkForm->print();
        $printOpeningsLink();
    endif;
    ?>
    <?php if ($view->steps !== []) : ?>
    <section>
        <h2><?php esc_html_e('How we hire', 'courant-desk'); ?></h2>
        <ol class="courant-opening-steps">
            <?php foreach ($view->steps as $index => $step) : ?>
            <li<?php echo $index === 0 ? ' aria-current="step"' : ''; ?>><?php
                echo esc_html($step);
                echo $index === 0 ? ' <small>' . esc_html__('You are here', 'courant-desk') . '</small>' : '';
            ?></li>
            <?php endforeach; ?>
        </ol>
    </section>
    <?php endif; ?>
    <?php if ($view->rows !== [] || $view->files !== []) : ?>
    <section class="courant-applicant-portal__sent">
        <h2><?php
            $view->canChange
                ? esc_html_e('What you sent', 'courant-desk')
                : esc_html_e('What we have kept', 'courant-desk');
        ?></h2>
        <?php echo $view->canChange ? '' : '<p>' . esc_html($kept) . '</p>'; ?>
        <dl class="courant-applicant-portal__facts">
            <?php foreach ($view->rows as $label => $value) : ?>
            <div><dt><?php
                echo esc_html($label);
            ?></dt><dd><bdi><?php echo wp_kses(nl2br(esc_html($value)), ['br' => []]); ?></bdi></dd></div>
            <?php endforeach; ?>
            <?php foreach ($view->files as $file) : ?>
            <div><dt><?php
                echo esc_html($file['label']);
            ?></dt><dd><a href="<?php echo esc_url($file['url']); ?>" download><bdi><?php
                echo esc_html($file['name']);
            ?></bdi></a>
                <?php $file['replacement']->print(); ?>
            </dd></div>
            <?php endforeach; ?>
        </dl>
    </section>
    <?php endif; ?>
    <?php if ($view->history !== []) : ?>
    <section class="courant-applicant-portal__history">
        <h2><?php esc_html_e('History', 'courant-desk'); ?></h2>
        <ol>
            <?php foreach ($view->history as $event) : ?>
            <li><time datetime="<?php echo esc_attr($event['datetime']); ?>"><?php
                echo esc_html($event['date']);
            ?></time> <span><bdi><?php echo esc_html($event['text']); ?></bdi></span></li>
            <?php endforeach; ?>
        </ol>
    </section>
    <?php endif; ?>
    <?php
    if ($view->canChange) {
        /**
         * Fires in the applicant portal above the actions. The opening prints its contact person.
         *
         * @since 0.2.0
         *
         * @param int $opening opening ID
         */
        do_action('courant_desk_applicant_portal_contact', $view->openingId);
    }
    ?>
    <?php foreach ($view->updates as $update) : ?>
    <section class="awsm-job-form-inner">
        <h2><?php
            /* translators: %s: date and time */
            echo esc_html(sprintf(__('Second application, received %s', 'courant-desk'), $update['received']));
        ?></h2>
        <p><?php
            esc_html_e('Someone applied for this opening again with your email address. If this was you, you can replace your files and cover letter with the new ones. If it was not you, ignore this message. The new files are deleted after 30 days.', 'courant-desk');
        ?></p>
        <?php if ($update['files'] !== []) : ?>
        <p><bdi><?php echo esc_html(implode(', ', $update['files'])); ?></bdi></p>
        <?php endif; ?>
        <?php $printForm('update'); ?>
            <input type="hidden" name="courant_update" value="<?php echo esc_attr((string) $update['id']); ?>">
            <button class="awsm-application-submit-btn"><?php
                esc_html_e('Update my application', 'courant-desk');
            ?></button>
        </form>
    </section>
        <?php
    endforeach;
    if ($view->canChange) :
        ?>
    <section class="awsm-job-form-inner">
        <h2><?php esc_html_e('Copy of your application', 'courant-desk'); ?></h2>
        <?php $printForm('copy'); ?>
            <button class="awsm-application-submit-btn"><?php
                esc_html_e('Send me a copy by email', 'courant-desk');
            ?></button>
        </form>
    </section>
    <section class="awsm-job-form-inner">
        <h2><?php esc_html_e('Withdraw application', 'courant-desk'); ?></h2>
        <p><?php
            esc_html_e('Your files, your cover letter and your contact details will be deleted. This cannot be undone.', 'courant-desk');
            echo ' ' . esc_html($kept);
        ?></p>
        <?php // A modal dialog without script, and a popover in browsers that may not support `commandfor`. ?>
        <button type="button" class="awsm-application-submit-btn courant-is-modal" data-final commandfor="courant-withdraw" command="show-modal" aria-haspopup="dialog"><?php
            esc_html_e('Withdraw application', 'courant-desk');
        ?></button>
        <button type="button" class="awsm-application-submit-btn courant-is-popover" data-final popovertarget="courant-withdraw" aria-haspopup="dialog"><?php
            esc_html_e('Withdraw application', 'courant-desk');
        ?></button>
        <dialog class="courant-applicant-portal__dialog" id="courant-withdraw" popover closedby="any" aria-labelledby="courant-withdraw-title" aria-describedby="courant-withdraw-text">
            <h3 id="courant-withdraw-title"><?php
                esc_html_e('Withdraw this application?', 'courant-desk');
            ?></h3>
            <p id="courant-withdraw-text"><?php
                esc_html_e('Your files, your cover letter and your contact details will be deleted. This cannot be undone.', 'courant-desk');
            ?></p>
            <?php $printForm('withdraw'); ?>
                <button type="button" class="awsm-application-submit-btn courant-is-modal" commandfor="courant-withdraw" command="close" autofocus><?php
                    esc_html_e('Keep my application', 'courant-desk');
                ?></button>
                <button type="button" class="awsm-application-submit-btn courant-is-popover" popovertarget="courant-withdraw" popovertargetaction="hide" autofocus><?php
                    esc_html_e('Keep my application', 'courant-desk');
                ?></button>
                <button class="awsm-application-submit-btn" data-final name="courant_sure" value="yes"><?php
                    esc_html_e('Yes, withdraw', 'courant-desk');
                ?></button>
            </form>
        </dialog>
    </section>
    <?php endif; ?>
</main>
<?php
/**
 * Prints the site footer of the applicant portal. The conditions of `courant_desk_applicant_portal_header` apply.
 *
 * @since 0.2.0
 */
do_action('courant_desk_applicant_portal_footer');
?>
</body>
</html>
