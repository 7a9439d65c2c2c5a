<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\DownloadSignature;
use CourantDesk\PrivateFiles\Domain\EncryptionKey;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\InvalidKeysException;
use CourantDesk\PrivateFiles\Domain\KeyParser;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use SensitiveParameter;

/**
 * Reads and writes the site's keys: those of COURANT_FILE_KEYS, otherwise a random secret in the database, which is
 * stored separately from the files. The option is read and written without WordPress's option functions, so that no
 * object cache contains the secret.
 */
final class KeyRepository
{
    public const OPTION = 'courant_file_secret';

    /** @var array<int, KeyRing> by site ID, because a request can switch between sites of a network */
    private array $rings = [];

    /** @param mixed $configured value of COURANT_FILE_KEYS, or null */
    public function __construct(private readonly Sql $sql, #[SensitiveParameter] private readonly mixed $configured)
    {
    }

    /** @throws UnreadableFileException when COURANT_FILE_KEYS is invalid */
    public function keyRing(): KeyRing
    {
        return $this->rings[get_current_blog_id()] ??= $this->createKeyRing();
    }

    public function downloadSignature(): DownloadSignature
    {
        return new DownloadSignature($this->keyRing(...));
    }

    /** @return list<EncryptionKey> @throws InvalidKeysException */
    public function configuredKeys(): array
    {
        return (new KeyParser())->parse($this->configured);
    }

    /** Checks whether the newest key is from the constant. */
    public function isConfigured(): bool
    {
        return !in_array($this->configured, [null, '', []], true);
    }

    /** Creates the secret in the database, if neither the constant nor a secret exists. */
    public function createSecretIfMissing(): void
    {
        if (!$this->isConfigured() && $this->storedKeys() === []) {
            $this->createSecret();
        }
    }

    /** Adds a new random secret before the existing ones, which are still used for decryption. */
    public function rotate(): void
    {
        $secrets = [random_bytes(EncryptionKey::BYTES), ...$this->storedSecrets()];
        $this->sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::encodeSecrets($secrets),
            self::OPTION,
        );
        unset($this->rings[get_current_blog_id()]);
    }

    public function delete(): void
    {
        delete_option(self::OPTION);
        unset($this->rings[get_current_blog_id()]);
    }

    private function createKeyRing(): KeyRing
    {
        try {
            $keys = [...$this->configuredKeys(), ...$this->storedKeys()];
        } catch (InvalidKeysException $invalid) {
            // There is no fallback to the secret in the database, because the site owner expects files to be encrypted
            // with the configured key.
            throw new UnreadableFileException(FileProblem::KeysInvalid, $invalid->getMessage());
        }
        if ($keys === []) {
            $this->createSecret();
            $keys = $this->storedKeys();
        }

        return $keys === [] ? throw new UnreadableFileException(FileProblem::KeyMissing) : new KeyRing($keys);
    }

    /** Creates the secret. If two requests do this at the same time, the secret of the first one is kept. */
    private function createSecret(): void
    {
        $this->sql->execute(
            "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            $this->sql->coreTable('options'),
            self::OPTION,
            self::encodeSecrets([random_bytes(EncryptionKey::BYTES)])
        );
        // Clears the cached information that the option does not exist.
        wp_cache_delete('notoptions', 'options');
    }

    /** @return list<EncryptionKey> newest first */
    private function storedKeys(): array
    {
        return array_map(EncryptionKey::fromSecret(...), $this->storedSecrets());
    }

    /** @return list<string> */
    private function storedSecrets(): array
    {
        $value = maybe_unserialize((string) $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::OPTION,
        ));
        $secrets = [];
        foreach (is_array($value) && is_array($value['keys'] ?? null) ? $value['keys'] : [] as $text) {
            $secret = is_string($text) ? base64_decode($text, true) : false;
            if (is_string($secret) && strlen($secret) === EncryptionKey::BYTES) {
                $secrets[] = $secret;
            }
        }

        return $secrets;
    }

    /**
     * Encodes the secrets as an array, which the screen options.php does not show.
     *
     * @param non-empty-list<string> $secrets
     */
    private static function encodeSecrets(#[SensitiveParameter] array $secrets): string
    {
        return maybe_serialize(['keys' => array_map('base64_encode', $secrets)]);
    }
}
