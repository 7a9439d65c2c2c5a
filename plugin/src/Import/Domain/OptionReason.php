<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Lists the reasons why an option of another plugin is not converted to a setting. */
enum OptionReason: string
{
    /** The option is data that both plugins use under the same name. */
    case SameData = 'same_data';
    /** The feature that the option enables is always on. */
    case AlwaysOn = 'always_on';
    /** The theme, a template override or the block determines it. */
    case Theme = 'theme';
    /** All emails have one sender and one template. */
    case OneTemplate = 'one_template';
    /** Confirmations are sent to the applicant, regardless of the option. */
    case Applicant = 'applicant';
    /** Recipients and texts of emails to authors cannot be changed. */
    case AuthorEmails = 'author_emails';
    /** Closing dates use the time zone of the site. */
    case SiteTimezone = 'site_timezone';
    /** A weekly report replaces the daily one. */
    case WeeklyReport = 'weekly_report';
    /** Uninstalling the other plugin deletes nothing while Courant Desk is active. */
    case Protected = 'protected';
    /** The switch assistant migrates it, because the option contains a form or causes the deletion of data. */
    case Assistant = 'assistant';
    /** Courant Desk does not have the feature. */
    case NoCounterpart = 'no_counterpart';
    /** Internal state, or the state of a screen. */
    case State = 'state';
}
