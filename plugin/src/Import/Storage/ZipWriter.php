<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- temporary stream in memory or in the system's folder.

namespace CourantDesk\Import\Storage;

use Closure;
use RuntimeException;

/**
 * Writes a ZIP archive as a stream, so that memory use does not grow with its size. Sizes follow each entry, and
 * numbers above 4 GB use ZIP64.
 */
final class ZipWriter
{
    private const MAX_32_BITS = 0xFFFFFFFF;
    private const MEMORY_BYTES = 1048576;

    private int $offset = 0;
    private int $count = 0;

    /** @var resource the central directory, which is written last */
    private $directory;

    /** @param Closure(string): void $write writes bytes of the archive */
    public function __construct(private readonly Closure $write, private readonly int $time)
    {
        $directory = fopen('php://temp/maxmemory:' . self::MEMORY_BYTES, 'w+b');
        if ($directory === false) {
            throw new RuntimeException('No temporary file could be opened.');
        }
        $this->directory = $directory;
    }

    /** @param iterable<string> $pieces chunks of the content */
    public function add(string $name, iterable $pieces): void
    {
        $start = $this->offset;
        // Bit 3: sizes follow the data. Bit 11: the name is UTF-8. Method 8: DEFLATE.
        $fixed = pack('vvvv', 0x0808, 8, $this->dosTime(), $this->dosDate());
        $this->emit("PK\x03\x04" . pack('v', 45) . $fixed . pack('VVV', 0, 0, 0)
            . pack('vv', strlen($name), 0) . $name);
        $deflate = deflate_init(ZLIB_ENCODING_RAW, ['level' => 6]);
        if ($deflate === false) {
            throw new RuntimeException('The archive could not be compressed.');
        }
        $checksum = hash_init('crc32b');
        $bytes = 0;
        $packed = 0;
        foreach ($pieces as $piece) {
            hash_update($checksum, $piece);
            $bytes += strlen($piece);
            $packed += $this->emit((string) deflate_add($deflate, $piece, ZLIB_NO_FLUSH));
        }
        $packed += $this->emit((string) deflate_add($deflate, '', ZLIB_FINISH));
        $crc = (int) hexdec(hash_final($checksum));
        if ($bytes >= self::MAX_32_BITS || $packed >= self::MAX_32_BITS) {
            throw new RuntimeException('A file is larger than 4 GB.');
        }
        $this->emit("PK\x07\x08" . pack('VVV', $crc, $packed, $bytes));
        $extra = $start >= self::MAX_32_BITS ? pack('vvP', 1, 8, $start) : '';
        fwrite($this->directory, "PK\x01\x02" . pack('vv', 45, 45) . $fixed
            . pack('VVV', $crc, $packed, $bytes)
            . pack('vvvvvVV', strlen($name), strlen($extra), 0, 0, 0, 0, min($start, self::MAX_32_BITS))
            . $name . $extra);
        $this->count++;
    }

    public function finish(): void
    {
        $start = $this->offset;
        rewind($this->directory);
        while (($piece = fread($this->directory, 65536)) !== false && $piece !== '') {
            $this->emit($piece);
        }
        fclose($this->directory);
        $size = $this->offset - $start;
        if ($start >= self::MAX_32_BITS || $this->count >= 0xFFFF) {
            $end = $this->offset;
            $this->emit("PK\x06\x06" . pack('PvvVVPPPP', 44, 45, 45, 0, 0, $this->count, $this->count, $size, $start));
            $this->emit("PK\x06\x07" . pack('VPV', 0, $end, 1));
        }
        $count = min($this->count, 0xFFFF);
        $this->emit("PK\x05\x06" . pack(
            'vvvvVVv', 0, 0, $count, $count, min($size, self::MAX_32_BITS), min($start, self::MAX_32_BITS), 0,
        ));
    }

    private function emit(string $bytes): int
    {
        if ($bytes !== '') {
            ($this->write)($bytes);
            $this->offset += strlen($bytes);
        }

        return strlen($bytes);
    }

    private function dosTime(): int
    {
        [$hour, $minute, $second] = array_map('intval', explode(':', gmdate('H:i:s', $this->time)));

        return ($hour << 11) | ($minute << 5) | intdiv($second, 2);
    }

    private function dosDate(): int
    {
        [$year, $month, $day] = array_map('intval', explode('-', gmdate('Y-m-d', $this->time)));

        return (max(0, $year - 1980) << 9) | ($month << 5) | $day;
    }
}
