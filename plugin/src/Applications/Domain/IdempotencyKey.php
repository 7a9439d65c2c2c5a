<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What makes two requests the same attempt (Rulings 15). */
final class IdempotencyKey
{
    /** Without script the same content within this time is the same attempt; seconds. */
    private const DERIVED_FOR = 600;

    private function __construct(
        /** 64 hexadecimal digits. */
        public readonly string $hash,
        /** Seconds for which it holds; 0 means for good. */
        public readonly int $seconds,
    ) {
    }

    /** @param callable(string): string $fileHash path to the hash of a file's bytes */
    public static function of(ApplicationInput $input, callable $fileHash): self
    {
        if (preg_match('/^[A-Za-z0-9_-]{16,64}$/', $input->key) === 1) {
            return new self(hash('sha256', "browser|$input->opening|$input->key"), 0);
        }
        $hashes = [];
        foreach ($input->files as $field => $files) {
            foreach ($files as $file) {
                $hashes[] = [$field, $file->path === '' ? '' : $fileHash($file->path)];
            }
        }
        $values = array_diff_key($input->values, [FormDefinition::EMAIL => '']);
        ksort($values);

        return new self(
            hash('sha256', (string) json_encode(['derived', $input->opening, $input->email(), $values, $hashes], JSON_INVALID_UTF8_SUBSTITUTE)),
            self::DERIVED_FOR
        );
    }
}
