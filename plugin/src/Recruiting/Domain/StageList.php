<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/** Holds all stages in their order. New applications are in the first one. */
final class StageList
{
    /** @param non-empty-list<Stage> $all */
    public function __construct(public readonly array $all)
    {
    }

    public function find(string $slug): ?Stage
    {
        foreach ($this->all as $stage) {
            if ($stage->slug === $slug) {
                return $stage;
            }
        }

        return null;
    }

    /** @return non-empty-list<string> */
    public function slugs(): array
    {
        return array_map(static fn (Stage $stage): string => $stage->slug, $this->all);
    }
}
