<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- output is escaped where it is printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- entries of the archive are streamed to temporary files.

namespace CourantDesk\Import\Storage;

use CourantDesk\PrivateFiles\Domain\IncomingFile;
use Generator;
use RuntimeException;
use ZipArchive;

/** Reads an archive that ArchiveExporter wrote. */
final class ArchiveReader
{
    private function __construct(
        private readonly ZipArchive $zip,
        /** URL of the exported site. */
        public readonly string $site,
    ) {
    }

    /** @throws RuntimeException when the file is not a valid archive */
    public static function open(string $path): self
    {
        $zip = new ZipArchive();
        if ($zip->open($path, ZipArchive::RDONLY) !== true) {
            throw new RuntimeException(__('The archive could not be opened.', 'courant-desk'));
        }
        $manifest = self::decode((string) $zip->getFromName('manifest.json'));
        if (
            ($manifest['format'] ?? '') !== ArchiveExporter::FORMAT
            || ($manifest['version'] ?? 0) !== ArchiveExporter::VERSION
        ) {
            throw new RuntimeException(__('This is not an archive of Courant Desk, or its version is not supported.', 'courant-desk'));
        }

        return new self($zip, is_string($manifest['site'] ?? null) ? $manifest['site'] : '');
    }

    public function close(): void
    {
        $this->zip->close();
    }

    /** @return array<array-key, mixed> content of a JSON file */
    public function values(string $name): array
    {
        return self::decode((string) $this->zip->getFromName($name));
    }

    /** @return Generator<int, array<array-key, mixed>> content of a file with one JSON value in each line */
    public function lines(string $name): Generator
    {
        $stream = $this->zip->getStream($name);
        while ($stream !== false && ($line = fgets($stream)) !== false) {
            if (trim($line) !== '') {
                yield self::decode($line);
            }
        }
        if ($stream !== false) {
            fclose($stream);
        }
    }

    /**
     * Copies a file of an application to a temporary one, which the caller deletes.
     *
     * @param array<array-key, mixed> $file
     * @throws RuntimeException when the file is missing or damaged
     */
    public function extract(array $file): IncomingFile
    {
        $path = is_string($file['path'] ?? null) ? $file['path'] : '';
        $source = $path === '' ? false : $this->zip->getStream($path);
        $target = wp_tempnam('courant-archive');
        $copy = fopen($target, 'wb');
        if ($source === false || $copy === false) {
            wp_delete_file($target);
            throw new RuntimeException(sprintf(
                /* translators: %s: path of a file in an archive */
                __('The file %s is missing in the archive.', 'courant-desk'),
                $path,
            ));
        }
        stream_copy_to_stream($source, $copy);
        fclose($copy);
        fclose($source);
        if (hash_file('sha256', $target) !== ($file['sha256'] ?? '')) {
            wp_delete_file($target);
            throw new RuntimeException(sprintf(
                /* translators: %s: path of a file in an archive */
                __('The file %s is damaged.', 'courant-desk'),
                $path,
            ));
        }
        $name = is_string($file['name'] ?? null) ? $file['name'] : basename($path);

        return new IncomingFile($name, $target, (int) filesize($target));
    }

    /** @return array<array-key, mixed> */
    private static function decode(string $json): array
    {
        $value = json_decode($json, true);

        return is_array($value) ? $value : [];
    }
}
