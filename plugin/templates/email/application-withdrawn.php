<?php

/**
 * Email that notifies HR of a withdrawal. Plain text: escaped like every template, then decoded. Tags in braces are
 * replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(implode("\n", [
    __('{applicant} has withdrawn application {application-id} for “{job-title}”. The files, the cover letter and the contact details have been deleted.', 'courant-desk'),
    '',
    // A URL after a colon is printed as a button.
    __('Sign in to see the application:', 'courant-desk'),
    '{application-url}',
]));
