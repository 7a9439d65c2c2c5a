<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Allows synced patterns to override texts of the plugin's blocks, and block bindings to replace them (WordPress 6.9 or
 * newer; earlier versions show the text of the pattern).
 */
final class BindableAttributes
{
    /** @param array<string, list<string>> $attributes names of attributes by block name */
    public static function register(array $attributes): void
    {
        foreach ($attributes as $block => $names) {
            add_filter(
                "block_bindings_supported_attributes_{$block}",
                /** @return list<string> */
                static fn (mixed $supported): array => array_values(array_unique(array_filter(
                    [...(is_array($supported) ? $supported : []), ...$names],
                    is_string(...),
                ))),
            );
        }
    }
}
