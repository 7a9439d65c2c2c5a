<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Domain;

/** What is to be done on a new site, and what a person said is done. */
interface Steps
{
    /** @return list<Step> in the order in which they are best done */
    public function all(): array;

    public function tick(string $id): void;
}
