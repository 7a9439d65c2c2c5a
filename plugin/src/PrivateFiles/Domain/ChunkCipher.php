<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use SensitiveParameter;

/** Authenticated encryption of one chunk. */
interface ChunkCipher
{
    /** Bytes that every chunk grows by. All ciphers of the format have the same. */
    public const TAG_BYTES = 16;

    /** The cipher's number in file headers. */
    public function id(): int;

    public function nonceBytes(): int;

    /** @return string the encrypted chunk and its tag */
    public function seal(string $plaintext, string $associatedData, string $nonce, #[SensitiveParameter] string $key): string;

    /** @return string|null null when chunk, associated data, nonce or key are not those it was sealed with */
    public function open(string $sealed, string $associatedData, string $nonce, #[SensitiveParameter] string $key): ?string;
}
