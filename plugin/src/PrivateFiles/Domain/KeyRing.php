<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Holds the keys of a site, newest first. The first one encrypts new files; all of them can decrypt. */
final class KeyRing
{
    /** @param non-empty-list<EncryptionKey> $keys newest first */
    public function __construct(private readonly array $keys)
    {
    }

    public function newest(): EncryptionKey
    {
        return $this->keys[0];
    }

    /** @return non-empty-list<EncryptionKey> newest first */
    public function all(): array
    {
        return $this->keys;
    }

    /** @param string $id raw bytes, as in a file's header */
    public function find(string $id): ?EncryptionKey
    {
        foreach ($this->keys as $key) {
            if ($key->id === $id) {
                return $key;
            }
        }

        return null;
    }
}
