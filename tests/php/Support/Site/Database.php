<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/** Restores the stored data to its state at the start of the tests. */
interface Database
{
    public function keep(): void;

    public function restore(): void;
}
