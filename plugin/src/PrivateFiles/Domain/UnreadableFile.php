<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/** A stored file cannot be read, and why. */
final class UnreadableFile extends RuntimeException
{
    public function __construct(public readonly FileProblem $problem, string $detail = '')
    {
        parent::__construct($detail === '' ? $problem->value : $problem->value . ': ' . $detail);
    }
}
