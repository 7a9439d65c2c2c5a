<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Fields\PlacesField;
use CourantDesk\Openings\Fields\RemoteCountriesField;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/**
 * Replaces entered country names with their codes, and collects text that is not the name of a country. Stored values
 * are accepted unchanged, even if they are invalid.
 */
final class CountryInput
{
    /** Code of the notice for a field with an unknown country. */
    public const ERROR = 'country.unknown';

    /** @var list<string> */
    private array $unknown = [];

    /** @param int $opening 0 for a new one */
    public function __construct(private readonly int $opening)
    {
    }

    /** @param mixed $raw rows with `country`; any other value is returned unchanged */
    public function parsePlaces(mixed $raw): mixed
    {
        return !is_array($raw) ? $raw : array_map(
            fn (mixed $row): mixed => is_array($row) && is_string($row['country'] ?? null)
                ? array_replace($row, ['country' => $this->parseCode($row['country'])])
                : $row,
            $raw
        );
    }

    /**
     * @param mixed $raw a list, or text separated by commas
     * @return list<string>
     */
    public function parseCountries(mixed $raw): array
    {
        $codes = [];
        foreach (is_string($raw) ? (array) preg_split('/[,;\n]+/', $raw) : (is_array($raw) ? $raw : []) as $item) {
            $item = is_string($item) ? trim($item) : '';
            // Codes may also be separated by spaces.
            $entries = preg_match('/^[a-z]{2}(?:\s+[a-z]{2})+$/i', $item) === 1
                ? (array) preg_split('/\s+/', $item)
                : [$item];
            foreach ($entries as $entry) {
                $codes[] = $this->parseCode((string) $entry);
            }
        }

        return array_values(array_unique(array_filter($codes, static fn (string $code): bool => $code !== '')));
    }

    /** @return list<string> entered text that is not the name of a country */
    public function unknownNames(): array
    {
        return array_values(array_unique($this->unknown));
    }

    public static function errorMessage(string $unknown): string
    {
        return sprintf(
            /* translators: %s: text that was entered */
            __('Country not found: %s. Choose a country from the list, or enter its name or two-letter code.', 'courant-desk'),
            $unknown,
        );
    }

    private function parseCode(string $text): string
    {
        $text = trim($text);
        $code = $text === '' ? '' : CountryNames::findCode($text);
        if ($code !== '' || $text === '') {
            return $code;
        }
        if (in_array(strtoupper($text), $this->storedCodes(), true)) {
            return strtoupper($text);
        }
        $this->unknown[] = mb_substr($text, 0, 60);

        return '';
    }

    /** @return list<string> */
    private function storedCodes(): array
    {
        $places = $this->opening > 0 ? get_post_meta($this->opening, PlacesField::KEY, true) : [];
        $remote = $this->opening > 0 ? get_post_meta($this->opening, RemoteCountriesField::KEY, true) : [];

        return [
            ...array_column(OpeningFieldParser::parsePlaces($places), 'country'),
            ...OpeningFieldParser::sanitizeCountries($remote),
        ];
    }
}
