<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\OptionReason;
use CourantDesk\Import\Domain\SwitchState;

/** Returns the texts of the switch assistant, on the screen and on the command line. */
final class SwitchMessages
{
    public static function state(SwitchState $state): string
    {
        return match ($state) {
            SwitchState::Idle => __('Not started', 'courant-desk'),
            SwitchState::Applying => __('Migrating data', 'courant-desk'),
            SwitchState::Applied => __('Data migrated. You can undo or confirm the switch.', 'courant-desk'),
            SwitchState::Undoing => __('Undoing', 'courant-desk'),
            SwitchState::Confirming => __('Removing public files', 'courant-desk'),
            SwitchState::Confirmed => __('Confirmed. Before you go back to WP Job Openings, choose “Write copies” on the screen “Applicants’ files”, or run wp courant attachments write-back --yes.', 'courant-desk'),
        };
    }

    public static function task(string $task): string
    {
        return match ($task) {
            'settings' => __('Settings that differ', 'courant-desk'),
            'authors' => __('Applications without an author', 'courant-desk'),
            'files' => __('Public files of applicants', 'courant-desk'),
            'openings' => __('Job openings from other products', 'courant-desk'),
            'applications' => __('Applications from other products', 'courant-desk'),
            'forms' => __('Forms of the form builder', 'courant-desk'),
            'theme' => __('Settings of the previous theme', 'courant-desk'),
            default => $task,
        };
    }

    public static function reason(OptionReason $reason): string
    {
        return match ($reason) {
            OptionReason::SameData => __('Used under the same name.', 'courant-desk'),
            OptionReason::AlwaysOn => __('Always on.', 'courant-desk'),
            OptionReason::Theme => __('Set by the theme, a template or the block.', 'courant-desk'),
            OptionReason::OneTemplate => __('All emails have one sender and one template.', 'courant-desk'),
            OptionReason::Applicant => __('Confirmations are sent to the applicant only.', 'courant-desk'),
            OptionReason::AuthorEmails => __('Emails about closing openings go to the author, with fixed texts.', 'courant-desk'),
            OptionReason::SiteTimezone => __('Closing dates use the time zone of the site.', 'courant-desk'),
            OptionReason::WeeklyReport => __('A weekly report is available. It is off by default.', 'courant-desk'),
            OptionReason::Protected => __('Deleting WP Job Openings deletes no data while Courant Desk is active.', 'courant-desk'),
            OptionReason::Assistant => __('Handled by this assistant.', 'courant-desk'),
            OptionReason::NoCounterpart => __('Not available in Courant Desk.', 'courant-desk'),
            OptionReason::State => __('Internal state.', 'courant-desk'),
        };
    }

    public static function failure(string $reason): string
    {
        [$kind, $path] = [...explode(': ', $reason, 2), ''];

        return match ($kind) {
            /* translators: %s: path of a file */
            'unknown' => sprintf(__('The file %s is still public. It belongs to no application. Delete it if you do not need it.', 'courant-desk'), $path),
            'missing' => __('The file is missing.', 'courant-desk'),
            'outside' => __('The file is outside of the uploads folder.', 'courant-desk'),
            'unassigned' => __('The file belongs to no application.', 'courant-desk'),
            'not_stored' => __('The file could not be stored.', 'courant-desk'),
            'not_imported' => __('The data could not be stored.', 'courant-desk'),
            'no_opening' => __('The job opening of the application was not found.', 'courant-desk'),
            default => $reason,
        };
    }
}
