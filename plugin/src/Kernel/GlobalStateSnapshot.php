<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use wpdb;

/**
 * Stores the global state that WordPress functions change and restore when they return. An exception inside of such a
 * function would leave that state changed.
 *
 * @internal
 */
final class GlobalStateSnapshot
{
    /** @param list<string> $filters the hooks that are currently running */
    private function __construct(
        private readonly array $filters,
        private readonly int $switched,
        private readonly bool $suppressed,
        private readonly bool $withoutCache,
        private readonly bool $deferredTerms,
    ) {
    }

    public static function capture(wpdb $db): self
    {
        global $wp_current_filter;
        /** @var list<string> $filters */
        $filters = is_array($wp_current_filter) ? $wp_current_filter : [];

        return new self(
            $filters,
            self::countSwitchedSites(),
            $db->suppress_errors,
            wp_suspend_cache_addition(),
            wp_defer_term_counting(),
        );
    }

    public function restore(wpdb $db): void
    {
        global $wp_current_filter;
        $wp_current_filter = $this->filters; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- removes hooks that an exception interrupted
        while (self::countSwitchedSites() > $this->switched) {
            restore_current_blog();
        }
        $db->suppress_errors($this->suppressed);
        wp_suspend_cache_addition($this->withoutCache);
        wp_defer_term_counting($this->deferredTerms);
    }

    private static function countSwitchedSites(): int
    {
        $stack = $GLOBALS['_wp_switched_stack'] ?? [];

        return is_array($stack) ? count($stack) : 0;
    }
}
