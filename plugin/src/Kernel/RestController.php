<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** REST routes below `courant/v1` that another plugin adds (docs/how-to/rest-controller.md). */
interface RestController
{
    /** @return list<RestRoute> */
    public function routes(): array;
}
