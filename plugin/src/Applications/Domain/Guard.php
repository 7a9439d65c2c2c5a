<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Jobs\Domain\Opening;

/** Looks at an application in which everything is right otherwise, once for each attempt (Rulings 14). Never throws. */
interface Guard
{
    public function look(ApplicationInput $input, Opening $opening): Finding;
}
