<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Kernel\Html;

/** One opening in a list. */
final class ItemView
{
    /**
     * @param list<SpecView> $specs
     * @param list<FactView> $facts
     */
    public function __construct(
        public readonly int $id,
        public readonly string $htmlId,
        public readonly string $classes,
        public readonly string $title,
        public readonly string $url,
        public readonly array $specs,
        public readonly array $facts,
        public readonly bool $expired,
        /** The words of the link to the opening. */
        public readonly Html $more,
    ) {
    }
}
