<?php

/**
 * The mail that tells HR that an applicant has withdrawn; plain text (escaped here like every template, and decoded afterwards). Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\MailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

echo esc_html(
    __("{applicant} has withdrawn the application {application-id} for “{job-title}”. The files and the letter are deleted.\n\n{application-url}", 'courant-desk')
);
