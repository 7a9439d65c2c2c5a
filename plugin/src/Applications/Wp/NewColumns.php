<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Migration;

/** Mails know who wrote them, files whether they were scanned. */
final class NewColumns implements Migration
{
    public function __construct(private readonly Tables $tables)
    {
    }

    public function id(): string
    {
        return 'applications-2-author-and-scan';
    }

    public function step(): bool
    {
        $this->tables->install();

        return true;
    }
}
