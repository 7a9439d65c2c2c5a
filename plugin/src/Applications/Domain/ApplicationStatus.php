<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Defines the post statuses of applications that are not stages of the hiring process. */
final class ApplicationStatus
{
    public const NEW = 'publish';
    public const SUSPECTED = 'courant_suspected';
    /** A second application from the same email address for the same opening, not confirmed yet. */
    public const UPDATE = 'courant_update';
    public const WITHDRAWN = 'courant_withdrawn';
}
