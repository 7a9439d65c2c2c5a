<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Represents the requested part of a file (RFC 9110, section 14): one range, or the whole file for several or invalid
 * ranges.
 */
final class ByteRange
{
    private function __construct(
        /** HTTP status: 200, 206 or 416. */
        public readonly int $status,
        public readonly int $from,
        /** Offset of the last byte, inclusive; less than `from` when the range is empty. */
        public readonly int $to,
    ) {
    }

    public static function fromHeader(string $header, int $size): self
    {
        $whole = new self(200, 0, $size - 1);
        if (
            preg_match('/^bytes=(\d{0,15})-(\d{0,15})$/D', trim($header), $matches) !== 1
            || ($matches[1] === '' && $matches[2] === '')
        ) {
            return $whole;
        }
        $from = $matches[1] === '' ? max(0, $size - (int) $matches[2]) : (int) $matches[1];
        $to = $matches[1] === '' || $matches[2] === '' ? $size - 1 : min($size - 1, (int) $matches[2]);
        if ($matches[1] !== '' && $matches[2] !== '' && (int) $matches[2] < $from) {
            return $whole;
        }

        return $from >= $size || ($matches[1] === '' && (int) $matches[2] === 0)
            ? new self(416, 0, -1)
            : new self(206, $from, $to);
    }

    public function length(): int
    {
        return $this->to - $this->from + 1;
    }
}
