<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/** View model of the bar "On this page" and its drawer. */
final class OnThisPageBarView
{
    /**
     * @param string $screens `mobile` or `all`
     * @param string $drawerSide    side of the drawer: `start` or `end`
     * @param string $theme   color theme
     * @param array<string, string> $dataAttributes attributes for the script: names without `data-`, and values
     * @param Html   $list   list in the drawer
     */
    public function __construct(
        public readonly string $label,
        public readonly string $screens,
        public readonly string $drawerSide,
        public readonly string $theme,
        public readonly array $dataAttributes,
        public readonly Html $list,
    ) {
    }

    public function showsProgress(): bool
    {
        return isset($this->dataAttributes['progress']);
    }

    /** Returns whether the bar has buttons for the previous and the next section. */
    public function hasSteps(): bool
    {
        return isset($this->dataAttributes['steps']);
    }

    public function stepsIsland(): Island
    {
        return new Island('table-of-contents-controls', 'interact', ['control' => 'steps']);
    }
}
