<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use SensitiveParameter;

/** Encrypts and decrypts one chunk with authentication. */
interface ChunkCipher
{
    /** Number of bytes that encryption adds to every chunk. The same for all ciphers of the format. */
    public const TAG_BYTES = 16;

    /** Returns the cipher's number in file headers. */
    public function id(): int;

    public function nonceBytes(): int;

    /** @return string the encrypted chunk and its tag */
    public function seal(
        string $plaintext,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): string;

    /** @return string|null null when chunk, associated data, nonce or key differ from those used for sealing */
    public function open(
        string $sealed,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): ?string;
}
