<?php

/**
 * Email to an applicant who already applied. Plain text: escaped like every template, then decoded. Tags in braces
 * are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nYou have already applied for “{job-title}”. We keep one application per person, so the first one counts.\n\nWe also received a second application with your email address. It changes nothing until you confirm it here:\n{application-link}\n\nOn that page you can also replace your CV or withdraw your application. If the second application is not yours, you do not need to do anything.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
