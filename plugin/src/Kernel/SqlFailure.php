<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use RuntimeException;

/** A statement that the database refused. Says whether a unique key stood in the way; never carries SQL. */
final class SqlFailure extends RuntimeException
{
    public function __construct(public readonly bool $duplicate)
    {
        parent::__construct($duplicate ? 'A unique key stood in the way.' : 'The database refused a statement.');
    }
}
