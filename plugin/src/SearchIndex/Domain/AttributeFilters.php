<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Lists the filters of listings by fields of openings. */
interface AttributeFilters
{
    /** @return list<AttributeFilter> in the order of the settings */
    public function all(): array;

    /** @return list<ChoiceFilter> the filters whose options have counts */
    public function choices(): array;

    /** @return list<MinimumFilter> */
    public function minimums(): array;

    /** Returns the version of the index that the filters of other plugins require; '' without such filters. */
    public function indexVersion(): string;
}
