<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

/**
 * Suppresses libxml's errors as long as this object exists. Used in a generator instead of `finally`, because PHP's JIT
 * runs `finally` even if the generator was never started.
 */
final class LibxmlErrorMode
{
    private readonly bool $previous;

    public function __construct()
    {
        $this->previous = libxml_use_internal_errors(true);
        libxml_clear_errors();
    }

    public function __destruct()
    {
        libxml_clear_errors();
        libxml_use_internal_errors($this->previous);
    }
}
