<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Returns the section headings of a description in the site's language. */
interface SectionNames
{
    /** @param string $key such as `duties` */
    public function name(string $key): string;
}
