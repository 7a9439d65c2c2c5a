<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Domain;

use SensitiveParameter;

/** Parses the COURANT_FILE_KEYS constant: an array, or a comma-separated string, of keys in base64 or hexadecimal. */
final class KeyParser
{
    /**
     * @return list<EncryptionKey> newest first; empty when nothing is configured
     * @throws InvalidKeysException
     */
    public function parse(#[SensitiveParameter] mixed $configured): array
    {
        if (is_string($configured)) {
            $configured = trim($configured) === '' ? [] : explode(',', $configured);
        }
        if ($configured === null || $configured === []) {
            return [];
        }
        if (!is_array($configured)) {
            throw new InvalidKeysException('The value must be a list or a text.');
        }
        $keys = [];
        foreach (array_values($configured) as $index => $configuredKey) {
            $secret = is_string($configuredKey) ? self::decode(trim($configuredKey)) : null;
            if ($secret === null) {
                throw new InvalidKeysException(
                    sprintf('Key %d is not 32 bytes in base64 (44 characters) or hexadecimal (64 characters).', $index + 1)
                );
            }
            if (strlen(count_chars($secret, 3)) < 8) {
                throw new InvalidKeysException(sprintf('Key %d is not random.', $index + 1));
            }
            $key = EncryptionKey::fromSecret($secret);
            $keys[$key->id] ??= $key;
        }

        return array_values($keys);
    }

    private static function decode(#[SensitiveParameter] string $text): ?string
    {
        if (preg_match('/^[0-9a-f]{64}$/iD', $text) === 1) {
            $secret = hex2bin($text);
        } elseif (preg_match('#^[A-Za-z0-9+/_-]{43}=?$#D', $text) === 1) {
            $secret = base64_decode(strtr($text, '-_', '+/'), true);
        } else {
            return null;
        }

        return is_string($secret) && strlen($secret) === EncryptionKey::BYTES ? $secret : null;
    }
}
