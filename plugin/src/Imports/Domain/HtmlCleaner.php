<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

/** Makes the HTML of strangers into plain, safe, well-formed HTML. */
interface HtmlCleaner
{
    public function clean(string $html): string;
}
