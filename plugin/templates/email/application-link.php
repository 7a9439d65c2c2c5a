<?php

/**
 * Email with the link to the applicant portal, which was requested with the email address. Plain text: escaped like
 * every template, then decoded. Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nYou requested the link to your application {application-id} for “{job-title}”. Here you can see what you sent, replace your CV or withdraw your application:\n{application-link}\n\nIf you did not request this email, you do not need to do anything.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
