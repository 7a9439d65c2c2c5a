<?php

/**
 * Email that notifies HR of a replaced file. Plain text: escaped like every template, then decoded. Tags in braces
 * are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __("{applicant} has replaced a file of application {application-id} for “{job-title}”. Sign in to read it:\n{application-url}", 'courant-desk')
);
