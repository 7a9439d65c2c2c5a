<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Defines the names of the post types that several modules use. They are stored in the database and never change. */
final class PostTypes
{
    public const OPENING = 'awsm_job_openings';
    public const APPLICATION = 'awsm_job_application';
}
