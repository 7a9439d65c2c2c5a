<?php

/**
 * Email that confirms an application to the applicant. Plain text: escaped like every template, then decoded. Tags in
 * braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nThank you for your application for “{job-title}”. We have received it under the reference number {application-id}.\n\n{hiring-steps}\n\nHere you can see what you sent, request a copy, replace your CV or withdraw your application:\n{application-link}\n\nIf you want to add anything, reply to this email and include your reference number.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
