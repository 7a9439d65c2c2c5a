<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents an immutable set of IDs as bit strings of 65,536 IDs each, without trailing zero bytes. */
final class Bitmap
{
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
            $any = $any->chunks === [] ? $set : $any->union($set);
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
        // Once for all chunks, because most of the time is spent for each string and not for its bytes.
        return self::countBits(implode('', $this->chunks));
    }

    /** Returns the size of the intersection. */
    public function countCommon(self $other): int
    {
        $common = '';
        foreach ($this->chunks as $number => $bits) {
            if (isset($other->chunks[$number])) {
                $common .= $bits & $other->chunks[$number];
            }
        }

        return self::countBits($common);
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
            $count = $offset > 0 ? self::countBits($bits) : 0;
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

    private static function countBits(string $bits): int
    {
        $count = 0;
        foreach (count_chars($bits, 1) as $byte => $times) {
            $count += $times * self::countBitsInByte($byte);
        }

        return $count;
    }

    private static function countBitsInByte(int $byte): int
    {
        $byte -= $byte >> 1 & 0x55;
        $byte = ($byte & 0x33) + ($byte >> 2 & 0x33);

        return ($byte + ($byte >> 4)) & 0x0f;
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
