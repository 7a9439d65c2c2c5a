<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

use Closure;
use CourantDesk\Kernel\Utf8;

/** Describes one setting: its type, default and bounds. The same rules sanitize values on write and on read. */
final class SettingsField
{
    public const COLOR_PATTERN = '/^#[0-9a-f]{6}$/i';

    /**
     * @param 'text'|'secret'|'longtext'|'email'|'int'|'bool'|'choice'|'choices'|'color'|'image' $type `image` is an
     *   attachment ID of the media library, 0 for none; a `secret` is never sent to a browser
     * @param string|int|bool|list<string>                          $default
     * @param array<string, string>                                 $choices value => label, for `choice` and `choices`
     * @param string $capability a constant of Capabilities if the field requires a different one than its group; '' for
     *     the one of the group
     * @param (Closure(): string)|null $placeholder returns the text that is used while the field is empty
     */
    public function __construct(
        public readonly string $key,
        public readonly string $type,
        public readonly string|int|bool|array $default,
        public readonly string $label,
        public readonly string $help = '',
        public readonly array $choices = [],
        public readonly int $min = 0,
        public readonly int $max = 1000000,
        public readonly string $capability = '',
        public readonly ?Closure $placeholder = null,
    ) {
    }

    /** @return string|int|bool|list<string> the value when it is valid, else the default */
    public function sanitize(mixed $value): string|int|bool|array
    {
        return match ($this->type) {
            'bool' => filter_var($value, FILTER_VALIDATE_BOOLEAN),
            'int' => is_numeric($value) ? max($this->min, min($this->max, (int) $value)) : $this->default,
            'choice' => is_scalar($value) && isset($this->choices[(string) $value]) ? (string) $value : $this->default,
            'choices' => is_array($value)
                ? array_values(
                    array_filter($value, fn (mixed $item): bool => is_string($item) && isset($this->choices[$item]))
                )
                : $this->default,
            'color' => $this->sanitizeColor($value),
            'image' => is_numeric($value) ? max(0, (int) $value) : $this->default,
            'email' => is_string($value) && ($value === '' || is_email($value) !== false) ? $value : $this->default,
            'longtext' => is_string($value) ? Utf8::truncate(Utf8::sanitize($value), 20000) : $this->default,
            'text',
            'secret' => is_scalar($value) ? Utf8::truncate(Utf8::toSingleLine((string) $value), 1000) : $this->default,
        };
    }

    /** @return string|int|bool|list<string> */
    private function sanitizeColor(mixed $value): string|int|bool|array
    {
        return is_string($value) && preg_match(self::COLOR_PATTERN, $value) === 1 ? strtolower($value) : $this->default;
    }
}
