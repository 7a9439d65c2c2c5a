<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

/**
 * A stream wrapper with only the operations of the AWS SDK's wrapper: opening with r, w and x, reading and writing
 * forward, unlink, file_exists, mkdir and opendir. Any other operation is recorded. Content is in a folder, so that
 * several processes share it: `strict:///folder/name`.
 */
final class StrictStream
{
    public const NAME = 'strict';
    private const NOTES = 'courant-strict-stream.log';

    /** @var resource|null set by PHP */
    public $context;
    /** @var resource|null */
    private $file;
    /** @var list<string> */
    private array $entries = [];

    public static function register(): void
    {
        if (!in_array(self::NAME, stream_get_wrappers(), true)) {
            stream_wrapper_register(self::NAME, self::class);
        }
    }

    /** @return list<string> unsupported operations since the last call */
    public static function refusals(): array
    {
        $path = sys_get_temp_dir() . '/' . self::NOTES;
        $notes = is_file($path) ? file($path, FILE_IGNORE_NEW_LINES) : [];
        if (is_file($path)) {
            unlink($path);
        }

        return is_array($notes) ? $notes : [];
    }

    public function stream_open(string $path, string $mode): bool
    {
        $mode = str_replace(['b', 't'], '', $mode);
        if (!in_array($mode, ['r', 'w', 'x'], true)) {
            return self::refuse("fopen $mode");
        }
        $local = self::local($path);
        if ($mode === 'r' ? !is_file($local) : ($mode === 'x' && is_file($local))) {
            return false;
        }
        // An object store has no folders: files are created directly.
        if ($mode !== 'r' && !is_dir(dirname($local))) {
            mkdir(dirname($local), 0777, true);
        }
        $file = fopen($local, $mode . 'b');
        $this->file = $file === false ? null : $file;

        return $file !== false;
    }

    public function stream_read(int $count): string|false
    {
        // Returns less than requested, as over a network.
        return $this->file === null ? false : fread($this->file, max(1, min($count, 5000)));
    }

    public function stream_write(string $data): int
    {
        return $this->file === null ? 0 : (int) fwrite($this->file, $data);
    }

    public function stream_eof(): bool
    {
        return $this->file === null || feof($this->file);
    }

    public function stream_flush(): bool
    {
        return true;
    }

    public function stream_close(): void
    {
        if ($this->file !== null) {
            fclose($this->file);
        }
    }

    public function stream_seek(): bool
    {
        return false;
    }

    public function stream_lock(): bool
    {
        return self::refuse('flock');
    }

    public function stream_metadata(string $path, int $option): bool
    {
        return self::refuse($option === STREAM_META_ACCESS ? 'chmod' : 'touch');
    }

    public function stream_truncate(): bool
    {
        return self::refuse('ftruncate');
    }

    public function unlink(string $path): bool
    {
        return is_file(self::local($path)) && unlink(self::local($path));
    }

    public function rename(): bool
    {
        return self::refuse('rename');
    }

    public function rmdir(): bool
    {
        return self::refuse('rmdir');
    }

    public function mkdir(string $path, int $mode): bool
    {
        return is_dir(self::local($path)) || mkdir(self::local($path), $mode, true);
    }

    /** @return array<string, int>|false the file type only: an object store may not report the size */
    public function url_stat(string $path): array|false
    {
        $local = self::local($path);

        return file_exists($local) ? ['mode' => is_dir($local) ? 0040777 : 0100666, 'size' => 0] : false;
    }

    public function dir_opendir(string $path): bool
    {
        $found = is_dir(self::local($path)) ? scandir(self::local($path)) : false;
        $this->entries = array_values(array_diff($found === false ? [] : $found, ['.', '..']));

        return $found !== false;
    }

    public function dir_readdir(): string|false
    {
        return array_shift($this->entries) ?? false;
    }

    public function dir_closedir(): bool
    {
        return true;
    }

    private static function local(string $path): string
    {
        return substr($path, strlen(self::NAME . '://'));
    }

    private static function refuse(string $what): bool
    {
        file_put_contents(sys_get_temp_dir() . '/' . self::NOTES, "$what\n", FILE_APPEND);

        return false;
    }
}
