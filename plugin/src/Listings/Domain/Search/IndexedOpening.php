<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** What the index knows of one opening that visitors may see. */
final class IndexedOpening
{
    private const NEVER = 99999999999999;
    private const TITLE_BYTES = 60;

    /**
     * @param list<string> $keys of sets that it is in
     * @param string       $title folded
     * @param string       $sequence title and text as Words::sequence() gives them, with a sign between that is no word
     */
    public function __construct(
        public readonly int $id,
        /** `YmdHis` as a number, in the site's time zone. */
        public readonly int $published,
        public readonly bool $expired,
        /** `YmdHis` as a number: the last second in which it is open; 0 for no closing. */
        public readonly int $closes,
        public readonly array $keys,
        private readonly string $title,
        public readonly string $sequence,
    ) {
    }

    /** @param array<string, string|null> $row as stored() wrote it, by column */
    public static function read(array $row): self
    {
        $keys = (string) $row['keys_stored'];

        return new self(
            (int) $row['job_id'],
            (int) $row['published'],
            $row['expired'] === '1',
            (int) $row['closes'],
            $keys === '' ? [] : explode(' ', $keys),
            (string) hex2bin((string) $row['by_title']),
            (string) $row['in_order'],
        );
    }

    /** Its place in the order of titles: hexadecimal digits, which every database puts in the same order. */
    public function byTitle(): string
    {
        return bin2hex(mb_strcut($this->title, 0, self::TITLE_BYTES, 'UTF-8'));
    }

    /** Its place in the order of closings: soonest first, among the same the newest first, without an end last. */
    public function byClosing(): string
    {
        return sprintf('%014d%014d', $this->closes > 0 ? $this->closes : self::NEVER, self::NEVER - $this->published);
    }

    /** @return list<string|int> all that is stored, in the order of the columns */
    public function stored(): array
    {
        return [
            $this->id, $this->published, (int) $this->expired, $this->closes,
            $this->byTitle(), $this->byClosing(), implode(' ', $this->keys), $this->sequence,
        ];
    }
}
