<?php

/**
 * The copy of an application, for the applicant who asked for it; plain text (escaped here like every template, and decoded afterwards). Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\MailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$lines = [
    __('This is what you sent us for “{job-title}”, reference number {application-id}.', 'courant-desk'),
    '',
    ...$view->applicant(),
    ...$view->letter(),
    '',
    __('You find it here, too:', 'courant-desk'),
    '{application-link}',
    '',
    '{company}',
    '{site-url}',
];
echo esc_html(implode("\n", $lines));
