<?php

/**
 * Copy of an application for the applicant who requested it. Plain text: escaped like every template, then decoded.
 * Tags in braces are replaced afterwards.
 *
 * @package CourantDesk
 * @var \CourantDesk\Email\Messages\ApplicationEmailView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$lines = [
    __('This is what you sent us for “{job-title}”, reference number {application-id}.', 'courant-desk'),
    '',
    ...$view->applicantLines(),
    ...$view->fileLines(),
    ...$view->coverLetterLines(),
    '',
    __('You can also find it here:', 'courant-desk'),
    '{application-link}',
    '',
    '{company}',
    '{site-url}',
];
echo esc_html(implode("\n", $lines));
