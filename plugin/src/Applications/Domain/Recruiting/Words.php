<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

use CourantDesk\Listings\Domain\Search\Folding;

/** The one spelling in which applicants are stored for searching, and in which recruiters ask for them. */
final class Words
{
    private ?Folding $folding = null;

    /** What an application is found by; a telephone number also by its bare digits. */
    public function of(string $name, string $email, string $phone, string $reference): string
    {
        return mb_substr(trim($this->fold("$name $email $phone $reference") . ' ' . $this->digits($phone)), 0, 1000);
    }

    /** @return list<string> every one must be found; at most eight */
    public function asked(string $search): array
    {
        $digits = $this->digits($search);
        if (strlen($digits) >= 4 && preg_match('/^[\d\s()\/+.-]+$/', trim($search)) === 1) {
            return [ltrim($digits, '0')];
        }
        $words = preg_split('/\s+/u', $this->fold($search), -1, PREG_SPLIT_NO_EMPTY);

        return array_slice($words === false ? [] : $words, 0, 8);
    }

    public function fold(string $text): string
    {
        return trim((string) preg_replace('/\s+/u', ' ', ($this->folding ??= new Folding())->fold($text)));
    }

    private function digits(string $text): string
    {
        return (string) preg_replace('/\D/', '', $text);
    }
}
