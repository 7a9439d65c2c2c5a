<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Kernel;

/**
 * Represents HTML that is complete and already escaped: the output of another template, the attributes of an island, or
 * the result of WordPress's content filters. The only class that prints without escaping.
 */
final class Html
{
    public function __construct(public readonly string $html)
    {
    }

    /**
     * Passes markup of this plugin through a filter. Changed markup is sanitized; unchanged markup is not sanitized
     * again.
     *
     * @param non-empty-string $filter
     */
    public static function fromFilter(string $filter, string $html, mixed ...$arguments): self
    {
        if (!has_filter($filter)) {
            return new self($html);
        }
        $filtered = apply_filters($filter, $html, ...$arguments);

        return new self(is_string($filtered) ? wp_kses_post($filtered) : $html);
    }

    public function isEmpty(): bool
    {
        return trim($this->html) === '';
    }

    public function print(): void
    {
        echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput -- already escaped
    }
}
