<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\EncryptionKey;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\InvalidKeys;
use CourantDesk\PrivateFiles\Domain\KeyParser;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use SensitiveParameter;

/**
 * The site's keys: those of COURANT_FILE_KEYS, else a random secret in the database, which is another place than the
 * files. The option is read and written past WordPress's option functions, so that the secret is in no object cache.
 */
final class KeyStore
{
    public const OPTION = 'courant_file_secret';

    /** @var array<int, KeyRing> by site: a network switches between them within a request */
    private array $rings = [];

    /** @param mixed $configured the value of COURANT_FILE_KEYS, or null */
    public function __construct(private readonly Sql $sql, #[SensitiveParameter] private readonly mixed $configured)
    {
    }

    /** @throws UnreadableFile when COURANT_FILE_KEYS cannot be used */
    public function ring(): KeyRing
    {
        return $this->rings[get_current_blog_id()] ??= $this->build();
    }

    /** @return list<EncryptionKey> @throws InvalidKeys */
    public function configured(): array
    {
        return (new KeyParser())->parse($this->configured);
    }

    /** Whether the newest key comes from the constant. */
    public function isConfigured(): bool
    {
        return !in_array($this->configured, [null, '', []], true);
    }

    /** Makes the secret in the database, where no constant is set and none is there yet. */
    public function install(): void
    {
        if (!$this->isConfigured() && $this->stored() === []) {
            $this->create();
        }
    }

    /** Adds a new random secret before the present ones, which go on decrypting. */
    public function rotate(): void
    {
        $secrets = [random_bytes(EncryptionKey::BYTES), ...$this->storedSecrets()];
        $this->sql->run('UPDATE %i SET option_value = %s WHERE option_name = %s', $this->sql->core('options'), self::encode($secrets), self::OPTION);
        unset($this->rings[get_current_blog_id()]);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
        unset($this->rings[get_current_blog_id()]);
    }

    private function build(): KeyRing
    {
        try {
            $keys = [...$this->configured(), ...$this->stored()];
        } catch (InvalidKeys $invalid) {
            // Never the database's secret instead: files would be encrypted with a key that the owner does not know of.
            throw new UnreadableFile(FileProblem::KeysInvalid, $invalid->getMessage());
        }
        if ($keys === []) {
            $this->create();
            $keys = $this->stored();
        }

        return $keys === [] ? throw new UnreadableFile(FileProblem::KeyMissing) : new KeyRing($keys);
    }

    /** Two requests may do this at once: the first one's secret stays. */
    private function create(): void
    {
        $this->sql->run(
            "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            $this->sql->core('options'),
            self::OPTION,
            self::encode([random_bytes(EncryptionKey::BYTES)])
        );
        // WordPress may have noted that there is no such option.
        wp_cache_delete('notoptions', 'options');
    }

    /** @return list<EncryptionKey> newest first */
    private function stored(): array
    {
        return array_map(EncryptionKey::fromSecret(...), $this->storedSecrets());
    }

    /** @return list<string> */
    private function storedSecrets(): array
    {
        $value = maybe_unserialize((string) $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $this->sql->core('options'), self::OPTION));
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
     * A list, which WordPress's screen of all options does not show.
     *
     * @param non-empty-list<string> $secrets
     */
    private static function encode(#[SensitiveParameter] array $secrets): string
    {
        return maybe_serialize(['keys' => array_map('base64_encode', $secrets)]);
    }
}
