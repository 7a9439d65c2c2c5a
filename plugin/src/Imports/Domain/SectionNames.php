<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

/** What the parts of a description are called in the site's language. */
interface SectionNames
{
    /** @param string $key such as `duties` */
    public function name(string $key): string;
}
