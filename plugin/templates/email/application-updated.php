<?php

/**
 * Email that confirms replaced files to the applicant. Plain text: escaped like every template, then
 * decoded. Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nYour application {application-id} for “{job-title}” has been updated. New files replace the earlier ones of the same kind, and all other files are kept.\n\nHere you can see your application, replace your CV again or withdraw your application:\n{application-link}\n\nIf you did not send these files, reply to this email.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
