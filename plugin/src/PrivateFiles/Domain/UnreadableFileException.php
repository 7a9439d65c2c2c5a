<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/** Reports that a stored file cannot be read, with the reason. */
final class UnreadableFileException extends RuntimeException
{
    public function __construct(public readonly FileProblem $problem, string $detail = '')
    {
        parent::__construct($detail === '' ? $problem->value : $problem->value . ': ' . $detail);
    }
}
