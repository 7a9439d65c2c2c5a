<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Images\SvgSanitizer;

/**
 * Type of an option, with the sanitization of its values.
 */
enum OptionType
{
    /** A single line of text. */
    case Text;

    /** Text with links and emphasis. */
    case Html;

    /** On or off. */
    case Boolean;

    /** A whole number within limits. */
    case Number;

    /** One of a list of values. */
    case Choice;

    /** A color as #rrggbb. */
    case Color;

    /** ID of a term, an image or another object; 0: none. */
    case Id;

    /** A sequence of IDs. */
    case Ids;

    /** A single URL. */
    case Url;

    /** URLs, one per line. */
    case Urls;

    /** Code of an SVG image. */
    case Svg;

    /** The sections of the front page, as JSON. */
    case Sections;

    /**
     * Converts any value to a valid value of this type.
     *
     * @param mixed $value From a form, from the database, or from another theme.
     * @param mixed $default Returned when the value cannot be converted.
     * @param array<mixed> $limits Minimum and maximum of a number, or the values of a choice.
     */
    public function sanitize(mixed $value, mixed $default, array $limits = []): mixed
    {
        return match ($this) {
            self::Text => sanitize_text_field(self::toText($value)),
            self::Html => wp_kses(self::toText($value), self::ALLOWED_HTML),
            self::Boolean => self::isTruthy($value),
            self::Number => self::clampNumber($value, $default, $limits),
            self::Choice => in_array($value, $limits, true) ? $value : $default,
            self::Color => self::sanitizeColor($value, $default),
            self::Id => is_numeric($value) ? max(0, (int) $value) : 0,
            self::Ids => implode(',', self::parseIds($value)),
            self::Url => esc_url_raw(self::toText($value)),
            self::Urls => implode("\n", self::parseUrls(self::toText($value))),
            self::Svg => SvgSanitizer::sanitize(self::toText($value)),
            self::Sections => HomeSectionOptions::toJson(HomeSectionOptions::parseList($value)),
        };
    }

    /**
     * Parses a list of IDs.
     *
     * @return list<int> Unique positive numbers, in their order.
     */
    public static function parseIds(mixed $value): array
    {
        $items = is_array($value) ? $value : preg_split('/[^0-9]+/', self::toText($value), -1, PREG_SPLIT_NO_EMPTY);
        $numbers = array_map(
            static fn (mixed $item): int => is_numeric($item) ? (int) $item : 0,
            $items === false ? [] : $items
        );

        return array_values(array_unique(array_filter($numbers, static fn (int $number): bool => $number > 0)));
    }

    /**
     * Parses a text with one URL per line.
     *
     * @return list<string>
     */
    public static function parseUrls(string $text): array
    {
        $urls = preg_split('/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY);

        return array_values(array_unique(array_filter(
            array_map(esc_url_raw(...), $urls === false ? [] : $urls),
            static fn (string $url): bool => $url !== ''
        )));
    }

    private const ALLOWED_HTML = [
        'a' => ['href' => true, 'rel' => true, 'lang' => true],
        'abbr' => ['title' => true],
        'br' => [],
        'em' => [],
        'span' => ['lang' => true],
        'strong' => [],
    ];

    /**
     * Restricts a number to its limits.
     *
     * @param array<mixed> $limits
     */
    private static function clampNumber(mixed $value, mixed $default, array $limits): mixed
    {
        [$min, $max] = [$limits[0] ?? 0, $limits[1] ?? PHP_INT_MAX];

        return is_numeric($value) ? max($min, min($max, (int) $value)) : $default;
    }

    private static function sanitizeColor(mixed $value, mixed $default): mixed
    {
        $hex = strtolower(self::toText($value));

        return preg_match('/^#[0-9a-f]{6}$/', $hex) === 1 ? $hex : $default;
    }

    private static function isTruthy(mixed $value): bool
    {
        return in_array($value, [true, 1, '1', 'on', 'true', 'yes'], true);
    }

    private static function toText(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
