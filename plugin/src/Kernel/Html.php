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

    /**
     * Markup of ours that others may change. What they give back is cleaned; what they leave alone is not touched.
     *
     * @param non-empty-string $filter
     */
    public static function filtered(string $filter, string $html, mixed ...$about): self
    {
        if (!has_filter($filter)) {
            return new self($html);
        }
        $filtered = apply_filters($filter, $html, ...$about);

        return new self(is_string($filtered) ? wp_kses_post($filtered) : $html);
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
