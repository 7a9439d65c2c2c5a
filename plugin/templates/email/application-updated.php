<?php

/**
 * Email that confirms an update of the application to the applicant, with the names of its files. Plain text: escaped
 * like every template, then decoded. Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// The update by a second application may contain a cover letter only.
echo esc_html(
    $view->hasFiles
        ? __(
            "Dear {applicant},\n\nYour application {application-id} for “{job-title}” has been updated. It now contains these files:\n{applicant-files}\n\nHere you can see your application, replace your CV again or withdraw your application:\n{application-link}\n\nIf you did not send these files, reply to this email.\n\nKind regards\n{company}\n{site-url}",
            'courant-desk'
        )
        : __(
            "Dear {applicant},\n\nYour application {application-id} for “{job-title}” has been updated.\n\nHere you can see your application or withdraw it:\n{application-link}\n\nIf you did not send this update, reply to this email.\n\nKind regards\n{company}\n{site-url}",
            'courant-desk'
        )
);
