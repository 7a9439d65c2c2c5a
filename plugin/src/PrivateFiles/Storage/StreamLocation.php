<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use RuntimeException;

/** A folder or a prefix of a stream wrapper, through PHP's stream functions. */
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

        // `s3://` alone keeps its slashes.
        return str_ends_with($path, '://') ? $path : rtrim($path, '/');
    }

    public function path(): string
    {
        return $this->path;
    }

    public function exists(StoredName $name): bool
    {
        return file_exists($this->pathOf($name));
    }

    public function open(StoredName $name)
    {
        $stream = @fopen($this->pathOf($name), 'rb');

        return $stream === false ? throw new UnreadableFile(FileProblem::Missing) : $stream;
    }

    public function create(StoredName $name)
    {
        $path = $this->pathOf($name);
        $stream = @fopen($path, 'xb');
        if ($stream === false) {
            // Folders are made only when they turn out to be needed: object stores have none.
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

    public function finish($stream, StoredName $name): void
    {
        // A folder's file is on the disk when this returns, so that "Thank you" also holds when the power fails. What wrappers
        // return for a flush says little; whoever writes reads back.
        $flushed = @fflush($stream);
        $written = !$this->isLocal() || ($flushed && @fsync($stream));
        if (!fclose($stream) || !$written) {
            throw new RuntimeException('A private file could not be written.');
        }
    }

    public function delete(StoredName $name): void
    {
        $path = $this->pathOf($name);
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

    public function names(int $site): iterable
    {
        foreach (self::entries("$this->path/$site") as $folder) {
            if (preg_match('/^[0-9a-f]{2}$/D', $folder) !== 1) {
                continue;
            }
            foreach (self::entries("$this->path/$site/$folder") as $name) {
                if (StoredName::isOurs($name)) {
                    yield StoredName::parse("$site/$folder/$name");
                }
            }
        }
    }

    /** @return list<string> read to its end first: files may be deleted while they are gone through */
    public static function entries(string $folder): array
    {
        $handle = @opendir($folder);
        $entries = [];
        while ($handle !== false && ($entry = readdir($handle)) !== false) {
            // Some wrappers mark folders by a slash.
            $entries[] = rtrim($entry, '/');
        }
        if ($handle !== false) {
            closedir($handle);
        }

        return array_values(array_diff($entries, ['.', '..', '']));
    }

    private function pathOf(StoredName $name): string
    {
        return $this->path . '/' . $name->value;
    }
}
