<?php

declare(strict_types=1);

namespace Courant;

/**
 * A module of the theme. Constructors only assign properties; boot() only adds hooks.
 */
interface Module
{
    public function boot(): void;
}
