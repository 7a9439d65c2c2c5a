<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Domain classes call no WordPress functions.

namespace CourantDesk\Applications\Domain;

use CourantDesk\ApplicationForms\Domain\FormDefinition;

/** Identifies repeated requests of the same submission attempt. @see docs/features/applications.md#repeated-requests */
final class IdempotencyKey
{
    /** Time in which the same content counts as the same attempt without JavaScript, in seconds. */
    private const DERIVED_SECONDS = 600;

    private function __construct(
        /** 64 hexadecimal digits. */
        public readonly string $hash,
        /** Seconds for which the key is valid; 0 means without limit. */
        public readonly int $validSeconds,
    ) {
    }

    /**
     * Creates the key from the browser's key, or from the content when it is missing or invalid.
     *
     * @param callable(string): string $fileHash returns the hash of the file at a path
     */
    public static function fromInput(ApplicationInput $input, callable $fileHash): self
    {
        if (preg_match('/^[A-Za-z0-9_-]{16,64}$/', $input->idempotencyKey) === 1) {
            return new self(hash('sha256', "browser|$input->openingId|$input->idempotencyKey"), 0);
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
            hash(
                'sha256',
                (string) json_encode(
                    ['derived', $input->openingId, $input->normalizedEmail(), $values, $hashes],
                    JSON_INVALID_UTF8_SUBSTITUTE,
                ),
            ),
            self::DERIVED_SECONDS
        );
    }
}
