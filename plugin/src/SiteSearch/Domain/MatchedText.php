<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Domain;

use CourantDesk\SearchIndex\Domain\Phrase;
use CourantDesk\SearchIndex\Domain\Tokenizer;

/** Finds the words of a search in texts, to show why something was found. */
final class MatchedText
{
    private const WORDS_BEFORE = 3;
    private const WORDS_AFTER = 6;

    /** @var list<Phrase> */
    private readonly array $phrases;

    public function __construct(string $search, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
        $this->phrases = $tokenizer->parseSearch($search);
    }

    /** Returns whether the texts together contain all words of the search. */
    public function isIn(string ...$texts): bool
    {
        return $this->phrases !== [] && $this->missingIn(...$texts) === [];
    }

    /** Returns whether a text contains a word that the other texts do not contain. */
    public function addsTo(string $text, string ...$others): bool
    {
        return count($this->missingIn($text, ...$others)) < count($this->missingIn(...$others));
    }

    /** @return string some words around the first word that the other texts do not contain; '' when there is none */
    public function excerpt(string $html, string ...$others): string
    {
        $missing = $this->missingIn(...$others);
        $text = preg_split('/\s+/u', trim(Tokenizer::extractVisibleText($html)));
        $text = $missing === [] || $text === false ? [] : $text;
        foreach ($text as $position => $word) {
            $words = $this->tokenizer->extractWords($word);
            foreach ($missing as $phrase) {
                if (!$phrase->terms[0]->matchesAny($words)) {
                    continue;
                }
                $start = max(0, $position - self::WORDS_BEFORE);
                $end = min(count($text), $position + self::WORDS_AFTER + 1);

                return ($start > 0 ? '… ' : '') . implode(' ', array_slice($text, $start, $end - $start))
                    . ($end < count($text) ? ' …' : '');
            }
        }

        return '';
    }

    /** @return list<Phrase> phrases that none of the texts contains */
    private function missingIn(string ...$texts): array
    {
        $html = implode(' | ', $texts);
        $words = $this->tokenizer->extractWords($html);
        $sequence = $this->tokenizer->toSequence($html);

        return array_values(array_filter(
            $this->phrases,
            static fn (Phrase $phrase): bool => !$phrase->matches($words, $sequence),
        ));
    }
}
