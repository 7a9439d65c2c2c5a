<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\Countries;
use CourantDesk\Openings\Domain\PlaceNames;
use CourantDesk\SearchIndex\Domain\Tokenizer;

/**
 * Matches openings `p` whose places may contain a word of a search phrase. Countries are stored as codes, and searched
 * by their names.
 */
final class PlaceCondition
{
    public function __construct(private readonly Sql $sql, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    public function containingAnyWord(string $phrase): SqlCondition
    {
        $texts = preg_split('/[\s,]+/', $phrase, -1, PREG_SPLIT_NO_EMPTY);
        $texts = [...($texts === false ? [] : $texts), ...$this->findCountries($phrase)];
        $conditions = array_map(fn (string $text): SqlCondition => new SqlCondition(
            'm.meta_value LIKE %s',
            ['%' . $this->sql->escapeLike($text) . '%'],
        ), $texts);
        if ($conditions === []) {
            return new SqlCondition('1 = 0', []);
        }
        $any = SqlCondition::any($conditions);

        return new SqlCondition(
            "p.ID IN (SELECT m.post_id FROM %i m WHERE m.meta_key IN (%s, %s) AND $any->sql)",
            [
                $this->sql->coreTable('postmeta'), PlaceNames::PLACES_KEY, PlaceNames::COUNTRIES_KEY,
                ...$any->values,
            ],
        );
    }

    /** @return list<string> codes of the countries with a name that contains a word that begins as one of the phrase */
    private function findCountries(string $phrase): array
    {
        $words = $this->tokenizer->extractWords(esc_html($phrase));
        $codes = array_map('strval', array_keys(Countries::NAMES));

        return array_values(array_filter($codes, function (string $code) use ($words): bool {
            foreach ($this->tokenizer->extractWords(PlaceNames::toText([], [$code], get_locale())) as $name) {
                foreach ($words as $word) {
                    if (str_starts_with($name, $word)) {
                        return true;
                    }
                }
            }

            return false;
        }));
    }
}
