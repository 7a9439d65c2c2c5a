<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Declares REST routes below `courant/v1` (docs/how-to/rest-controller.md). */
interface RestController
{
    /** @return list<RestRoute> */
    public function routes(): array;
}
