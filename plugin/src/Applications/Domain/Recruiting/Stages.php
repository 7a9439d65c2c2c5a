<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** All stages in their order; the first takes in what is new. */
final class Stages
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
