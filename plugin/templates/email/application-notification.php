<?php

/**
 * Email that notifies HR of a new application. Plain text: escaped like every template, then decoded. Tags in braces
 * are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$lines = [
    __('A new application for “{job-title}”, reference number {application-id}.', 'courant-desk'),
    '',
    ...$view->applicantLines(),
];
if ($view->isDuplicate) {
    array_push(
        $lines,
        '',
        __('There is an earlier application with this email address for the same opening.', 'courant-desk'),
    );
}
array_push($lines, ...$view->coverLetterLines());
if ($view->hasFile) {
    array_push($lines, '', __('The CV is stored privately. Sign in to read it:', 'courant-desk'), '{applicant-resume}');
} else {
    array_push($lines, '', __('Sign in to see the application:', 'courant-desk'), '{application-url}');
}
echo esc_html(implode("\n", $lines));
