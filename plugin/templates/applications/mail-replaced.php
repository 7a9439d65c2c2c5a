<?php

/**
 * The mail that tells HR that an applicant has replaced the CV; plain text (escaped here like every template, and decoded afterwards). Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\MailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __("{applicant} has replaced the CV of the application {application-id} for “{job-title}”. Sign in to read it:\n{application-url}", 'courant-desk')
);
