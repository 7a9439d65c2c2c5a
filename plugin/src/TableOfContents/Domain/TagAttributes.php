<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Provides the attributes of the current start tag. */
interface TagAttributes
{
    /** Returns the decoded value; '' for an attribute without a value; null when it is missing. */
    public function getAttribute(string $name): ?string;
}
