<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents an immutable set of IDs as bit strings of 65,536 IDs each, without trailing zero bytes. */
final class Bitmap
{
    private const CHUNK_BYTES = 8192;

    /** @param array<int, string> $chunks bit strings by chunk number: chunk n starts at ID n × 65,536 */
    public function __construct(public readonly array $chunks = [])
    {
    }

    /** @param iterable<int> $ids greater than 0 */
    public static function fromIds(iterable $ids): self
    {
        return (new self())->withIds($ids);
    }

    /** @param iterable<self> $sets */
    public static function unionOf(iterable $sets): self
    {
        $any = new self();
        foreach ($sets as $set) {
            $any = $any->chunks === [] || $any === $set ? $set : $any->union($set);
        }

        return $any;
    }

    /** @param iterable<int> $ids */
    public function withIds(iterable $ids): self
    {
        $chunks = $this->chunks;
        foreach ($ids as $id) {
            $chunk = $id >> 16;
            $byte = ($id & 0xffff) >> 3;
            $chunks[$chunk] ??= '';
            if (strlen($chunks[$chunk]) <= $byte) {
                $chunks[$chunk] = str_pad($chunks[$chunk], $byte + 1, "\0");
            }
            $chunks[$chunk][$byte] = chr(ord($chunks[$chunk][$byte]) | 1 << ($id & 7));
        }

        return new self($chunks);
    }

    public function intersect(self $other): self
    {
        $chunks = [];
        foreach ($this->chunks as $number => $bits) {
            if (isset($other->chunks[$number])) {
                $chunks[$number] = rtrim($bits & $other->chunks[$number], "\0");
            }
        }

        return new self(self::removeEmptyChunks($chunks));
    }

    public function union(self $other): self
    {
        $chunks = $this->chunks;
        foreach ($other->chunks as $number => $bits) {
            $chunks[$number] = ($chunks[$number] ?? '') | $bits;
        }

        return new self($chunks);
    }

    public function without(self $other): self
    {
        $chunks = $this->chunks;
        foreach ($other->chunks as $number => $bits) {
            if (isset($chunks[$number])) {
                $chunks[$number] = rtrim($chunks[$number] & ~str_pad($bits, strlen($chunks[$number]), "\0"), "\0");
            }
        }

        return new self(self::removeEmptyChunks($chunks));
    }

    public function has(int $id): bool
    {
        $bits = $this->chunks[$id >> 16] ?? '';
        $byte = ($id & 0xffff) >> 3;

        return $byte < strlen($bits) && (ord($bits[$byte]) & 1 << ($id & 7)) !== 0;
    }

    public function count(): int
    {
        return (new BitCounter($this->chunks))->count();
    }

    /**
     * Returns the bits of a range of IDs.
     *
     * @param int $first number of the first byte; byte n starts at ID n × 8
     */
    public function bytes(int $first, int $length): string
    {
        $bytes = '';
        for ($end = $first + $length; $first < $end; $first += $part) {
            $offset = $first % self::CHUNK_BYTES;
            $part = min($end - $first, self::CHUNK_BYTES - $offset);
            $bits = $this->chunks[intdiv($first, self::CHUNK_BYTES)] ?? '';
            $bytes .= str_pad(substr($bits, $offset, $part), $part, "\0");
        }

        return $bytes;
    }

    /** @return list<int> ascending */
    public function ids(): array
    {
        $ids = [];
        $chunks = $this->chunks;
        ksort($chunks);
        foreach ($chunks as $number => $bits) {
            $length = strlen($bits);
            for ($byte = strspn($bits, "\0"); $byte < $length; $byte += 1 + strspn($bits, "\0", $byte + 1)) {
                $value = ord($bits[$byte]);
                for ($bit = 0; $bit < 8; $bit++) {
                    if (($value & 1 << $bit) !== 0) {
                        $ids[] = ($number << 16) + ($byte << 3) + $bit;
                    }
                }
            }
        }

        return $ids;
    }

    /** @return list<int> IDs in a range of the set, ascending; IDs before the range are only counted */
    public function slice(int $offset, int $limit): array
    {
        $chunks = $this->chunks;
        ksort($chunks);
        $ids = [];
        foreach ($chunks as $number => $bits) {
            $count = $offset > 0 ? (new BitCounter([$bits]))->count() : 0;
            if ($offset >= $count && $offset > 0) {
                $offset -= $count;
                continue;
            }
            $ids = [...$ids, ...array_slice((new self([$number => $bits]))->ids(), $offset, $limit - count($ids))];
            $offset = 0;
            if (count($ids) >= $limit) {
                break;
            }
        }

        return $ids;
    }

    /**
     * @param array<int, string> $chunks
     * @return array<int, string>
     */
    private static function removeEmptyChunks(array $chunks): array
    {
        return array_filter($chunks, static fn (string $bits): bool => $bits !== '');
    }
}
