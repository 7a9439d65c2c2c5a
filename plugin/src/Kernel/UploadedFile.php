<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A file as PHP received it. Name and type are what the client claims; believe neither. */
final class UploadedFile
{
    private const MAX_NAME = 255;

    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** One of PHP's UPLOAD_ERR_* numbers. */
        public readonly int $error,
    ) {
    }

    public function isMissing(): bool
    {
        return $this->error === UPLOAD_ERR_NO_FILE;
    }

    public function arrived(): bool
    {
        return $this->error === UPLOAD_ERR_OK;
    }

    /**
     * Reads one entry of $_FILES, of one file or of several, and leaves out the empty ones.
     *
     * @return list<self>
     */
    public static function listFromPhp(mixed $entry): array
    {
        if (!is_array($entry) || !isset($entry['name'], $entry['tmp_name'], $entry['error'])) {
            return [];
        }
        $files = [];
        foreach ((array) $entry['name'] as $index => $name) {
            $file = new self(
                is_string($name) ? self::shortened(Utf8::line($name)) : '',
                self::at($entry['tmp_name'], $index),
                (int) self::at($entry['size'] ?? 0, $index),
                (int) self::at($entry['error'], $index),
            );
            if (!$file->isMissing()) {
                $files[] = $file;
            }
        }

        return $files;
    }

    /** At most 255 characters. The end stays: it has the extension. */
    private static function shortened(string $name): string
    {
        return mb_strlen($name) <= self::MAX_NAME ? $name : mb_substr($name, 0, self::MAX_NAME - 20) . mb_substr($name, -20);
    }

    private static function at(mixed $column, int|string $index): string
    {
        $value = is_array($column) ? ($column[$index] ?? '') : $column;

        return is_scalar($value) ? (string) $value : '';
    }
}
