<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\EncryptionKey;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Storage\EncryptedFileReader;
use CourantDesk\PrivateFiles\Storage\EncryptedFileWriter;
use CourantDesk\PrivateFiles\Storage\StreamLocation;

/** Creates encrypted files in a temporary folder, without WordPress. */
final class EncryptedFileFactory
{
    public readonly string $folder;
    public readonly StreamLocation $location;

    public function __construct(
        public readonly CipherSuite $ciphers,
        public readonly KeyRing $keys,
        string $scheme = '',
    ) {
        // In memory if available, because files are synchronized to the disk.
        $this->folder = (is_writable('/dev/shm') ? '/dev/shm' : sys_get_temp_dir()) . '/courant-files-'
            . bin2hex(random_bytes(6));
        mkdir($this->folder, 0700);
        $this->location = new StreamLocation($scheme . $this->folder);
    }

    public static function keys(EncryptionKey ...$keys): KeyRing
    {
        return new KeyRing($keys === [] ? [EncryptionKey::fromSecret(random_bytes(32))] : array_values($keys));
    }

    /** Encrypts $plaintext in pieces of odd sizes. */
    public function write(string $plaintext): StoredName
    {
        $name = StoredName::create(1);
        $pieces = $plaintext === '' ? [] : str_split($plaintext, 40_009);
        (new EncryptedFileWriter($this->ciphers, $this->keys))
            ->write($this->location, $name, $pieces, strlen($plaintext));

        return $name;
    }

    public function read(StoredName $name, int $from = 0, ?int $length = null): string
    {
        return implode('', [...$this->reader()->read($this->location, $name, $from, $length)]);
    }

    public function reader(): EncryptedFileReader
    {
        return new EncryptedFileReader($this->ciphers, $this->keys);
    }

    /** Returns the path of the encrypted file. */
    public function path(StoredName $name): string
    {
        return $this->folder . '/' . $name->value;
    }

    public function remove(): void
    {
        foreach (
            [
                ...(array) glob("$this->folder/*/*/*"), ...(array) glob("$this->folder/*/*"),
                ...(array) glob("$this->folder/*"), $this->folder,
            ] as $path
        ) {
            is_dir((string) $path) ? rmdir((string) $path) : unlink((string) $path);
        }
    }
}
