<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of a short list of openings, such as on the front page. */
final class ListingTeaserView
{
    public function __construct(
        public readonly string $listClasses,
        /** Rendered openings. */
        public readonly Html $list,
        /** URL of the archive of all openings. */
        public readonly string $archiveUrl,
        public readonly string $archiveLabel,
    ) {
    }
}
