<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Domain;

use OutOfRangeException;
use SensitiveParameter;

/** Seals and opens the chunks of one file. Chunk number, last-chunk flag and the whole header are authenticated. */
final class FileCipher
{
    private readonly string $key;
    private readonly string $context;

    public function __construct(
        private readonly FileHeader $header,
        private readonly ChunkCipher $cipher,
        #[SensitiveParameter] EncryptionKey $key,
    ) {
        $this->key = $key->deriveFileKey($header);
        $this->context = hash('sha256', $header->encode(), true);
    }

    public function seal(int $index, string $plaintext): string
    {
        if (strlen($plaintext) !== $this->header->chunkLength($index)) {
            throw new OutOfRangeException('A chunk has not the length that the header states.');
        }

        return $this->cipher->seal($plaintext, $this->associatedData($index), $this->nonce($index), $this->key);
    }

    /** @throws UnreadableFileException when the chunk is not the one stored at this position of this file */
    public function open(int $index, string $sealed): string
    {
        $plaintext = strlen($sealed) === $this->header->chunkLength($index) + ChunkCipher::TAG_BYTES
            ? $this->cipher->open($sealed, $this->associatedData($index), $this->nonce($index), $this->key)
            : null;

        return $plaintext ?? throw new UnreadableFileException(FileProblem::Damaged, "chunk $index");
    }

    private function associatedData(int $index): string
    {
        return $this->context . pack('JC', $index, $index === $this->header->chunkCount() - 1 ? 1 : 0);
    }

    /** Returns a nonce that is unique per key: every file has its own key, and every chunk of a file its own number. */
    private function nonce(int $index): string
    {
        return substr($this->header->noncePrefix, 0, $this->cipher->nonceBytes() - 8) . pack('J', $index);
    }
}
