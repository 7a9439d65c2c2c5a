<?php

declare(strict_types=1);

namespace CourantDesk\News\View;

/** Lists under names; the early script makes tabs of them. */
final class TabsView
{
    /** @param array<string, array{label: string, news: NewsView}> $lists by id */
    public function __construct(
        public readonly string $attributes,
        public readonly string $heading,
        public readonly string $label,
        public readonly array $lists,
    ) {
    }
}
