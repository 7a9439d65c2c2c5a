<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A room of the house. Building it does nothing; boot() adds its hooks and does nothing else. */
interface Feature
{
    public function boot(): void;
}
