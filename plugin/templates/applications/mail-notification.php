<?php

/**
 * The mail that announces an application to HR; plain text (escaped here like every template, and decoded afterwards). Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\MailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$lines = [
    __('A new application for “{job-title}”, reference number {application-id}.', 'courant-desk'),
    '',
    ...$view->applicant(),
];
if ($view->isRepeated) {
    array_push($lines, '', __('There is an earlier application from this address for the same opening.', 'courant-desk'));
}
array_push($lines, ...$view->letter());
if ($view->hasFile) {
    array_push($lines, '', __('The CV is kept privately. Sign in to read it:', 'courant-desk'), '{applicant-resume}');
} else {
    array_push($lines, '', __('Sign in to see the application:', 'courant-desk'), '{application-url}');
}
echo esc_html(implode("\n", $lines));
