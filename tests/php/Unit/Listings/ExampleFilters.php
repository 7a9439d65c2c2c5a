<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Filters\MinSalaryFilter;
use CourantDesk\SearchIndex\Filters\WorkModeFilter;

/** The plugin's own filters. */
final class ExampleFilters implements AttributeFilters
{
    public function all(): array
    {
        return [...$this->choices(), ...$this->minimums()];
    }

    public function choices(): array
    {
        return [new WorkModeFilter(new TranslatedFieldLabels())];
    }

    public function minimums(): array
    {
        return [new MinSalaryFilter()];
    }

    public function indexVersion(): string
    {
        return '';
    }
}
