<?php

declare(strict_types=1);

namespace CourantTests\Unit\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\EncryptionKey;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use CourantDesk\PrivateFiles\Storage\EncryptedFileReader;
use CourantDesk\PrivateFiles\Storage\EncryptedFileWriter;
use CourantTests\Support\PrivateFiles\EncryptedFileFactory;
use CourantTests\Support\PrivateFiles\StrictStream;
use CourantTests\Support\PrivateFiles\WritesEncryptedFiles;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RuntimeException;

/** Tests the format of encrypted files: round trips, ranges, and every kind of damage. */
final class EncryptedFileTest extends TestCase
{
    use WritesEncryptedFiles;

    private const CHUNK = FileHeader::CHUNK_BYTES;
    private const HEADER_OFFSETS = [
        'magic' => 0, 'version' => 8, 'cipher' => 9, 'zero' => 10, 'chunk size' => 14, 'length' => 23, 'file id' => 40,
        'salt' => 60, 'nonce' => 90, 'reserved' => 105, 'checksum' => 120,
    ];
    private const SEALED = self::CHUNK + 16;

    /** @return iterable<string, array{string, string}> cipher and scheme */
    public static function settings(): iterable
    {
        yield 'XChaCha20-Poly1305, folder' => ['xchacha', ''];
        yield 'AES-256-GCM, folder' => ['aes', ''];
        yield 'XChaCha20-Poly1305, stream wrapper' => ['xchacha', 'strict://'];
        yield 'AES-256-GCM, stream wrapper' => ['aes', 'strict://'];
    }

    #[DataProvider('settings')]
    public function testEverySizeAndRangeDecryptsToThePlaintext(string $cipher, string $scheme): void
    {
        StrictStream::register();
        StrictStream::refusals();
        mt_srand(16);
        $files = $this->createEncryptedFiles($cipher, $scheme);
        foreach (
            [0, 1, 4095, self::CHUNK - 1, self::CHUNK, self::CHUNK + 1, 2 * self::CHUNK, 3 * self::CHUNK + 17] as $size
        ) {
            $plaintext = $size === 0 ? '' : random_bytes($size);
            $name = $files->write($plaintext);
            self::assertSame(sha1($plaintext), sha1($files->read($name)), "$size bytes");
            $chunks = max(1, (int) ceil($size / self::CHUNK));
            self::assertSame(FileHeader::BYTES + $size + 16 * $chunks, filesize($files->path($name)));
            for ($try = 0; $try < 24; $try++) {
                // Mostly near chunk boundaries, where mistakes are likely.
                $from = $try % 2 === 0
                    ? mt_rand(0, $size)
                    : max(0, intdiv($size, self::CHUNK) * self::CHUNK + mt_rand(-2, 2));
                $length = $try % 3 === 0 ? null : mt_rand(1, $try % 3 === 1 ? 5 : 2 * self::CHUNK);
                $expected = substr($plaintext, $from, $length);
                self::assertSame(
                    sha1($expected), sha1($files->read($name, $from, $length)),
                    "$size bytes from $from, " . ($length ?? 'all'),
                );
            }
        }
        self::assertSame([], StrictStream::refusals(), 'only what object stores have was used');
    }

    public function testARangeReadsOnlyItsChunks(): void
    {
        $files = $this->createEncryptedFiles('xchacha');
        $plaintext = random_bytes(4 * self::CHUNK);
        $name = $files->write($plaintext);
        $this->change($files, $name, static fn (string $bytes): string => substr_replace(
            $bytes, 'x', FileHeader::BYTES + 3 * self::SEALED + 5, 1,
        ));

        self::assertSame(
            substr($plaintext, self::CHUNK + 3, 50), $files->read($name, self::CHUNK + 3, 50),
            'a damaged chunk elsewhere is not read',
        );
        $this->assertRefused(FileProblem::Damaged, fn (): string => $files->read($name, 3 * self::CHUNK, 1));
    }

    public function testEqualContentIsEncryptedDifferentlyEachTime(): void
    {
        $files = $this->createEncryptedFiles('xchacha');
        $first = (string) file_get_contents($files->path($files->write('the same')));
        $second = (string) file_get_contents($files->path($files->write('the same')));

        self::assertStringNotContainsString('the same', $first . $second);
        self::assertNotSame(substr($first, 52, 48), substr($second, 52, 48), 'salt and nonce');
        self::assertNotSame(substr($first, FileHeader::BYTES), substr($second, FileHeader::BYTES));
        foreach (['xchacha', 'aes'] as $cipher) {
            $files = $this->createEncryptedFiles($cipher);
            $written = (string) file_get_contents($files->path($files->write(str_repeat('a', 3 * self::CHUNK))));
            $chunks = str_split(substr($written, FileHeader::BYTES), self::SEALED);
            self::assertCount(
                3, array_unique(array_map(static fn (string $chunk): string => substr($chunk, 0, 100), $chunks)),
                'a nonce for each chunk',
            );
        }
    }

    /** @return iterable<string, array{callable(string, string): string}> damages the file, given another one too */
    public static function damages(): iterable
    {
        $chunk = static fn (string $bytes, int $index): string
            => substr($bytes, FileHeader::BYTES + $index * self::SEALED, self::SEALED);
        $header = static fn (string $bytes): string => substr($bytes, 0, FileHeader::BYTES);
        $checksummed = static fn (string $header): string
            => substr($header, 0, 112) . substr(hash('sha256', substr($header, 0, 112), true), 0, 16);
        $flip = static fn (string $bytes, int $at): string => substr_replace($bytes, chr(ord($bytes[$at]) ^ 1), $at, 1);

        yield 'emptied' => [static fn (string $file): string => ''];

        yield 'the header cut' => [static fn (string $file): string => substr($file, 0, 100)];
        foreach ([0, 1, 2] as $index) {
            yield "cut before chunk $index" =>
                [static fn (string $file): string => substr($file, 0, FileHeader::BYTES + $index * self::SEALED)];
            yield "cut after the content of chunk $index" => [static fn (string $file): string => substr(
                $file, 0, min(strlen($file), FileHeader::BYTES + ($index + 1) * self::SEALED) - 16,
            )];
        }
        yield 'last byte missing' => [static fn (string $file): string => substr($file, 0, -1)];
        yield 'a byte appended' => [static fn (string $file): string => $file . "\0"];
        yield 'the last chunk appended twice' =>
            [static fn (string $file): string => $file . substr($file, FileHeader::BYTES + 2 * self::SEALED)];
        yield 'shortened in the header too' => [static fn (string $file): string => $checksummed(
            substr_replace($file, pack('J', 2 * self::CHUNK), 16, 8)
        ) . substr($file, FileHeader::BYTES, 2 * self::SEALED)];
        yield 'chunks swapped' => [
            static fn (string $file): string => $header($file) . $chunk($file, 1) . $chunk($file, 0) . $chunk($file, 2),
        ];
        yield 'a chunk twice' => [
            static fn (string $file): string => $header($file) . $chunk($file, 0) . $chunk($file, 0) . $chunk($file, 2),
        ];
        yield 'another file\'s chunk' => [
            static fn (string $file, string $other): string
                => $header($file) . $chunk($file, 0) . $chunk($other, 1) . $chunk($file, 2),
        ];
        yield 'another file\'s header' =>
            [static fn (string $file, string $other): string => $header($other) . substr($file, FileHeader::BYTES)];
        yield 'another file' => [static fn (string $file, string $other): string => $other];
        yield 'another file with its id' => [static fn (string $file, string $other): string => $checksummed(
            substr_replace($header($other), substr($file, 32, 20), 32, 20)
        ) . substr($other, FileHeader::BYTES)];
        yield 'the plaintext' => [static fn (string $file): string => str_repeat('%PDF', 50_000)];
        foreach (self::HEADER_OFFSETS as $field => $at) {
            yield "a bit of the header: $field" => [static fn (string $file): string => $flip($file, $at)];
            if ($at < 112 && $at > 7) {
                yield "a bit of the header and its checksum: $field" => [
                    static fn (string $file): string
                        => $checksummed($flip($file, $at)) . substr($file, FileHeader::BYTES),
                ];
            }
        }
        foreach ([0, 1, 2] as $index) {
            yield "a bit of chunk $index" =>
                [static fn (string $file): string => $flip($file, FileHeader::BYTES + $index * self::SEALED + 7)];
        }
        yield 'a bit of a tag' =>
            [static fn (string $file): string => $flip($file, FileHeader::BYTES + self::SEALED - 3)];
        yield 'a bit of the last tag' => [static fn (string $file): string => $flip($file, strlen($file) - 1)];
    }

    /** @param callable(string, string): string $damage */
    #[DataProvider('damages')]
    public function testDamagedFilesAreRejected(callable $damage): void
    {
        StrictStream::register();
        foreach (self::hasSodium() ? ['xchacha', 'aes'] : ['aes'] as $cipher) {
            foreach (['', 'strict://'] as $scheme) {
                $files = $this->createEncryptedFiles($cipher, $scheme);
                $plaintext = random_bytes(2 * self::CHUNK + 1000);
                $name = $files->write($plaintext);
                $other = (string) file_get_contents($files->path($files->write(random_bytes(2 * self::CHUNK + 1000))));
                $this->change($files, $name, static fn (string $bytes): string => $damage($bytes, $other));

                $received = '';
                $problem = null;
                try {
                    foreach ($files->reader()->read($files->location, $name) as $piece) {
                        $received .= $piece;
                    }
                } catch (UnreadableFileException $failure) {
                    $problem = $failure->problem;
                }

                self::assertSame(FileProblem::Damaged, $problem, "$cipher $scheme");
                self::assertTrue(str_starts_with($plaintext, $received), 'nothing wrong was given out before');
                self::assertLessThan(strlen($plaintext), strlen($received), 'nor all of it');
            }
        }
    }

    public function testAWrongOrMissingKeyIsReported(): void
    {
        $old = EncryptionKey::fromSecret(random_bytes(32));
        $new = EncryptionKey::fromSecret(random_bytes(32));
        $files = $this->createEncryptedFiles('xchacha', '', EncryptedFileFactory::keys($old));
        $name = $files->write('words');
        $rotated = new EncryptedFileReader($files->ciphers, new KeyRing([$new, $old]));

        self::assertSame(['words'], [...$rotated->read($files->location, $name)]);
        $this->assertRefused(FileProblem::KeyMissing, fn (): array => [
            ...(new EncryptedFileReader($files->ciphers, new KeyRing([$new])))->read($files->location, $name),
        ]);
        $this->change($files, $name, static function (string $bytes) use ($new): string {
            $header = substr_replace(substr($bytes, 0, 112), $new->id, 24, 8);

            return $header . substr(hash('sha256', $header, true), 0, 16) . substr($bytes, FileHeader::BYTES);
        });
        $this->assertRefused(FileProblem::Damaged, fn (): array => [...$rotated->read($files->location, $name)]);
    }

    public function testAMissingCipherIsReported(): void
    {
        $files = $this->createEncryptedFiles('aes');
        $name = $files->write('words');
        $without = new EncryptedFileReader(new CipherSuite(true, false, true), $files->keys);

        $this->assertRefused(FileProblem::CipherMissing, fn (): array => [...$without->read($files->location, $name)]);
    }

    public function testAMissingFileIsMissing(): void
    {
        $files = $this->createEncryptedFiles('xchacha');

        $this->assertRefused(FileProblem::Missing, fn (): string => $files->read(StoredName::create(1)));
    }

    /** @return iterable<string, array{int}> */
    public static function wrongLengths(): iterable
    {
        yield 'shorter than declared' => [70_000];
        yield 'longer than declared' => [69_998];
        yield 'one chunk too many' => [4000];
    }

    #[DataProvider('wrongLengths')]
    public function testContentOfAnotherLengthThanDeclaredLeavesNothing(int $stated): void
    {
        $files = $this->createEncryptedFiles('xchacha');
        $name = StoredName::create(1);
        try {
            (new EncryptedFileWriter($files->ciphers, $files->keys))
                ->write($files->location, $name, [str_repeat('x', 69_999)], $stated);
            self::fail('written');
        } catch (RuntimeException) {
            self::assertFileDoesNotExist($files->path($name));
        }
    }

    public function testAnExistingFileIsNeverOverwritten(): void
    {
        $files = $this->createEncryptedFiles('xchacha');
        $name = $files->write('first');
        try {
            (new EncryptedFileWriter($files->ciphers, $files->keys))->write($files->location, $name, ['other'], 5);
            self::fail('overwritten');
        } catch (RuntimeException) {
            self::assertSame('first', $files->read($name));
        }
    }

    public function testAHundredMegabytesUseLittleMemory(): void
    {
        $files = $this->createEncryptedFiles('xchacha');
        $piece = random_bytes(self::CHUNK);
        $before = memory_get_usage();
        $peak = $before;
        $pieces = static function () use ($piece, &$peak): iterable {
            for ($n = 0; $n < 1600; $n++) {
                yield $piece;
                $peak = max($peak, memory_get_usage());
            }
        };
        $name = StoredName::create(1);
        (new EncryptedFileWriter($files->ciphers, $files->keys))
            ->write($files->location, $name, $pieces(), 1600 * self::CHUNK);
        foreach ($files->reader()->read($files->location, $name, 50_000_000) as $read) {
            $peak = max($peak, memory_get_usage());
            unset($read);
        }

        self::assertGreaterThan($before, $peak);
        self::assertLessThan(2 * 1024 * 1024, $peak - $before);
    }
}
