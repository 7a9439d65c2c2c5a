<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** The hiring organization of the site. */
interface HiringOrganization
{
    /** Returns the company's name in plain text; the site's title when it is not set. */
    public function name(): string;

    /** Returns the email address that is notified of applications, or ''. */
    public function hrEmail(): string;
}
