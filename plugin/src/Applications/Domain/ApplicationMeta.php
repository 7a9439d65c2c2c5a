<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Defines the post meta keys of applications that several modules read. */
final class ApplicationMeta
{
    public const RATING = 'awsm_application_rating';
    public const VIEWED = 'awsm_application_viewed';
    public const ACTIVITY_LOG = 'awsm_application_activity_log';
    /** Locale of the page from which the application was sent. */
    public const LOCALE = 'courant_locale';
}
