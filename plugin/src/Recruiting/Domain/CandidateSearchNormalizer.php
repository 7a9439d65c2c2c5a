<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

use CourantDesk\SearchIndex\Domain\CharacterFolder;

/** Normalizes the stored search text of applicants and the search terms of recruiters in the same way. */
final class CandidateSearchNormalizer
{
    private ?CharacterFolder $folding = null;

    /** Returns the text by which an application is found; a phone number is also included as bare digits. */
    public function buildIndexText(string $name, string $email, string $phone, string $reference): string
    {
        return mb_substr(
            trim($this->normalize("$name $email $phone $reference") . ' ' . $this->digits($phone)),
            0,
            1000,
        );
    }

    /** @return list<string> terms that must all match; at most eight */
    public function parseTerms(string $search): array
    {
        $digits = $this->digits($search);
        if (strlen($digits) >= 4 && preg_match('/^[\d\s()\/+.-]+$/', trim($search)) === 1) {
            return [ltrim($digits, '0')];
        }
        $words = preg_split('/\s+/u', $this->normalize($search), -1, PREG_SPLIT_NO_EMPTY);

        return array_slice($words === false ? [] : $words, 0, 8);
    }

    public function normalize(string $text): string
    {
        return trim((string) preg_replace('/\s+/u', ' ', ($this->folding ??= new CharacterFolder())->fold($text)));
    }

    private function digits(string $text): string
    {
        return (string) preg_replace('/\D/', '', $text);
    }
}
