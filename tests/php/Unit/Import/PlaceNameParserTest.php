<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\PlaceNameParser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PlaceNameParserTest extends TestCase
{
    /** @return iterable<string, array{array{string, string, string}|null}> */
    public static function locations(): iterable
    {
        yield 'Dyess AFB, TX United States' => [['Dyess AFB', 'Texas', 'US']];
        yield 'Pentagon, Arlington, VA United States' => [['Pentagon, Arlington', 'Virginia', 'US']];
        yield 'Fulton, MD' => [['Fulton', 'Maryland', 'US']];
        yield 'Lansing, Michigan' => [['Lansing', 'Michigan', 'US']];
        yield 'Okinawa Island Japan' => [['Okinawa Island', '', 'JP']];
        yield 'Various, Michigan' => [['', 'Michigan', 'US']];
        yield 'Atlanta, Georgia' => [['Atlanta', 'Georgia', 'US']];
        yield 'München, Germany' => [['München', '', 'DE']];
        yield '  Washington,   DC  ' => [['Washington', 'District of Columbia', 'US']];
        yield 'Nationwide' => [null];
        yield 'Prisons-Nationwide' => [null];
        yield '22022' => [null];
        yield '' => [null];
    }

    /** @param array{string, string, string}|null $expected */
    #[DataProvider('locations')]
    public function testParsesAsExpected(?array $expected): void
    {
        $place = (new PlaceNameParser())->parse((string) $this->dataName());

        self::assertSame($expected, $place === null ? null : array_values($place->toArray()));
    }
}
