<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Words;

/** A phrase of a search as the sets that decide it (PhraseKeys), one step for each of its pairs or triples of words. */
final class PhraseChain
{
    /**
     * @param list<array{prefix: string, digits: string, open: bool}> $steps what names of sets begin with, digits of the last
     *                                                                      word, and whether words that only begin so count
     */
    private function __construct(public readonly array $steps)
    {
    }

    /**
     * @param string $sequence as Phrase::$sequence has it
     * @return self|null null for fewer than two words, which sets of words decide
     */
    public static function fromSequence(string $sequence): ?self
    {
        $units = Words::units($sequence);
        $number = count($units);
        if ($number < 2) {
            return null;
        }
        // A sign of Chinese or Japanese is whole wherever it stands; other words end with a space unless they may go on.
        $open = !str_ends_with($sequence, ' ') && !Words::isPaired($units[$number - 1]);
        $steps = [];
        for ($last = min(2, $number - 1); $last < $number; $last++) {
            $steps[] = [
                'prefix' => $number === 2 ? PhraseKeys::pair($units[0]) : PhraseKeys::triple($units[$last - 2], $units[$last - 1]),
                'digits' => bin2hex($units[$last]),
                'open' => $open && $last === $number - 1,
            ];
        }

        return new self($steps);
    }

    /**
     * @param array<string, array<array-key, array<int, string>>> $read by prefix, by the rest of the name, by chunk: encoded sets
     * @return Bitmap openings in which the phrase stands
     */
    public function evaluate(array $read): Bitmap
    {
        $chunks = [];
        foreach ($this->steps as $index => $step) {
            $of = self::links($read[$step['prefix']] ?? [], $step);
            // A chunk that one step lacks holds no such phrase.
            $chunks = $index === 0 ? array_map(static fn (array $links): array => [$links], $of) : array_intersect_key($chunks, $of);
            foreach ($index === 0 ? [] : $chunks as $chunk => $steps) {
                $chunks[$chunk] = [...$steps, $of[$chunk]];
            }
        }
        $found = [];
        foreach ($chunks as $chunk => $steps) {
            $bits = self::follow($steps);
            if ($bits !== '') {
                $found[$chunk] = $bits;
            }
        }

        return new Bitmap($found);
    }

    /**
     * @param array<array-key, array<int, string>>              $sets by the rest of the name, by chunk
     * @param array{prefix: string, digits: string, open: bool} $step
     * @return array<int, list<array{string, string, string}>> by chunk: occurrence of the first pair, of the second, encoded set
     */
    private static function links(array $sets, array $step): array
    {
        $links = [];
        $isPair = $step['prefix'][0] === 'p';
        $exact = $isPair ? $step['digits'] : $step['digits'] . 'x';
        foreach ($sets as $name => $chunks) {
            $name = (string) $name;
            $isMeant = match (true) {
                $step['open'] => str_starts_with($name, $step['digits']),
                $isPair => $name === $exact,
                default => str_starts_with($name, $exact),
            };
            if ($isMeant) {
                $occurrences = $isPair ? '0000' : substr($name, -4);
                foreach ($chunks as $chunk => $text) {
                    $links[$chunk][] = ["k$occurrences[0]$occurrences[1]", "k$occurrences[2]$occurrences[3]", $text];
                }
            }
        }

        return $links;
    }

    /**
     * @param non-empty-list<list<array{string, string, string}>> $steps
     * @return string bits
     */
    private static function follow(array $steps): string
    {
        $reached = null;
        foreach ($steps as $links) {
            $next = [];
            foreach ($links as [$from, $to, $text]) {
                if ($reached !== null && !isset($reached[$from])) {
                    continue;
                }
                $bits = IdSetCodec::decode($text);
                $bits = $reached === null ? $bits : rtrim($bits & $reached[$from], "\0");
                if ($bits !== '') {
                    $next[$to] = ($next[$to] ?? '') | $bits;
                }
            }
            $reached = $next;
        }
        $found = '';
        foreach ($reached as $bits) {
            $found |= $bits;
        }

        return $found;
    }
}
