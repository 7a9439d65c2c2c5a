<?php

declare(strict_types=1);

namespace CourantTests\Unit\Recruiting;

use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Domain\Mentions;
use DateTimeZone;
use PHPUnit\Framework\TestCase;

final class TagAndMentionTest extends TestCase
{
    public function testTagsThatDifferInSpellingOnlyAreTheSame(): void
    {
        foreach (['Zürich, Nord', ' zurich  NORD ', 'Zürich-Nord'] as $name) {
            self::assertSame('zurich-nord', ApplicationTag::fromName($name)?->slug, $name);
        }
        self::assertSame('Zürich, Nord', ApplicationTag::fromName(' Zürich,  Nord')?->name);
        foreach (['', ' , ', str_repeat('ä', 41)] as $name) {
            self::assertNull(ApplicationTag::fromName($name), $name);
        }
    }

    public function testMentionsAreFoundOncePerUserAndNotInAddresses(): void
    {
        $names = [3 => 'ada-lovelace', 5 => 'grace', 7 => '42'];

        self::assertSame([5, 3], Mentions::find("@Grace: ask (@ada-lovelace) or @grace.\n", $names));
        self::assertSame([7], Mentions::find('@42', $names));
        self::assertSame([3], Mentions::find('See @ada-lovelace-', $names));
        self::assertSame([], Mentions::find('a@grace.example @gracehopper https://site.test/@grace', $names));
    }

    public function testThePositionOfAPageIsParsedStrictly(): void
    {
        $before = static fn (mixed $value): ?array
            => ApplicationQuery::fromArray(['before' => $value], new DateTimeZone('UTC'))->before;

        self::assertSame([1764070000, 42], $before('1764070000-42'));
        foreach (['', '42', '1-2-3', "1-2\n", 'a-1', ['1-2']] as $value) {
            self::assertNull($before($value));
        }
    }
}
