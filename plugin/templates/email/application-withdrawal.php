<?php

/**
 * Email that confirms a withdrawal to the applicant. Plain text: escaped like every template, then
 * decoded. Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nYou have withdrawn your application {application-id} for “{job-title}”. Your files, your cover letter and your contact details have been deleted.\n\nIf you did not withdraw it, reply to this email.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
