<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents openings with adjacent sort keys, see SortBucketRepository. Stored as 32-bit numbers in base64. */
final class SortBucket
{
    /** First character of the stored text if the openings are sorted. It is not a base64 character. */
    private const SORTED = '!';

    /** @param list<int> $openings */
    public function __construct(
        public readonly array $openings,
        /** Whether the openings are in ascending order of the sort key and ID. Earlier versions did not sort them. */
        public readonly bool $isSorted,
    ) {
    }

    public static function fromText(string $text): self
    {
        $isSorted = $text === '' || $text[0] === self::SORTED;
        /** @var array<int, int>|false $numbers */
        $numbers = unpack('V*', (string) base64_decode($isSorted ? substr($text, 1) : $text, true));

        return new self($numbers === false ? [] : array_values($numbers), $isSorted);
    }

    public function toText(): string
    {
        $text = base64_encode(pack('V*', ...$this->openings));

        return $this->isSorted ? self::SORTED . $text : $text;
    }

    public function without(int $opening): self
    {
        return new self(array_values(array_diff($this->openings, [$opening])), $this->isSorted);
    }

    /**
     * Returns the openings of a set in the order of the bucket. Bitmap::has() is inlined, because it would be called a
     * hundred thousand times.
     *
     * @return list<int>
     */
    public function intersect(Bitmap $found): array
    {
        $matches = [];
        $chunks = $found->chunks;
        foreach ($this->openings as $id) {
            $byte = $chunks[$id >> 16][($id & 0xffff) >> 3] ?? "\0";
            if ($byte !== "\0" && (ord($byte) & 1 << ($id & 7)) !== 0) {
                $matches[] = $id;
            }
        }

        return $matches;
    }
}
