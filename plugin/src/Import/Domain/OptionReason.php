<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Why an option of another plugin does not become a setting of Courant Desk. */
enum OptionReason: string
{
    /** The option is data that both plugins use under the same name. */
    case SameData = 'same_data';
    /** The function that the option enables is always on. */
    case AlwaysOn = 'always_on';
    /** The theme, a template override or the block sets it. */
    case Theme = 'theme';
    /** All emails have one sender and one template. */
    case OneTemplate = 'one_template';
    /** Confirmations are sent to the applicant, regardless of the option. */
    case Applicant = 'applicant';
    /** Recipients and texts of emails to authors are fixed. */
    case AuthorEmails = 'author_emails';
    /** Closing dates use the time zone of the site. */
    case SiteTimezone = 'site_timezone';
    /** A weekly report can replace the daily one. */
    case WeeklyReport = 'weekly_report';
    /** Uninstalling the other plugin deletes nothing while Courant Desk is active. */
    case Protected = 'protected';
    /** The switch assistant migrates it, because it deletes data or is a form. */
    case Assistant = 'assistant';
    /** Courant Desk has no such function. */
    case NoCounterpart = 'no_counterpart';
    /** Internal state, or the state of a screen. */
    case State = 'state';
}
