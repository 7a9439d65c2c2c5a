<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;

/** Creates encrypted files in temporary folders, and removes them after each test. */
trait WritesEncryptedFiles
{
    /** @var list<EncryptedFileFactory> */
    private array $fileFactories = [];

    protected function tearDown(): void
    {
        foreach ($this->fileFactories as $files) {
            $files->remove();
        }
        $this->fileFactories = [];
    }

    private static function hasSodium(): bool
    {
        return extension_loaded('sodium');
    }

    private function createEncryptedFiles(
        string $cipher,
        string $scheme = '',
        ?KeyRing $keys = null,
    ): EncryptedFileFactory {
        // PHP as WebAssembly has no sodium.
        $cipher = self::hasSodium() ? $cipher : 'aes';

        return $this->fileFactories[] = new EncryptedFileFactory(
            new CipherSuite($cipher === 'xchacha', true, $cipher === 'xchacha'),
            $keys ?? EncryptedFileFactory::keys(),
            $scheme,
        );
    }

    /** @param callable(string): string $change */
    private function change(EncryptedFileFactory $files, StoredName $name, callable $change): void
    {
        $bytes = (string) file_get_contents($files->path($name));
        $changed = $change($bytes);
        self::assertNotSame($bytes, $changed);
        file_put_contents($files->path($name), $changed);
    }

    /** @param callable(): mixed $work */
    private function assertRefused(FileProblem $problem, callable $work): void
    {
        try {
            $work();
        } catch (UnreadableFileException $failure) {
            self::assertSame($problem, $failure->problem);

            return;
        }
        self::fail('It was not refused.');
    }
}
