<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Declares the REST controllers of a module. */
interface RestControllerProvider
{
    /** @return list<RestController> created only in a request to the REST API */
    public function restControllers(): array;
}
