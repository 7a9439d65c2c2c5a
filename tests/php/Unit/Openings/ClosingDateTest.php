<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\ClosingDate;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ClosingDateTest extends TestCase
{
    /**
     * @return array<string, array{string, bool, string, string, string, string}> at, listed, date, agreed; expected at,
     *     date
     */
    public static function changedFields(): array
    {
        return [
            'nothing is set' => ['', false, '', '', '', ''],
            'the field of WP Job Openings alone means the end of that day' => [
                '', true, '2026-12-01', '', '2026-12-01T23:59', '2026-12-01',
            ],
            'ours alone' => ['2026-12-01T17:00', false, '', '', '2026-12-01T17:00', '2026-12-01'],
            'in step' => ['2026-12-01T17:00', true, '2026-12-01', '2026-12-01T17:00', '2026-12-01T17:00', '2026-12-01'],
            'the field of WP Job Openings changed' => [
                '2026-12-01T17:00', true, '2026-12-05', '2026-12-01T17:00', '2026-12-05T23:59', '2026-12-05',
            ],
            'ours moved' => [
                '2026-12-09T08:30', true, '2026-12-01', '2026-12-01T17:00', '2026-12-09T08:30', '2026-12-09',
            ],
            'both changed: our field has priority' => [
                '2026-12-09T08:30', true, '2026-12-24', '2026-12-01T17:00', '2026-12-09T08:30', '2026-12-09',
            ],
            'the field of WP Job Openings was unchecked' => [
                '2026-12-01T17:00', false, '2026-12-01', '2026-12-01T17:00', '', '',
            ],
            'our field was cleared' => ['', true, '2026-12-01', '2026-12-01T17:00', '', ''],
            'a date that does not exist is none' => ['', true, '2026-02-30', '', '', ''],
            'invalid input is ignored' => ['tomorrow', true, 'soon', '', '', ''],
        ];
    }

    #[DataProvider('changedFields')]
    public function testTheChangedFieldHasPriority(
        string $at,
        bool $listed,
        string $date,
        string $agreed,
        string $wantedAt,
        string $wantedDate,
    ): void {
        $record = ClosingDate::reconcile($at, $listed, $date, $agreed);

        self::assertSame([$wantedAt, $wantedDate], [$record->dateTime, $record->date]);
    }

    public function testTheLastMinuteOfADayLastsToItsLastSecond(): void
    {
        $zone = new DateTimeZone('Europe/Berlin');

        self::assertSame('2026-12-01T23:59:59+01:00', ClosingDate::fromString('2026-12-01T23:59')->toDateTime(
            $zone
        )?->format('c'));
        self::assertSame('2026-07-01T17:00:00+02:00', ClosingDate::fromString('2026-07-01T17:00')->toDateTime(
            $zone
        )?->format('c'));
        self::assertNull(ClosingDate::fromString('')->toDateTime($zone));
    }

    public function testATimeOfAnotherZoneIsConvertedToTheTimeZoneOfTheSite(): void
    {
        $moment = new DateTimeImmutable('2026-12-01T23:30:00+00:00');

        self::assertSame('2026-12-02T00:30', ClosingDate::fromDateTime($moment, new DateTimeZone(
            'Europe/Berlin'
        ))->dateTime);
        self::assertSame('', ClosingDate::fromDateTime(null, new DateTimeZone('UTC'))->dateTime);
    }

    public function testTimesAreReadInFieldAndTextFormats(): void
    {
        self::assertSame('2026-12-01T17:00', ClosingDate::normalizeDateTime('2026-12-01 17:00:30'));
        self::assertSame('2026-12-01T23:59', ClosingDate::normalizeDateTime('2026-12-01'));
        self::assertSame('', ClosingDate::normalizeDateTime('2026-12-01T24:00'));
        self::assertSame('', ClosingDate::normalizeDateTime('2026-13-01T10:00'));
    }

    /**
     * Clocks go forward at 2 o'clock on 29 March and back at 3 o'clock on 25 October: each local time is read as one
     * moment, the later of two.
     */
    public function testATimeIsReadInTheTimeZoneOfTheSiteAlsoAtDaylightSavingChanges(): void
    {
        $zone = new DateTimeZone('Europe/Berlin');
        $utc = static fn (string $at): string => (string) ClosingDate::fromString($at)->toDateTime($zone)?->setTimezone(
            new DateTimeZone('UTC')
        )->format('m-d H:i:s');

        self::assertSame(
            [
                '03-28 16:00:00', '03-29 15:00:00', '03-29 01:30:00', '10-25 01:30:00', '10-25 22:59:59',
                '03-29 21:59:59',
            ],
            array_map($utc, [
                '2026-03-28T17:00', '2026-03-29T17:00', '2026-03-29T02:30', '2026-10-25T02:30', '2026-10-25T23:59',
                '2026-03-29T23:59',
            ])
        );
        self::assertSame(
            '2026-03-29T17:00',
            ClosingDate::fromDateTime(new DateTimeImmutable('2026-03-29 15:00 UTC'), $zone)->dateTime,
        );
    }
}
