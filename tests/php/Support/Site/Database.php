<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/**
 * Puts the stored data back to what it was when the tests began.
 */
interface Database
{
    public function keep(): void;

    public function restore(): void;
}
