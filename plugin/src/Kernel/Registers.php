<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * A feature that registers post types, taxonomies or statuses on `init`. Installing calls it once more, because at
 * activation and on a new site of a network `init` has already passed.
 */
interface Registers
{
    public function register(): void;
}
