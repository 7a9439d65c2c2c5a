<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

use CourantDesk\Kernel\Utf8;

/** One setting: its type, default and bounds. The same rules clean what is written and what is read. */
final class Field
{
    public const COLOR = '/^#[0-9a-f]{6}$/i';

    /**
     * @param 'text'|'secret'|'longtext'|'email'|'int'|'bool'|'choice'|'choices'|'color'|'image' $type `image` is the number of a picture in the media library,
     *        0 for none; a `secret` is never sent to a browser
     * @param string|int|bool|list<string>                          $default
     * @param array<string, string>                                 $choices value => label, for `choice` and `choices`
     * @param string $capability a constant of Capabilities, where the field needs another one than its group; '' for that of the group
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
    ) {
    }

    /** @return string|int|bool|list<string> the value if it fits, else the default */
    public function clean(mixed $value): string|int|bool|array
    {
        return match ($this->type) {
            'bool' => filter_var($value, FILTER_VALIDATE_BOOLEAN),
            'int' => is_numeric($value) ? max($this->min, min($this->max, (int) $value)) : $this->default,
            'choice' => is_scalar($value) && isset($this->choices[(string) $value]) ? (string) $value : $this->default,
            'choices' => is_array($value)
                ? array_values(array_filter($value, fn (mixed $one): bool => is_string($one) && isset($this->choices[$one])))
                : $this->default,
            'color' => $this->color($value),
            'image' => is_numeric($value) ? max(0, (int) $value) : $this->default,
            'email' => is_string($value) && ($value === '' || is_email($value) !== false) ? $value : $this->default,
            'longtext' => is_string($value) ? Utf8::cut(Utf8::clean($value), 20000) : $this->default,
            'text', 'secret' => is_scalar($value) ? Utf8::cut(Utf8::line((string) $value), 1000) : $this->default,
        };
    }

    /** @return string|int|bool|list<string> */
    private function color(mixed $value): string|int|bool|array
    {
        return is_string($value) && preg_match(self::COLOR, $value) === 1 ? strtolower($value) : $this->default;
    }
}
