<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Represents an uploaded file as PHP received it. Name and type come from the client and are not trusted. */
final class UploadedFile
{
    private const MAX_NAME_LENGTH = 255;

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

    public function isUploaded(): bool
    {
        return $this->error === UPLOAD_ERR_OK;
    }

    /**
     * Parses one entry of $_FILES, with one file or several, and skips empty ones.
     *
     * @return list<self>
     */
    public static function fromFilesEntry(mixed $entry): array
    {
        if (!is_array($entry) || !isset($entry['name'], $entry['tmp_name'], $entry['error'])) {
            return [];
        }
        $files = [];
        foreach ((array) $entry['name'] as $index => $name) {
            $file = new self(
                is_string($name) ? self::shortenName(Utf8::toSingleLine($name)) : '',
                self::valueAt($entry['tmp_name'], $index),
                (int) self::valueAt($entry['size'] ?? 0, $index),
                (int) self::valueAt($entry['error'], $index),
            );
            if (!$file->isMissing()) {
                $files[] = $file;
            }
        }

        return $files;
    }

    /** Shortens the name to 255 characters. The end is kept, because it contains the extension. */
    private static function shortenName(string $name): string
    {
        return mb_strlen($name) <= self::MAX_NAME_LENGTH
            ? $name
            : mb_substr($name, 0, self::MAX_NAME_LENGTH - 20) . mb_substr($name, -20);
    }

    private static function valueAt(mixed $column, int|string $index): string
    {
        $value = is_array($column) ? ($column[$index] ?? '') : $column;

        return is_scalar($value) ? (string) $value : '';
    }
}
