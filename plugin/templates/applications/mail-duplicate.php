<?php

/**
 * The mail to an applicant who has applied already; plain text (escaped here like every template, and decoded afterwards). Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\MailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __(
        "Dear {applicant},\n\nyou have applied for “{job-title}” before. We keep one application from each person, so the first one counts.\n\nIf you want to replace your CV or withdraw, use the link in the mail that we sent you then, or reply to us.\n\nKind regards\n{company}\n{site-url}",
        'courant-desk'
    )
);
