<?php

declare(strict_types=1);

namespace Courant;

/**
 * One thing that the theme does. Its constructor only assigns; boot() only adds hooks.
 */
interface Feature
{
    public function boot(): void;
}
