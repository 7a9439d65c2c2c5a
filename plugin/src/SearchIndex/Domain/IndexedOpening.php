<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents the index entry of one publicly visible opening. */
final class IndexedOpening
{
    private const NO_CLOSING = 99999999999999;
    private const MAX_TITLE_BYTES = 60;

    /** Stored in `keys_stored` instead of the keys of all words of `in_order`. */
    private const WORDS_OF_TEXT = '+';

    /**
     * @param list<string> $setKeys keys of the sets that contain the opening
     * @param string       $foldedTitle title after CharacterFolder
     * @param string       $wordSequence title and text as returned by Tokenizer::toSequence(), separated by `|`
     */
    public function __construct(
        public readonly int $id,
        /** Publishing time in the site's time zone, `YmdHis` as a number. */
        public readonly int $publishedAt,
        public readonly bool $isExpired,
        /** Last second in which the opening is open, `YmdHis` as a number; 0 without a closing date. */
        public readonly int $closesAt,
        public readonly array $setKeys,
        private readonly string $foldedTitle,
        public readonly string $wordSequence,
    ) {
    }

    /** @param array<string, string|null> $row columns as written by toRow() */
    public static function fromRow(array $row): self
    {
        $keys = (string) $row['keys_stored'];
        $text = (string) $row['in_order'];
        $stored = $keys === '' ? [] : explode(' ', $keys);
        if ($stored !== [] && $stored[0] === self::WORDS_OF_TEXT) {
            $stored = [...array_slice($stored, 1), ...self::findWordKeys($text)];
        }

        return new self(
            id: (int) $row['job_id'],
            publishedAt: (int) $row['published'],
            isExpired: $row['expired'] === '1',
            closesAt: (int) $row['closes'],
            setKeys: $stored,
            foldedTitle: (string) hex2bin((string) $row['by_title']),
            wordSequence: $text,
        );
    }

    /** Returns the sort key of the title: hexadecimal digits, which every database sorts in the same order. */
    public function titleSortKey(): string
    {
        return bin2hex(mb_strcut($this->foldedTitle, 0, self::MAX_TITLE_BYTES, 'UTF-8'));
    }

    /**
     * Returns the sort key of the closing date: soonest first, then newest first, openings without a closing date last.
     */
    public function closingSortKey(): string
    {
        return sprintf(
            '%014d%014d',
            $this->closesAt > 0 ? $this->closesAt : self::NO_CLOSING,
            self::NO_CLOSING - $this->publishedAt,
        );
    }

    /** @return list<string|int> values in the order of the columns */
    public function toRow(): array
    {
        return [
            $this->id, $this->publishedAt, (int) $this->isExpired, $this->closesAt,
            $this->titleSortKey(), $this->closingSortKey(), implode(' ', $this->storedKeys()), $this->wordSequence,
        ];
    }

    /**
     * Returns the keys without those of the words that the stored text contains, which are more than half of their
     * bytes. Keys of Chinese, Japanese and very long texts are stored completely, because their words differ from keys.
     *
     * @return list<string>
     */
    private function storedKeys(): array
    {
        $words = self::findWordKeys($this->wordSequence);
        $others = array_diff($this->setKeys, $words);

        return array_diff($words, $this->setKeys) === []
            ? [self::WORDS_OF_TEXT, ...array_values($others)]
            : $this->setKeys;
    }

    /** @return list<string> keys of all words of a text and of its title */
    private static function findWordKeys(string $sequence): array
    {
        [$title, $text] = array_map(
            static fn (string $words): array => array_unique(explode(' ', trim($words, ' '))),
            explode('|', "$sequence|", 3),
        );
        $titleWords = array_filter($title, static fn (string $word): bool => $word !== '');
        $words = array_filter([...$title, ...$text], static fn (string $word): bool => $word !== '');

        return array_values(array_unique([
            ...array_map(SetKey::forWord(...), $words),
            ...array_map(SetKey::forTitleWord(...), $titleWords),
        ]));
    }
}
