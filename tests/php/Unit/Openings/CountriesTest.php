<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Import\Domain\PlaceNameParser;
use CourantDesk\Openings\Domain\Countries;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class CountriesTest extends TestCase
{
    #[TestWith(['Germany', 'DE'])]
    #[TestWith([' germany ', 'DE'])]
    #[TestWith(['de', 'DE'])]
    #[TestWith(['GE', 'GE'])]
    #[TestWith(['Georgia', 'GE'])]
    #[TestWith(['USA', 'US'])]
    #[TestWith(['UK', 'GB'])]
    #[TestWith(['Deutschland', 'DE'])]
    #[TestWith(['Österreich', 'AT'])]
    #[TestWith(['Trinidad and Tobago', 'TT'])]
    #[TestWith(['Saint Lucia', 'LC'])]
    #[TestWith(['Germ', ''])]
    #[TestWith(['ZZ', ''])]
    #[TestWith(['Atlantis', ''])]
    #[TestWith(['', ''])]
    public function testACountryIsFoundByCodeAndByName(string $text, string $code): void
    {
        self::assertSame($code, Countries::find($text, [['DE' => 'Deutschland', 'AT' => 'Österreich']]));
    }

    public function testAllCodesOfTheStandardExist(): void
    {
        $codes = 0;
        foreach (Countries::NAMES as $code => $name) {
            $codes++;
            self::assertMatchesRegularExpression('/^[A-Z]{2}$/D', $code);
            self::assertSame($code, Countries::find($name));
        }
        self::assertSame(249, $codes);
    }

    #[TestWith(['Lima, Peru', 'Lima', '', 'PE'])]
    #[TestWith(['Atlanta, Georgia', 'Atlanta', 'Georgia', 'US'])]
    #[TestWith(['Newark, New Jersey', 'Newark', 'New Jersey', 'US'])]
    #[TestWith(['Kiel, Schleswig-Holstein, Germany', 'Kiel', 'Schleswig-Holstein', 'DE'])]
    public function testAnImportReadsTheCountryAfterTheLastComma(
        string $location,
        string $city,
        string $region,
        string $country,
    ): void {
        self::assertSame(
            ['city' => $city, 'region' => $region, 'country' => $country],
            (new PlaceNameParser())->parse($location)?->toArray(),
        );
    }
}
