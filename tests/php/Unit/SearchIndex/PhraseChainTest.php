<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IdSetCodec;
use CourantDesk\SearchIndex\Domain\PhraseChain;
use CourantDesk\SearchIndex\Domain\PhraseKeys;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use PHPUnit\Framework\TestCase;

/** Compares phrase sets with a plain text comparison. */
final class PhraseChainTest extends TestCase
{
    private const WORDS = ['a', 'ab', 'abc', 'b', 'team', 'the', 'of', 'c++', '京', '都', '東京', '12'];

    public function testFindsTheSamePhrasesAsATextComparison(): void
    {
        mt_srand(20261122);
        $texts = [];
        for ($number = 1; $number <= 400; $number++) {
            // Ids of two chunks.
            $texts[$number % 2 === 0 ? $number : 70000 + $number] = [
                $this->createText(mt_rand(0, 4)),
                $this->createText(mt_rand(0, 40)),
            ];
        }
        $sets = $this->index($texts);
        $found = 0;
        for ($time = 0; $time < 600; $time++) {
            $phrase = $this->createText(mt_rand(2, 9));
            $isOpen = mt_rand(0, 2) === 0;
            $expected = [];
            foreach ($texts as $id => [$title, $content]) {
                if (self::contains($title, $phrase, $isOpen) || self::contains($content, $phrase, $isOpen)) {
                    $expected[] = $id;
                }
            }
            sort($expected);
            $found += count($expected);
            self::assertSame(
                $expected,
                $this->find($sets, '"' . $phrase . ($isOpen ? '' : '"')),
                $phrase . ($isOpen ? ' (open)' : ''),
            );
        }
        self::assertGreaterThan(1000, $found, 'Most phrases must find something.');
    }

    public function testMatchesRepeatedWords(): void
    {
        $texts = [
            1 => ['', 'team team team'],
            2 => ['', 'team team b team team team team'],
            3 => ['', 'a team team c team team team a'],
            4 => ['team team', 'team team'],
        ];
        $sets = $this->index($texts);

        self::assertSame([1, 2, 3, 4], $this->find($sets, '"team team"'));
        self::assertSame([1, 2, 3], $this->find($sets, '"team team team"'));
        self::assertSame([2], $this->find($sets, '"team team team team"'));
        self::assertSame([], $this->find($sets, '"team team team team team"'));
        self::assertSame([3], $this->find($sets, '"team team team a"'));
        self::assertSame([], $this->find($sets, '"b team team c"'));
    }

    public function testMarksTextsThatCannotBeSplit(): void
    {
        $only = [PhraseKeys::TEXT_SEARCH => true];

        self::assertSame($only, PhraseKeys::fromText(' one ' . str_repeat('x', 61) . ' two '));
        self::assertSame($only, PhraseKeys::fromText(' ' . implode(' ', array_fill(0, 300, 'team')) . ' '));
        self::assertSame($only, PhraseKeys::fromText(' ' . implode(' ', range(1, 6000)) . ' '));
        self::assertSame([], PhraseKeys::fromText(' one '));
        self::assertSame([], PhraseKeys::fromText('|'));
        self::assertCount(4, PhraseKeys::fromText(' one two | three four five '));
    }

    public function testEncodesAndDecodesSetsOfAnySize(): void
    {
        mt_srand(1);
        $members = [];
        $text = '';
        foreach (range(1, 60) as $round) {
            // Grows beyond the size stored as numbers, and shrinks again.
            $added = $round < 30 ? array_map(static fn (): int => mt_rand(0, 65535), range(1, 100)) : [];
            $removed = $round >= 30
                ? array_slice(array_keys($members), 0, 120)
                : array_map(static fn (): int => mt_rand(0, 65535), range(1, 10));
            $members = array_fill_keys($added, true) + array_diff_key($members, array_flip($removed));
            $text = IdSetCodec::update($text, $added, $removed);
            self::assertSame(self::sorted(array_keys($members)), (new Bitmap([0 => IdSetCodec::decode($text)]))->ids());
        }
        self::assertSame('', IdSetCodec::update($text, [], range(0, 65535)));
    }

    /**
     * @param array<int, array{string, string}> $texts
     * @return array<string, array<array-key, array<int, string>>>
     */
    private function index(array $texts): array
    {
        $tokenizer = new Tokenizer();
        $sets = [];
        foreach ($texts as $id => [$title, $content]) {
            foreach (
                array_keys(
                    PhraseKeys::fromText($tokenizer->toSequence($title) . '|' . $tokenizer->toSequence($content))
                ) as $name
            ) {
                [$prefix, $rest, $chunk] =
                    [substr($name, 0, PhraseKeys::PREFIX_LENGTH), substr($name, PhraseKeys::PREFIX_LENGTH), $id >> 16];
                $sets[$prefix][$rest][$chunk] =
                    IdSetCodec::update($sets[$prefix][$rest][$chunk] ?? '', [$id & 0xffff], []);
            }
        }

        return $sets;
    }

    /**
     * @param array<string, array<array-key, array<int, string>>> $sets
     * @return list<int>
     */
    private function find(array $sets, string $search): array
    {
        $phrases = (new Tokenizer())->parseSearch($search);
        self::assertCount(1, $phrases, $search);
        $chain = PhraseChain::fromSequence($phrases[0]->sequence);
        self::assertNotNull($chain, $search);

        return $chain->evaluate($sets)->ids();
    }

    private function createText(int $number): string
    {
        return implode(' ', array_map(
            static fn (): string => self::WORDS[min(11, mt_rand(0, 3) * mt_rand(1, 4))],
            $number > 0 ? range(1, $number) : [],
        ));
    }

    /** Compares words: the first Chinese character may end a run and the last may start one. */
    private static function contains(string $text, string $phrase, bool $isOpen): bool
    {
        $textWords = explode(' ', $text);
        $phraseWords = explode(' ', $phrase);
        $last = count($phraseWords) - 1;
        for ($from = 0; $from + $last < count($textWords); $from++) {
            $matches = true;
            foreach ($phraseWords as $index => $word) {
                $other = $textWords[$from + $index];
                $isSign = ord($word[0]) > 127;
                $mayGoOn = $isOpen && preg_match('/^[a-z0-9]{2,}$/', $word) === 1;
                $matches = $matches && match (true) {
                    $index === 0 => $isSign ? str_ends_with($other, $word) : $other === $word,
                    $index === $last => $isSign || $mayGoOn ? str_starts_with($other, $word) : $other === $word,
                    default => $other === $word,
                };
            }
            if ($matches) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private static function sorted(array $ids): array
    {
        sort($ids);

        return $ids;
    }
}
