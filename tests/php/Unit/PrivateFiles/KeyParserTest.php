<?php

declare(strict_types=1);

namespace CourantTests\Unit\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\EncryptionKey;
use CourantDesk\PrivateFiles\Domain\InvalidKeysException;
use CourantDesk\PrivateFiles\Domain\KeyParser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class KeyParserTest extends TestCase
{
    private const ONE = 'c5f1a3e40b7d9268f0e1d2c3b4a5968778695a4b3c2d1e0f8192a3b4c5d6e7f8';
    private const TWO = '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20';

    public function testAListOrTextInBase64OrHexadecimalIsReadNewestFirst(): void
    {
        $expected = [self::id(self::ONE), self::id(self::TWO)];
        $base64 = base64_encode((string) hex2bin(self::TWO));
        foreach (
            [
                [self::ONE, self::TWO],
                self::ONE . ', ' . self::TWO,
                [strtoupper(self::ONE), $base64],
                self::ONE . ',' . rtrim(strtr($base64, '+/', '-_'), '='),
                [self::ONE, self::TWO, self::ONE],
            ] as $configured
        ) {
            self::assertSame($expected, array_map(
                static fn (EncryptionKey $key): string => $key->label(),
                (new KeyParser())->parse($configured),
            ));
        }
        self::assertSame([[], [], []], array_map([new KeyParser(), 'parse'], [null, '', []]));
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function invalid(): iterable
    {
        yield 'a number' => [42, 'list or a text'];
        yield 'too short' => [[self::ONE, 'c5f1a3'], 'Key 2'];
        yield 'a password' => ['correct horse battery staple correct horse b', 'Key 1'];
        yield 'not text' => [[[self::ONE]], 'Key 1'];
        yield 'nothing between commas' => [self::ONE . ',,' . self::TWO, 'Key 2'];
        yield 'not random' => [str_repeat('0', 64), 'not random'];
    }

    #[DataProvider('invalid')]
    public function testInvalidKeysAreReportedByPositionAndNeverShown(mixed $configured, string $message): void
    {
        try {
            (new KeyParser())->parse($configured);
            self::fail('accepted');
        } catch (InvalidKeysException $invalid) {
            self::assertStringContainsString($message, $invalid->getMessage());
            self::assertStringNotContainsString('c5f1', $invalid->getMessage());
        }
    }

    public function testAKeyIsNotInDumps(): void
    {
        $secret = random_bytes(32);
        ob_start();
        var_dump(EncryptionKey::fromSecret($secret));

        self::assertStringNotContainsString($secret, (string) ob_get_clean());
    }

    private static function id(string $hex): string
    {
        return EncryptionKey::fromSecret((string) hex2bin($hex))->label();
    }
}
