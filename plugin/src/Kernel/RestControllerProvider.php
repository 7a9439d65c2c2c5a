<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A module with REST routes. */
interface RestControllerProvider
{
    /** @return list<RestController> created only in a request to the REST API */
    public function restControllers(): array;
}
