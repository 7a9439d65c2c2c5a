<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * The marker of an island: which module mounts on an element, when, and with what (design, 4).
 */
final class Island
{
    /**
     * @param string               $name  the module's name in the build
     * @param string               $when  `load`, `idle`, `visible`, `interact`, `gesture`, `media(…)` or `delay(ms)`
     * @param array<string, mixed> $props what the module gets, as JSON
     */
    public function __construct(
        private readonly string $name,
        private readonly string $when,
        private readonly array $props = [],
    ) {
    }

    public function print(): void
    {
        (new Html($this->attributes()))->print();
    }

    /** The attributes for the element's start tag, escaped, beginning with a space. */
    public function attributes(): string
    {
        return sprintf(
            ' data-island="%s" data-when="%s"%s',
            esc_attr($this->name),
            esc_attr($this->when),
            $this->props === [] ? '' : ' data-props="' . esc_attr(InlineJson::encode($this->props)) . '"',
        );
    }
}
