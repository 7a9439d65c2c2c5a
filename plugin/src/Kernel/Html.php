<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * HTML that is finished and escaped already: another template's output, an island's attributes, what WordPress's content
 * filters made. The one place that prints without escaping once more.
 */
final class Html
{
    public function __construct(public readonly string $html)
    {
    }

    public function isEmpty(): bool
    {
        return trim($this->html) === '';
    }

    public function print(): void
    {
        echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it was made; a second time would break it.
    }
}
