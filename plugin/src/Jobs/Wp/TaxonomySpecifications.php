<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Specifications;

final class TaxonomySpecifications implements Specifications
{
    public function all(): array
    {
        return [];
    }

    public function terms(string $taxonomy): array
    {
        return [];
    }
}
