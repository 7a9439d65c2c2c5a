<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * What an option holds, and how anything that is handed in for it becomes that.
 */
enum Kind
{
    /** A plain line. */
    case Text;

    /** Lines with links and emphasis. */
    case Html;

    /** On or off. */
    case Flag;

    /** A whole number between two others. */
    case Number;

    /** One of a list of words. */
    case Choice;

    /** A colour as #rrggbb. */
    case Colour;

    /** The id of a term, a picture or the like; 0 is none. */
    case Id;

    /** Ids in an order. */
    case Ids;

    /** One address. */
    case Url;

    /** Addresses, one a line. */
    case Urls;

    /** The sections of the front page, as JSON. */
    case Sections;

    /**
     * @param mixed $value From a form, from the database, or from another theme.
     * @param mixed $default What stands in for a value that cannot be one of this kind.
     * @param array<mixed> $limits The least and the most of a number; the words of a choice.
     */
    public function clean(mixed $value, mixed $default, array $limits = []): mixed
    {
        return match ($this) {
            self::Text => sanitize_text_field(self::line($value)),
            self::Html => wp_kses(self::line($value), self::INLINE),
            self::Flag => self::isOn($value),
            self::Number => self::within($value, $default, $limits),
            self::Choice => in_array($value, $limits, true) ? $value : $default,
            self::Colour => self::colour($value, $default),
            self::Id => is_numeric($value) ? max(0, (int) $value) : 0,
            self::Ids => implode(',', self::list($value)),
            self::Url => esc_url_raw(self::line($value)),
            self::Urls => implode("\n", self::addresses(self::line($value))),
            self::Sections => HomeSection::toJson(HomeSection::listFrom($value)),
        };
    }

    /**
     * @return list<int> Positive numbers, each once, in their order.
     */
    public static function list(mixed $value): array
    {
        $parts = is_array($value) ? $value : preg_split('/[^0-9]+/', self::line($value), -1, PREG_SPLIT_NO_EMPTY);
        $numbers = array_map(
            static fn (mixed $part): int => is_numeric($part) ? (int) $part : 0,
            $parts === false ? [] : $parts
        );

        return array_values(array_unique(array_filter($numbers, static fn (int $number): bool => $number > 0)));
    }

    /**
     * @return list<string>
     */
    public static function addresses(string $text): array
    {
        $parts = preg_split('/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY);

        return array_values(array_unique(array_filter(
            array_map(esc_url_raw(...), $parts === false ? [] : $parts),
            static fn (string $address): bool => $address !== ''
        )));
    }

    private const INLINE = [
        'a' => ['href' => true, 'rel' => true, 'lang' => true],
        'abbr' => ['title' => true],
        'br' => [],
        'em' => [],
        'span' => ['lang' => true],
        'strong' => [],
    ];

    /**
     * @param array<mixed> $limits
     */
    private static function within(mixed $value, mixed $default, array $limits): mixed
    {
        [$least, $most] = [$limits[0] ?? 0, $limits[1] ?? PHP_INT_MAX];

        return is_numeric($value) ? max($least, min($most, (int) $value)) : $default;
    }

    private static function colour(mixed $value, mixed $default): mixed
    {
        $hex = strtolower(self::line($value));

        return preg_match('/^#[0-9a-f]{6}$/', $hex) === 1 ? $hex : $default;
    }

    private static function isOn(mixed $value): bool
    {
        return in_array($value, [true, 1, '1', 'on', 'true', 'yes'], true);
    }

    private static function line(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
