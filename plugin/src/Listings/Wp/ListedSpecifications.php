<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\SpecificationUses;
use CourantDesk\Listings\ListingsSettings;

/** Where lists show a specification, as the settings of listings have it. */
final class ListedSpecifications implements SpecificationUses
{
    public function __construct(private readonly ListingsSettings $settings)
    {
    }

    public function filters(): array
    {
        return $this->choices('available_filters');
    }

    public function shown(): array
    {
        return $this->choices('specs');
    }

    public function set(string $taxonomy, bool $filters, bool $shown): void
    {
        $this->save(self::with($this->filters(), $taxonomy, $filters), self::with($this->shown(), $taxonomy, $shown));
    }

    public function arrange(array $order): void
    {
        $this->save(array_values(array_intersect($order, $this->filters())), array_values(array_intersect($order, $this->shown())));
    }

    /**
     * @param list<string> $filters
     * @param list<string> $shown
     */
    private function save(array $filters, array $shown): void
    {
        if ($filters !== $this->filters() || $shown !== $this->shown()) {
            $this->settings->save(['available_filters' => $filters, 'specs' => $shown]);
        }
    }

    /** @return list<string> */
    private function choices(string $key): array
    {
        $this->settings->forget();
        $value = $this->settings->values()[$key] ?? [];

        return is_array($value) ? $value : [];
    }

    /**
     * @param list<string> $there
     * @return list<string>
     */
    private static function with(array $there, string $taxonomy, bool $on): array
    {
        $others = array_values(array_diff($there, [$taxonomy]));

        return !$on ? $others : (in_array($taxonomy, $there, true) ? $there : [...$others, $taxonomy]);
    }
}
