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

echo esc_html(
    __("{applicant} has withdrawn application {application-id} for “{job-title}”. The files and the cover letter have been deleted.\n\n{application-url}", 'courant-desk')
);
