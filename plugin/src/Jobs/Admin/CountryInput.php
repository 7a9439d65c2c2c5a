<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\View\CountryNames;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;

/**
 * Replaces names of countries that people enter by their codes, and collects what names no country. What an opening holds already is taken as
 * it is, even where it is wrong.
 */
final class CountryInput
{
    /** @var list<string> */
    private array $unknown = [];

    /** @param int $opening 0 for a new one */
    public function __construct(private readonly int $opening)
    {
    }

    /** @param mixed $raw rows with `country`; anything else is returned as it is */
    public function places(mixed $raw): mixed
    {
        return !is_array($raw) ? $raw : array_map(
            fn (mixed $row): mixed => is_array($row) && is_string($row['country'] ?? null)
                ? array_replace($row, ['country' => $this->code($row['country'])])
                : $row,
            $raw
        );
    }

    /**
     * @param mixed $raw a list, or text with commas
     * @return list<string>
     */
    public function countries(mixed $raw): array
    {
        $codes = [];
        foreach (is_string($raw) ? (array) preg_split('/[,;\n]+/', $raw) : (is_array($raw) ? $raw : []) as $one) {
            $one = is_string($one) ? trim($one) : '';
            // Codes were separated by spaces, too.
            $parts = preg_match('/^[a-z]{2}(?:\s+[a-z]{2})+$/i', $one) === 1 ? (array) preg_split('/\s+/', $one) : [$one];
            foreach ($parts as $part) {
                $codes[] = $this->code((string) $part);
            }
        }

        return array_values(array_unique(array_filter($codes, static fn (string $code): bool => $code !== '')));
    }

    /** @return list<string> what was entered and names no country */
    public function unknown(): array
    {
        return array_values(array_unique($this->unknown));
    }

    public static function message(string $unknown): string
    {
        /* translators: %s: what was entered */
        return sprintf(__('Country not found: %s. Choose a country from the list, or enter its name or its two-letter code.', 'courant-desk'), $unknown);
    }

    private function code(string $text): string
    {
        $text = trim($text);
        $code = $text === '' ? '' : CountryNames::find($text);
        if ($code !== '' || $text === '') {
            return $code;
        }
        if (in_array(strtoupper($text), $this->stored(), true)) {
            return strtoupper($text);
        }
        $this->unknown[] = mb_substr($text, 0, 60);

        return '';
    }

    /** @return list<string> */
    private function stored(): array
    {
        $places = $this->opening > 0 ? get_post_meta($this->opening, OpeningMeta::PLACES, true) : [];
        $remote = $this->opening > 0 ? get_post_meta($this->opening, OpeningMeta::REMOTE_COUNTRIES, true) : [];

        return [...array_column(OpeningFields::placeValues($places), 'country'), ...OpeningFields::countries($remote)];
    }
}
