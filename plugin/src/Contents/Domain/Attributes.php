<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** The attributes of the start tag that is being read. */
interface Attributes
{
    /** The decoded value; '' where the attribute has none; null where it is missing. */
    public function attribute(string $name): ?string;
}
