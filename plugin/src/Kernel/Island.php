<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Represents the attributes of an island element: the module that is mounted on it, the time, and the props. */
final class Island
{
    /**
     * @param string $name name of the module in the build
     * @param string $when time at which it is mounted: `load`, `idle`, `visible`, `gesture`, `interact`, or `media(…)`
     *     with a media query
     * @param array<string, mixed> $props the props of the module, encoded as JSON
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

    /** Returns the attributes for the start tag of the element, escaped, with a leading space. */
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
