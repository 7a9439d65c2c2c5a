<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Registers the hooks of a module of the plugin. The constructor has no side effects; boot() only adds hooks. */
interface Module
{
    public function boot(): void;
}
