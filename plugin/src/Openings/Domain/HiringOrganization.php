<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Provides the name and contact of the site's hiring organization. */
interface HiringOrganization
{
    /** Returns the company's name in plain text; the site's title when it is not set. */
    public function name(): string;

    /** Returns the public email address for questions of applicants, or ''. */
    public function contactEmail(): string;

    /** Returns the email address that receives notifications of applications, or ''. */
    public function hrEmail(): string;
}
