<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents a phrase as a chain of phrase sets (see PhraseKeys), with one step for each pair or triple of words. */
final class PhraseChain
{
    /**
     * @param list<array{prefix: string, digits: string, open: bool}> $steps key prefix of the sets, hexadecimal digits
     *     of the last word, and whether that word is a prefix
     */
    private function __construct(public readonly array $steps)
    {
    }

    /**
     * @param string $sequence see Phrase::$sequence
     * @return self|null null for fewer than two words, for which word sets are sufficient
     */
    public static function fromSequence(string $sequence): ?self
    {
        $units = Tokenizer::splitSequence($sequence);
        $number = count($units);
        if ($number < 2) {
            return null;
        }
        // Chinese and Japanese characters are always complete; other words end with a space unless they are a prefix.
        $open = !str_ends_with($sequence, ' ') && !Tokenizer::isHanOrKana($units[$number - 1]);
        $steps = [];
        for ($last = min(2, $number - 1); $last < $number; $last++) {
            $steps[] = [
                'prefix' => $number === 2
                    ? PhraseKeys::pairPrefix($units[0])
                    : PhraseKeys::triplePrefix($units[$last - 2], $units[$last - 1]),
                'digits' => bin2hex($units[$last]),
                'open' => $open && $last === $number - 1,
            ];
        }

        return new self($steps);
    }

    /**
     * @param array<string, array<array-key, array<int, string>>> $read encoded sets by key prefix, rest of the key and
     *     chunk
     * @return Bitmap openings that contain the phrase
     */
    public function evaluate(array $read): Bitmap
    {
        $chunks = [];
        foreach ($this->steps as $index => $step) {
            $chunkLinks = self::findLinks($read[$step['prefix']] ?? [], $step);
            // A chunk without a set for one of the steps contains no matches.
            $chunks = $index === 0
                ? array_map(static fn (array $links): array => [$links], $chunkLinks)
                : array_intersect_key($chunks, $chunkLinks);
            foreach ($index === 0 ? [] : $chunks as $chunk => $steps) {
                $chunks[$chunk] = [...$steps, $chunkLinks[$chunk]];
            }
        }
        $found = [];
        foreach ($chunks as $chunk => $steps) {
            $bits = self::followLinks($steps);
            if ($bits !== '') {
                $found[$chunk] = $bits;
            }
        }

        return new Bitmap($found);
    }

    /**
     * @param array<array-key, array<int, string>>              $sets by rest of the key and chunk
     * @param array{prefix: string, digits: string, open: bool} $step
     * @return array<int, list<array{string, string, string}>> by chunk: occurrence of the first pair, of the second
     *     pair, encoded set
     */
    private static function findLinks(array $sets, array $step): array
    {
        $links = [];
        $isPair = $step['prefix'][0] === 'p';
        $exact = $isPair ? $step['digits'] : $step['digits'] . 'x';
        foreach ($sets as $name => $chunks) {
            $name = (string) $name;
            $isMatch = match (true) {
                $step['open'] => str_starts_with($name, $step['digits']),
                $isPair => $name === $exact,
                default => str_starts_with($name, $exact),
            };
            if ($isMatch) {
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
    private static function followLinks(array $steps): string
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
