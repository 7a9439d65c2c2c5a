<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/** A listing block as a whole. */
final class BlockView
{
    /**
     * @param array<string, string> $data  data attributes of the list, by name without `data-`
     * @param array<string, string> $atts  what hooks are told of the block
     * @param list<ChipView>        $chips what is chosen
     */
    public function __construct(
        public readonly string $htmlId,
        public readonly string $classes,
        public readonly Island $island,
        public readonly string $query,
        public readonly Html $bar,
        public readonly ?FilterBarView $form,
        public readonly string $count,
        public readonly array $chips,
        public readonly string $clearUrl,
        public readonly string $style,
        public readonly string $listClasses,
        public readonly array $data,
        public readonly array $atts,
        public readonly Html $list,
    ) {
    }

    public function printData(): void
    {
        foreach ($this->data as $name => $value) {
            echo ' data-' . esc_attr($name) . '="' . esc_attr($value) . '"';
        }
    }
}
