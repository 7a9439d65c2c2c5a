<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Encodes JSON for HTML: in script elements and in attributes. All JSON in pages is encoded by this class.
 *
 * Without `JSON_HEX_TAG` a text such as `<!--<script>` puts the browser's parser into a state in which `</script>` no
 * longer ends the script element, and the rest of the page is not shown. WordPress before 6.9 prints
 * wp_localize_script() without that flag.
 */
final class InlineJson
{
    private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT
        | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

    /**
     * Returns JSON that is safe inside of a script element. In an attribute the caller also applies esc_attr(), because
     * quotation marks are not escaped.
     */
    public static function encode(mixed $value): string
    {
        $json = wp_json_encode($value, self::FLAGS);

        return is_string($json) ? $json : 'null';
    }

    /**
     * Prints `var $name = {...};` before the script, as wp_localize_script() does: top-level scalars become strings.
     *
     * @param array<string, mixed> $values
     */
    public static function localize(string $handle, string $name, array $values): void
    {
        $scalars = array_filter($values, 'is_scalar');
        $texts = array_map(
            static fn (string|int|float|bool $value): string
                => html_entity_decode((string) $value, ENT_QUOTES, 'UTF-8'),
            $scalars,
        );
        $before = wp_scripts()->get_data($handle, 'data');
        $script = "var $name = " . self::encode(array_replace($values, $texts)) . ';';
        wp_scripts()->add_data($handle, 'data', is_string($before) && $before !== '' ? "$before\n$script" : $script);
    }
}
