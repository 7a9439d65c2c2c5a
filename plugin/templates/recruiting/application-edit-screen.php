<?php

/**
 * Prints the edit screen of one application. Buttons refer to the forms of `application-action-forms` by ID.
 *
 * @package CourantDesk
 * @var \CourantDesk\Recruiting\Admin\ApplicationEditView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<style>
    #post-body-content { margin-bottom: 0; }
    .courant-application { max-width: 60rem; background: #fff; border: 1px solid #c3c4c7; padding: 1rem 1.5rem; overflow-wrap: anywhere; }
    #poststuff .courant-application h2 { font-size: 1.6em; margin: .5em 0; padding: 0; }
    .courant-facts :is(th, td) { text-align: start; vertical-align: top; padding: .3em 1em .3em 0; overflow-wrap: break-word; }
    .courant-lines { white-space: pre-line; }
    .courant-emails { overflow-x: auto; }
    .courant-cover-letter { white-space: pre-wrap; max-width: 45rem; border-inline-start: 3px solid #c3c4c7; padding-inline-start: 1em; }
</style>
<div class="courant-application">
    <p><a href="<?php echo esc_url($view->listUrl); ?>"><?php
        esc_html_e('All applications', 'courant-desk');
    ?></a> | <a href="<?php echo esc_url($view->screenUrl); ?>"><?php
        esc_html_e('View with stages, notes and replies', 'courant-desk');
    ?></a></p>
    <?php if ($view->isSuspected) : ?>
    <div class="notice notice-warning inline">
        <p>
            <?php esc_html_e('This may be spam. No email was sent.', 'courant-desk'); ?>
            <button type="submit" class="button" form="courant-not-spam"><?php
                esc_html_e('Not spam', 'courant-desk');
            ?></button>
        </p>
    </div>
    <?php endif; ?>
    <h2><?php echo esc_html($view->name); ?></h2>
    <table class="courant-facts">
        <tbody>
            <tr>
                <th scope="row"><?php esc_html_e('Job opening', 'courant-desk'); ?></th>
                <td>
                    <?php if ($view->openingUrl !== '') : ?>
                    <a href="<?php echo esc_url($view->openingUrl); ?>"><?php echo esc_html($view->opening); ?></a>
                    <?php else : ?>
                        <?php echo esc_html($view->opening); ?>
                    <?php endif; ?>
                </td>
            </tr>
            <tr><th scope="row"><?php
                esc_html_e('Received', 'courant-desk');
            ?></th><td><?php echo esc_html($view->received); ?></td></tr>
            <?php if ($view->reference !== '') : ?>
            <tr><th scope="row"><?php
                esc_html_e('Reference number', 'courant-desk');
            ?></th><td><?php echo esc_html($view->reference); ?></td></tr>
            <?php endif; ?>
            <tr><th scope="row"><?php
                esc_html_e('Email', 'courant-desk');
            ?></th><td><a href="<?php echo esc_url('mailto:' . $view->email); ?>"><?php
                echo esc_html($view->email);
            ?></a></td></tr>
            <?php foreach ($view->rows as $label => $value) : ?>
            <tr><th scope="row"><?php
                echo esc_html($label);
            ?></th><td><span class="courant-lines"><?php echo esc_html($value); ?></span></td></tr>
            <?php endforeach; ?>
            <?php foreach ($view->files as $file) : ?>
            <tr>
                <th scope="row"><?php esc_html_e('File', 'courant-desk'); ?></th>
                <td>
                    <?php if ($file['warning'] === '') : ?>
                    <a class="button button-primary" href="<?php echo esc_url($file['url']); ?>"><?php
                        esc_html_e('Download', 'courant-desk');
                    ?><span class="screen-reader-text"> <?php echo esc_html($file['name']); ?></span></a>
                    <?php endif; ?>
                    <bdi><?php
                        echo esc_html($file['name']);
                    ?></bdi> <?php echo esc_html($file['size']); ?> <?php echo esc_html($file['warning']); ?>
                </td>
            </tr>
            <?php endforeach; ?>
        </tbody>
    </table>
    <?php if ($view->letter !== '') : ?>
    <h3><?php esc_html_e('Cover letter', 'courant-desk'); ?></h3>
    <div class="courant-cover-letter" dir="auto"><?php echo esc_html($view->letter); ?></div>
    <?php endif; ?>
    <h3 id="courant-emails"><?php esc_html_e('Emails', 'courant-desk'); ?></h3>
    <?php if ($view->emails === []) : ?>
    <p><?php esc_html_e('None.', 'courant-desk'); ?></p>
    <?php else : ?>
    <div class="courant-emails" role="region" aria-labelledby="courant-emails" tabindex="0">
    <table class="widefat striped">
        <thead>
            <tr>
                <th scope="col"><?php esc_html_e('Email', 'courant-desk'); ?></th>
                <th scope="col"><?php esc_html_e('Status', 'courant-desk'); ?></th>
                <th scope="col"><?php esc_html_e('Subject', 'courant-desk'); ?></th>
                <th scope="col"><?php esc_html_e('Date', 'courant-desk'); ?></th>
                <th scope="col"><?php esc_html_e('Attempts', 'courant-desk'); ?></th>
            </tr>
        </thead>
        <tbody>
            <?php foreach ($view->emails as $email) : ?>
            <tr>
                <td><?php echo esc_html($email['kind']); ?><br><?php echo esc_html($email['recipient']); ?></td>
                <td>
                    <?php echo esc_html($email['state']); ?>
                    <?php if ($email['error'] !== '') : ?>
                    <br><code><?php echo esc_html($email['error']); ?></code>
                    <?php endif; ?>
                    <?php if ($email['again']) : ?>
                    <br><button type="submit" class="button" form="courant-resend" name="mail" value="<?php
                        echo esc_attr((string) $email['id']);
                    ?>"><?php esc_html_e('Send again', 'courant-desk'); ?></button>
                    <?php endif; ?>
                </td>
                <td><?php echo esc_html($email['subject']); ?></td>
                <td><?php echo esc_html($email['when']); ?></td>
                <td><?php echo esc_html((string) $email['attempts']); ?></td>
            </tr>
            <?php endforeach; ?>
        </tbody>
    </table>
    </div>
    <?php endif; ?>
    <p>
        <?php if ($view->isUnread) : ?>
        <button type="submit" class="button" form="courant-read"><?php
            esc_html_e('Mark as read', 'courant-desk');
        ?></button>
        <?php else : ?>
        <button type="submit" class="button" form="courant-unread"><?php
            esc_html_e('Mark as unread', 'courant-desk');
        ?></button>
        <?php endif; ?>
        <?php if ($view->trashUrl !== '') : ?>
        <a class="submitdelete deletion" href="<?php echo esc_url($view->trashUrl); ?>"><?php
            esc_html_e('Move to trash', 'courant-desk');
        ?></a>
        <?php endif; ?>
    </p>
</div>
