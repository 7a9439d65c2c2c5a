<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of one opening in a list. */
final class OpeningItemView
{
    /**
     * @param list<OpeningSpecificationView> $specifications
     * @param list<OpeningFactView> $facts
     * @param list<OpeningFactView> $columns salary and closing date, which wide lists show in columns
     */
    public function __construct(
        public readonly int $id,
        public readonly string $htmlId,
        public readonly string $classes,
        public readonly string $title,
        public readonly string $url,
        public readonly array $specifications,
        public readonly array $facts,
        public readonly array $columns,
        public readonly bool $isExpired,
        /** Link to the opening. */
        public readonly Html $detailsLink,
        /** Heading of the group that begins with this opening, or ''. */
        public readonly string $groupTitle = '',
        /** Number of openings in that group, 0 when it is unknown. */
        public readonly int $groupCount = 0,
    ) {
    }
}
