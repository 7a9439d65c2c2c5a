<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents the index entry of one publicly visible opening. */
final class IndexedOpening
{
    private const NO_CLOSING = 99999999999999;
    private const MAX_TITLE_BYTES = 60;

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

        return new self(
            id: (int) $row['job_id'],
            publishedAt: (int) $row['published'],
            isExpired: $row['expired'] === '1',
            closesAt: (int) $row['closes'],
            setKeys: $keys === '' ? [] : explode(' ', $keys),
            foldedTitle: (string) hex2bin((string) $row['by_title']),
            wordSequence: (string) $row['in_order'],
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
            $this->titleSortKey(), $this->closingSortKey(), implode(' ', $this->setKeys), $this->wordSequence,
        ];
    }
}
