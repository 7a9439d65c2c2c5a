<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Represents openings with adjacent sort keys, see SortBucketRepository. Stored as 32-bit numbers in base64. If their
 * IDs are close to each other, as they are in the order of dates, they are also stored as bits, so that the openings of
 * a set are counted without decoding the numbers.
 */
final class SortBucket
{
    /** First character of the stored text if the openings are sorted. It is not a base64 character. */
    private const SORTED = '!';

    /** Maximum size of the bits, which is the size of the numbers. */
    private const MAX_BYTES_PER_OPENING = 4;

    /** @var list<int>|null */
    private ?array $openings = null;

    private function __construct(private readonly string $text)
    {
    }

    public static function fromText(string $text): self
    {
        return new self($text);
    }

    /** @param list<int> $openings in ascending order of the sort key and ID */
    public static function fromSorted(array $openings): self
    {
        $numbers = self::SORTED . base64_encode(pack('V*', ...$openings));
        $first = $openings === [] ? 0 : min($openings) >> 3;
        $length = $openings === [] ? 0 : (max($openings) >> 3) - $first + 1;

        return new self(
            $length > 0 && $length <= self::MAX_BYTES_PER_OPENING * count($openings)
                ? "$numbers $first " . base64_encode(Bitmap::fromIds($openings)->bytes($first, $length))
                : $numbers,
        );
    }

    public function toText(): string
    {
        return $this->text;
    }

    /** Returns whether the openings are sorted. Earlier versions did not sort them. */
    public function isSorted(): bool
    {
        return $this->text === '' || $this->text[0] === self::SORTED;
    }

    /** @return list<int> in ascending order, if they are sorted */
    public function openings(): array
    {
        if ($this->openings === null) {
            /** @var array<int, int>|false $numbers */
            $numbers = unpack('V*', (string) base64_decode(ltrim(explode(' ', $this->text)[0], self::SORTED), true));
            $this->openings = $numbers === false ? [] : array_values($numbers);
        }

        return $this->openings;
    }

    /** Returns the number of openings of a set. */
    public function countCommon(Bitmap $found): int
    {
        [, $first, $bits] = explode(' ', $this->text) + ['', '', ''];
        if ($bits === '') {
            return count($this->intersect($found));
        }
        $bits = (string) base64_decode($bits, true);

        return (new BitCounter([$bits & $found->bytes((int) $first, strlen($bits))]))->count();
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
        foreach ($this->openings() as $id) {
            $byte = $chunks[$id >> 16][($id & 0xffff) >> 3] ?? "\0";
            if ($byte !== "\0" && (ord($byte) & 1 << ($id & 7)) !== 0) {
                $matches[] = $id;
            }
        }

        return $matches;
    }
}
