<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Converts untrusted HTML to simple, safe, well-formed HTML. */
interface HtmlCleaner
{
    public function clean(string $html): string;
}
