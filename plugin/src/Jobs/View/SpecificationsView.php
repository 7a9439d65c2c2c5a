<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

/** The specifications of one opening on its page (Jobs contract 3.2). Text is plain. */
final class SpecificationsView
{
    /** @param list<array{taxonomy: string, label: string, icon: string, drawing: string, terms: list<array{name: string, url: string}>}> $rows urls are '' where terms are no links, icons where none is shown */
    public function __construct(public readonly string $position, public readonly array $rows)
    {
    }
}
