<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** Who hires. */
interface Organisation
{
    /** The company's name in plain text; the site's title when the owner gave none. */
    public function name(): string;

    /** Where applications are announced to, or ''. */
    public function hrAddress(): string;
}
