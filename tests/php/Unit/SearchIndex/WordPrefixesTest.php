<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\WordPrefixes;
use PHPUnit\Framework\TestCase;

final class WordPrefixesTest extends TestCase
{
    public function testReturnsAllStoredPrefixesOfAWord(): void
    {
        $stored = self::findStored('re', 'ref', 'ref1', 'se', 'ref12345');

        self::assertSame(['re', 'ref', 'ref1'], self::names(
            WordPrefixes::forKeys([SetKey::forWord('ref12'), 'termx7'], $stored)
        ));
        self::assertSame(
            ['re', 'ref'],
            self::names(WordPrefixes::forKeys([SetKey::forWord('ref')], $stored)),
            'A word is its own prefix.',
        );
        self::assertSame(['se', 're'], self::names(
            WordPrefixes::forKeys([SetKey::forWord('senior'), SetKey::forWord('rest'), SetKey::forWord('r')], $stored)
        ));
        self::assertSame([], WordPrefixes::forKeys([SetKey::forWord('ref12')], []));
    }

    public function testSeparatesTitleWords(): void
    {
        $stored = [SetKey::forPrefix(SetKey::forTitleWord('re')) => 1];

        self::assertSame($stored, array_map(
            'intval',
            WordPrefixes::forKeys([SetKey::forTitleWord('rest'), SetKey::forWord('rest')], $stored),
        ));
    }

    public function testDoesNotSplitMultibyteCharacters(): void
    {
        $stored = self::findStored('ж', 'жу', '寿');

        self::assertSame(['ж', 'жу'], self::names(WordPrefixes::forKeys([SetKey::forWord('журналист')], $stored)));
        self::assertSame(['寿'], self::names(WordPrefixes::forKeys([SetKey::forWord('寿司')], $stored)));
    }

    public function testLimitsThePrefixLength(): void
    {
        $long = str_repeat('a', 40);
        $stored = self::findStored(
            ...array_map(static fn (int $length): string => substr($long, 0, $length), range(2, 40))
        );

        self::assertCount(
            WordPrefixes::MAX_BYTES - WordPrefixes::MIN_BYTES + 1,
            WordPrefixes::forKeys([SetKey::forWord($long)], $stored),
        );
    }

    /** @return array<string, int> */
    private static function findStored(string ...$prefixes): array
    {
        return array_fill_keys(
            array_map(static fn (string $prefix): string => SetKey::forPrefix(SetKey::forWord($prefix)), $prefixes),
            1,
        );
    }

    /**
     * @param array<string, true> $keys
     * @return list<string>
     */
    private static function names(array $keys): array
    {
        return array_map(static fn (string $key): string => (string) hex2bin(substr($key, 2)), array_keys($keys));
    }
}
