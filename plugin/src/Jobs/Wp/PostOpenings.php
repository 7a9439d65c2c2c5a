<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;

final class PostOpenings implements Openings
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    public function find(int $id): ?Opening
    {
        return null;
    }

    public function many(array $ids): array
    {
        return [];
    }
}
