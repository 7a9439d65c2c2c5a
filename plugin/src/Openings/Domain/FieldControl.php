<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Describes the control of an opening's field in both editors and in quick edit. */
final class FieldControl
{
    public const TEXT = 'text';
    public const LONG_TEXT = 'textarea';
    public const NUMBER = 'number';
    public const DATE = 'date';
    public const SELECT = 'select';
    public const CHECKBOX = 'checkbox';
    public const CHECKBOXES = 'checkboxes';
    public const CUSTOM = 'custom';

    /**
     * @param array<array-key, string> $choices   labels by value
     * @param string                $onValue   stored value of a checked checkbox
     * @param string                $onText    text of a checked checkbox in lists; '' for its label
     * @param string $template template of a custom control in the classic editor, such as `openings/field-salary`
     * @param string $component component of a custom control in the block editor
     */
    private function __construct(
        public readonly string $type,
        public readonly string $label,
        public readonly string $help = '',
        public readonly array $choices = [],
        public readonly string $emptyLabel = '',
        public readonly int $maxLength = 0,
        public readonly int $min = 0,
        public readonly int $max = 0,
        public readonly string $onValue = '1',
        public readonly string $onText = '',
        public readonly string $template = '',
        public readonly string $component = '',
    ) {
    }

    public static function text(string $label, int $maxLength = 200, string $help = ''): self
    {
        return new self(self::TEXT, $label, $help, maxLength: $maxLength);
    }

    /** Creates a control for text of several lines. */
    public static function longText(string $label, int $maxLength, string $help = ''): self
    {
        return new self(self::LONG_TEXT, $label, $help, maxLength: $maxLength);
    }

    /** Creates a control for a whole number; 0 means that it is not set. */
    public static function number(string $label, int $min, int $max, string $help = ''): self
    {
        return new self(self::NUMBER, $label, $help, min: $min, max: $max);
    }

    /** Creates a control for a day, stored as `Y-m-d`. */
    public static function date(string $label, string $help = ''): self
    {
        return new self(self::DATE, $label, $help);
    }

    /** @param array<array-key, string> $choices labels by value */
    public static function select(string $label, array $choices, string $emptyLabel, string $help = ''): self
    {
        return new self(self::SELECT, $label, $help, $choices, $emptyLabel);
    }

    public static function checkbox(string $label, string $onValue = '1', string $onText = ''): self
    {
        return new self(self::CHECKBOX, $label, onValue: $onValue, onText: $onText);
    }

    /** @param array<array-key, string> $choices labels by value */
    public static function checkboxes(string $label, array $choices): self
    {
        return new self(self::CHECKBOXES, $label, choices: $choices);
    }

    /**
     * Creates a control that is implemented for one field.
     *
     * @param string $template template of the classic editor
     * @param string $component component of the block editor, in `src/openings/admin/editor/custom-controls.tsx`
     */
    public static function custom(string $label, string $template, string $component, string $help = ''): self
    {
        return new self(self::CUSTOM, $label, $help, template: $template, component: $component);
    }

    /** Returns the entered value in its stored format, or an empty value when it is invalid. */
    public function sanitize(mixed $value): mixed
    {
        $text = is_scalar($value) ? self::toSingleLine((string) $value) : '';

        return match ($this->type) {
            self::TEXT => $this->maxLength > 0 ? mb_substr($text, 0, $this->maxLength, 'UTF-8') : $text,
            self::LONG_TEXT => is_scalar($value) ? $this->toLines((string) $value) : '',
            self::NUMBER => is_numeric($text) && $text !== '0' ? max($this->min, min($this->max, (int) $text)) : 0,
            self::DATE => self::isDay($text) ? $text : '',
            self::SELECT => isset($this->choices[$text]) ? $text : '',
            self::CHECKBOX => $text === $this->onValue ? $text : '',
            self::CHECKBOXES => array_values(array_filter(
                array_map('strval', array_keys($this->choices)),
                static fn (string $choice): bool => in_array($choice, is_array($value) ? $value : [$value], true),
            )),
            default => $value,
        };
    }

    /** Formats a stored value as text; '' for an empty one. */
    public function format(mixed $value): string
    {
        return match (true) {
            $this->type === self::CHECKBOX => $value !== $this->onValue
                ? ''
                : ($this->onText === '' ? $this->label : $this->onText),
            is_array($value) => implode(', ', array_map($this->format(...), $value)),
            $value === 0, !is_scalar($value) => '',
            default => $this->choices[(string) $value] ?? (string) $value,
        };
    }

    /**
     * @return array{type: string, label: string, help: string, emptyLabel: string, choices: list<array{value: string,
     *   label: string}>, maxLength: int, min: int, max: int, onValue: string, component: string} for the block editor
     */
    public function toArray(): array
    {
        return [
            'type' => $this->type,
            'label' => $this->label,
            'help' => $this->help,
            'emptyLabel' => $this->emptyLabel,
            'choices' => array_map(
                static fn (int|string $value, string $label): array => ['value' => (string) $value, 'label' => $label],
                array_keys($this->choices),
                array_values($this->choices),
            ),
            'maxLength' => $this->maxLength,
            'min' => $this->min,
            'max' => $this->max,
            'onValue' => $this->onValue,
            'component' => $this->component,
        ];
    }

    private static function toSingleLine(string $text): string
    {
        return trim((string) preg_replace('/[\p{Cc}\p{Z}]+/u', ' ', mb_scrub($text, 'UTF-8')));
    }

    private function toLines(string $text): string
    {
        $text = str_replace(["\r\n", "\r"], "\n", mb_scrub($text, 'UTF-8'));
        $text = (string) preg_replace(['/[^\P{Cc}\n]+/u', '/ *\n */', '/\n{3,}/'], [' ', "\n", "\n\n"], $text);

        return trim(mb_substr($text, 0, $this->maxLength, 'UTF-8'));
    }

    private static function isDay(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $text, $matches) === 1
            && checkdate((int) $matches[2], (int) $matches[3], (int) $matches[1]);
    }
}
