<?php

declare(strict_types=1);

namespace CourantDesk\Contents\View;

use CourantDesk\Kernel\Html;

/** The bar "On this page" and its drawer. */
final class BarView
{
    /**
     * @param string $screens `mobile` or `all`
     * @param string $side    of the drawer: `start` or `end`
     * @param string $theme   of its colours
     * @param array<string, string> $data what the script draws in the bar: names behind `data-` and values
     * @param Html   $table   the drawer's list
     */
    public function __construct(
        public readonly string $words,
        public readonly string $screens,
        public readonly string $side,
        public readonly string $theme,
        public readonly array $data,
        public readonly Html $table,
    ) {
    }
}
