<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use RuntimeException;

/** Accesses a folder or a prefix of a stream wrapper with PHP's stream functions. */
final class StreamLocation implements FileLocation
{
    private readonly string $path;

    public function __construct(string $path)
    {
        $this->path = self::normalize($path);
    }

    public static function normalize(string $path): string
    {
        $path = trim($path);

        // `s3://` without a path keeps its slashes.
        return str_ends_with($path, '://') ? $path : rtrim($path, '/');
    }

    public function path(): string
    {
        return $this->path;
    }

    public function exists(StoredName $name): bool
    {
        return file_exists($this->filePath($name));
    }

    public function open(StoredName $name)
    {
        $stream = @fopen($this->filePath($name), 'rb');

        return $stream === false ? throw new UnreadableFileException(FileProblem::Missing) : $stream;
    }

    public function create(StoredName $name)
    {
        $path = $this->filePath($name);
        $stream = @fopen($path, 'xb');
        if ($stream === false) {
            // Folders are created only when needed, because object stores have no folders.
            @mkdir(dirname($path), 0700, true);
            $stream = @fopen($path, 'xb');
        }
        if ($stream === false) {
            throw new RuntimeException('A private file could not be created.');
        }
        if ($this->isLocal()) {
            @chmod($path, 0600);
        }

        return $stream;
    }

    public function closeAndSync($stream, StoredName $name): void
    {
        // In a local folder the content is on the disk when this returns, so that a confirmed application is not lost
        // even after a power failure. The return value of a stream wrapper's flush is not reliable; the caller reads
        // the file back.
        $flushed = @fflush($stream);
        $written = !$this->isLocal() || ($flushed && @fsync($stream));
        if (!fclose($stream) || !$written) {
            throw new RuntimeException('A private file could not be written.');
        }
    }

    public function delete(StoredName $name): void
    {
        $path = $this->filePath($name);
        if (!@unlink($path) && file_exists($path)) {
            throw new RuntimeException('A private file could not be deleted.');
        }
    }

    public function isWritable(): bool
    {
        if ($this->isLocal()) {
            return wp_is_writable($this->path);
        }
        $probe = $this->path . '/probe-' . bin2hex(random_bytes(8)) . '.txt';
        $stream = @fopen($probe, 'xb');
        $written = $stream !== false && fwrite($stream, 'probe') === 5 && fflush($stream) && fclose($stream);

        return @unlink($probe) && $written;
    }

    public function isLocal(): bool
    {
        return !str_contains($this->path, '://');
    }

    public function listNames(int $site): iterable
    {
        foreach (self::listEntries("$this->path/$site") as $folder) {
            if (preg_match('/^[0-9a-f]{2}$/D', $folder) !== 1) {
                continue;
            }
            foreach (self::listEntries("$this->path/$site/$folder") as $name) {
                if (StoredName::isStoredName($name)) {
                    yield StoredName::parse("$site/$folder/$name");
                }
            }
        }
    }

    /** @return list<string> all entries, read before the iteration, because files may be deleted during it */
    public static function listEntries(string $folder): array
    {
        $handle = @opendir($folder);
        $entries = [];
        while ($handle !== false && ($entry = readdir($handle)) !== false) {
            // Some stream wrappers append a slash to folders.
            $entries[] = rtrim($entry, '/');
        }
        if ($handle !== false) {
            closedir($handle);
        }

        return array_values(array_diff($entries, ['.', '..', '']));
    }

    private function filePath(StoredName $name): string
    {
        return $this->path . '/' . $name->value;
    }
}
