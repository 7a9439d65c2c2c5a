<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Listings\Domain\Search\Beginnings;
use CourantDesk\Listings\Domain\Search\Key;
use PHPUnit\Framework\TestCase;

final class BeginningsTest extends TestCase
{
    public function testAWordIsInEverySetThatItBeginsLike(): void
    {
        $kept = self::kept('re', 'ref', 'ref1', 'se', 'ref12345');

        self::assertSame(['re', 'ref', 'ref1'], self::names(Beginnings::of([Key::word('ref12'), 'termx7'], $kept)));
        self::assertSame(['re', 'ref'], self::names(Beginnings::of([Key::word('ref')], $kept)), 'A word begins like itself.');
        self::assertSame(['se', 're'], self::names(Beginnings::of([Key::word('senior'), Key::word('rest'), Key::word('r')], $kept)));
        self::assertSame([], Beginnings::of([Key::word('ref12')], []));
    }

    public function testTitlesHaveSetsOfTheirOwn(): void
    {
        $kept = [Key::beginning(Key::title('re')) => 1];

        self::assertSame($kept, array_map('intval', Beginnings::of([Key::title('rest'), Key::word('rest')], $kept)));
    }

    public function testASignOfSeveralBytesIsWholeOrNotThere(): void
    {
        $kept = self::kept('ж', 'жу', '寿');

        self::assertSame(['ж', 'жу'], self::names(Beginnings::of([Key::word('журналист')], $kept)));
        self::assertSame(['寿'], self::names(Beginnings::of([Key::word('寿司')], $kept)));
    }

    public function testOnlyWordsOfSomeLengthAreToldApart(): void
    {
        $long = str_repeat('a', 40);
        $kept = self::kept(...array_map(static fn (int $length): string => substr($long, 0, $length), range(2, 40)));

        self::assertCount(Beginnings::LONGEST - Beginnings::SHORTEST + 1, Beginnings::of([Key::word($long)], $kept));
    }

    /** @return array<string, int> */
    private static function kept(string ...$beginnings): array
    {
        return array_fill_keys(array_map(static fn (string $one): string => Key::beginning(Key::word($one)), $beginnings), 1);
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
