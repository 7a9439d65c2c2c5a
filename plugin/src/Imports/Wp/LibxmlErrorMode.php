<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

/**
 * Keeps libxml's errors from being printed as long as this object exists. In a generator this takes the place of `finally`,
 * which PHP's JIT runs also where the generator was never started.
 */
final class LibxmlErrorMode
{
    private readonly bool $earlier;

    public function __construct()
    {
        $this->earlier = libxml_use_internal_errors(true);
        libxml_clear_errors();
    }

    public function __destruct()
    {
        libxml_clear_errors();
        libxml_use_internal_errors($this->earlier);
    }
}
