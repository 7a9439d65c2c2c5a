<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Kernel\Html;

/** A few openings among other things, such as on the front page. */
final class TeaserView
{
    public function __construct(
        public readonly string $listClasses,
        /** The openings. */
        public readonly Html $list,
        /** Where all openings are. */
        public readonly string $allUrl,
        public readonly string $all,
    ) {
    }
}
