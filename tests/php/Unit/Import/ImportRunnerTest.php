<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\HtmlCleaner;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\ImportOutcome;
use CourantDesk\Import\Domain\ImportRecord;
use CourantDesk\Import\Domain\ImportRecordRepository;
use CourantDesk\Import\Domain\ImportReport;
use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\ImportRunner;
use CourantDesk\Import\Domain\PlaceNameParser;
use CourantDesk\Import\Domain\RowConverter;
use CourantDesk\Import\Domain\RowReader;
use CourantDesk\Import\Domain\SectionNames;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningWriter;
use CourantDesk\Openings\Domain\Specification;
use DateTimeImmutable;
use DateTimeZone;
use Generator;
use PHPUnit\Framework\TestCase;

/** Tests the import with an in-memory store; the integration tests use the real store in WordPress. */
final class ImportRunnerTest extends TestCase implements OpeningWriter, ImportRecordRepository
{
    /** @var array<int, OpeningDraft> */
    private array $stored = [];

    /** @var list<int> */
    private array $trashed = [];

    public function save(OpeningDraft $draft, int $id = 0): Result
    {
        $id = $id > 0 ? $id : count($this->stored) + 1;
        $this->stored[$id] = $draft;

        return Result::success($id);
    }

    public function findByMeta(string $key, string $value): int
    {
        foreach ($this->stored as $id => $draft) {
            if (($draft->meta[$key] ?? '') === $value) {
                return $id;
            }
        }

        return 0;
    }

    public function find(string $key): ?ImportRecord
    {
        $id = $this->findByMeta(ImportRecordRepository::KEY_META, $key);
        $marks = $this->stored[$id]->meta ?? [];

        return $id === 0 ? null : new ImportRecord(
            $id,
            $marks[ImportRecordRepository::STAMP_META],
            $marks[ImportRecordRepository::RANK_META],
            in_array($id, $this->trashed, true),
        );
    }

    public function testASecondRunChangesNothing(): void
    {
        $rows = [self::row('1'), self::row('2')];

        self::assertSame(2, $this->import($rows)->count(ImportOutcome::Created));
        $before = $this->stored;
        $again = $this->import($rows);

        self::assertSame(2, $again->count(ImportOutcome::Unchanged));
        self::assertSame($before, $this->stored);
    }

    public function testTheLaterClosingDateOfTwoRowsIsUsedInAnyOrder(): void
    {
        $early = self::row('1', to: '2031-01-31');
        $late = self::row('1', to: '2031-12-31');
        $this->import([$early, $late]);
        $forward = $this->closing();
        $this->stored = [];
        $report = $this->import([$late, $early]);

        self::assertSame(1, $report->count(ImportOutcome::Outdated));
        self::assertSame('2031-12-31 23:59:59', $forward?->format('Y-m-d H:i:s'));
        self::assertEquals($forward, $this->closing());
    }

    public function testTheRowThatItsSourceChangedLastPrecedesALaterClosingDate(): void
    {
        $this->import([self::row('1', to: '2031-12-31', issued: '2026-01-01')]);
        $this->import([self::row('1', to: '2031-06-30', issued: '2026-02-01')]);

        self::assertSame('2031-06-30', $this->stored[1]->closing?->format('Y-m-d'));
    }

    public function testAnEndlessRowClosesLast(): void
    {
        $this->import([self::row('1', to: 'Continuous'), self::row('1', to: '2031-06-30')]);

        self::assertNull($this->stored[1]->closing);
        self::assertSame('publish', $this->stored[1]->status);
    }

    public function testEndedAndInactiveRowsAreExpired(): void
    {
        $this->import([
            self::row('1', to: '2012-01-31'),
            self::row('2', to: '2031-01-31', active: false),
            self::row('3', to: '2031-01-31'),
        ]);

        self::assertSame(['expired', 'expired', 'publish'], array_values(
            array_map(static fn (OpeningDraft $draft): string => $draft->status, $this->stored)
        ));
    }

    public function testANewClosingDateOpensEndedRowsButNotInactiveOnes(): void
    {
        $closing = new DateTimeImmutable('2030-05-31 23:59:59', new DateTimeZone('Europe/Berlin'));
        $options = new ImportOptions(closing: $closing);
        $this->import([self::row('1', to: '2012-01-31'), self::row('2', active: false)], $options);

        self::assertSame('publish', $this->stored[1]->status);
        self::assertEquals($closing, $this->stored[1]->closing);
        self::assertSame('expired', $this->stored[2]->status);
    }

    public function testADryRunReportsAndChangesNothing(): void
    {
        $report = $this->import([self::row('1'), self::row('1'), self::row('2')], new ImportOptions(isDryRun: true));

        self::assertSame([], $this->stored);
        self::assertSame(2, $report->count(ImportOutcome::Created));
        self::assertSame(1, $report->count(ImportOutcome::Unchanged));
    }

    public function testBadRowsAreReportedAndNeverStopTheRest(): void
    {
        $report = $this->import([
            self::row('', title: 'No number'),
            self::row('2', title: ''),
            new Violation('row.unreadable'),
            self::row('4', to: '2031-99-99'),
            self::row('5'),
        ]);

        self::assertSame(4, $report->count(ImportOutcome::Refused));
        self::assertSame(1, $report->count(ImportOutcome::Created));
        self::assertSame(
            ['row.no_identifier', 'row.no_title', 'row.unreadable', 'row.closing_unreadable'],
            array_map(static fn (array $line): string => $line['notes'][0]->code, array_slice($report->lines, 0, 4))
        );
    }

    public function testTrashedOpeningsStayInTheTrash(): void
    {
        $this->import([self::row('1')]);
        $this->trashed = [1];
        $report = $this->import([self::row('1', title: 'New title')]);

        self::assertSame(1, $report->count(ImportOutcome::Trashed));
        self::assertSame('Title', $this->stored[1]->title);
    }

    public function testARunContinuesWhereTheLastPartStopped(): void
    {
        $report = $this->import([self::row('1'), self::row('2'), self::row('3')], new ImportOptions(skip: 2));

        self::assertSame(3, $report->rowsRead);
        self::assertSame(1, $report->count(ImportOutcome::Created));
    }

    public function testTypesDepartmentsAndPlacesBecomeTerms(): void
    {
        $this->import([self::row('1')]);

        self::assertSame([
            'job-category' => ['Medical Officer', 'Veterans Health'],
            'job-type' => ['Full Time'],
            'job-location' => ['Odessa, Texas'],
        ], $this->stored[1]->terms);
    }

    private function closing(): ?DateTimeImmutable
    {
        return $this->stored[1]->closing ?? null;
    }

    private static function row(
        string $id,
        string $title = 'Title',
        string $to = '2031-01-31',
        string $issued = '2026-01-01',
        bool $active = true,
    ): ImportRow {
        return new ImportRow(
            source: 'usajobs',
            id: $id,
            reference: 'REF-' . $id,
            title: $title,
            sections: ['' => '<p>Text</p>'],
            department: 'Veterans Health',
            categories: ['Medical Officer'],
            types: ['Full-Time'],
            places: ['Odessa, TX United States'],
            opensAt: '2012-01-01',
            closesAt: $to,
            issuedAt: $issued,
            isActive: $active,
            salary: null
        );
    }

    /** @param list<ImportRow|Violation> $rows */
    private function import(array $rows, ImportOptions $options = new ImportOptions()): ImportReport
    {
        $source = new class ($rows) implements RowReader {
            /** @param list<ImportRow|Violation> $rows */
            public function __construct(private readonly array $rows)
            {
            }

            public function read(string $path): Generator
            {
                yield from $this->rows;

                return null;
            }
        };
        $plain = new class () implements HtmlCleaner, SectionNames, Clock {
            public function clean(string $html): string
            {
                return $html;
            }

            public function name(string $key): string
            {
                return $key;
            }

            public function now(): DateTimeImmutable
            {
                return new DateTimeImmutable('2026-11-21 12:00', new DateTimeZone('Europe/Berlin'));
            }
        };
        $specifications = array_map(
            static fn (string $taxonomy): Specification => new Specification($taxonomy, $taxonomy),
            ['job-category', 'job-type', 'job-location']
        );
        $rules = new RowConverter($plain, new PlaceNameParser(), $plain, $specifications, new DateTimeZone(
            'Europe/Berlin'
        ));

        return (new ImportRunner($source, $rules, $this, $this, $plain))->run('', $options);
    }
}
