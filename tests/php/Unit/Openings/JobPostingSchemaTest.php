<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\JobPosting;
use CourantDesk\Openings\Domain\JobPostingCheck;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Compares the output for eight kinds of openings with the files of the same names in tests/fixtures/jobs/postings.
 * A validator of search engines' rules checks those files (tests/js/tools/postings.test.mjs).
 */
final class JobPostingSchemaTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../../fixtures/jobs/postings/';

    /** @return array<string, array{Opening}> */
    public static function shapes(): array
    {
        $kiel = new Place('Kiel', 'Schleswig-Holstein', 'DE');
        $year = new Salary(40000.0, 50000.0, 'EUR', SalaryUnit::Year);

        return [
            'on site' => [self::opening([$kiel])],
            'hybrid in one location' => [self::opening([$kiel], WorkMode::Hybrid)],
            'remote from two countries' => [self::opening([], WorkMode::Remote, ['DE', 'FR'])],
            'remote from the country of its office' => [self::opening([$kiel], WorkMode::Remote)],
            'in several locations' => [self::opening([$kiel, new Place('Aarhus', '', 'DK')])],
            'paid a range by the year' => [self::opening([$kiel], salary: $year)],
            'paid one amount by the hour' => [
                self::opening([$kiel], salary: new Salary(17.5, 17.5, 'EUR', SalaryUnit::Hour)),
            ],
            'with every field' => [self::opening(
                [$kiel],
                salary: $year,
                requirements: new Requirements(Education::Bachelor, 24, true),
            )],
        ];
    }

    #[DataProvider('shapes')]
    public function testEachShapeIsTheFileThatTheValidatorReads(Opening $opening): void
    {
        $posting = $this->describe($opening);
        $json = json_encode(
            $posting,
            JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR,
        );

        self::assertJsonStringEqualsJsonFile(self::FIXTURES . $this->dataName() . '.json', $json);
        self::assertSame([], JobPostingCheck::fromPosting($posting)->missingRequired);
    }

    public function testTheFixturesMatchTheShapes(): void
    {
        $found = glob(self::FIXTURES . '*.json');
        $files = array_map(
            static fn (string $file): string => basename($file, '.json'),
            $found === false ? [] : $found,
        );
        $shapes = array_keys(self::shapes());
        sort($shapes);

        self::assertSame($shapes, $files);
    }

    public function testMissingFieldsAreReported(): void
    {
        $bare = JobPostingCheck::fromPosting($this->describe(self::opening([], types: [])));
        self::assertSame(['jobLocation'], $bare->missingRequired);
        self::assertSame(['baseSalary', 'employmentType'], $bare->missingRecommended);

        self::assertSame(['addressCountry'], JobPostingCheck::fromPosting(
            $this->describe(self::opening([new Place('Kiel', '', '')]))
        )->missingRequired);
        self::assertSame(['applicantLocationRequirements'], JobPostingCheck::fromPosting(
            $this->describe(self::opening([], WorkMode::Remote))
        )->missingRequired);
    }

    /** @return array<string, mixed> */
    private function describe(Opening $opening): array
    {
        return JobPosting::create($opening, '<p>You edit <strong>pages</strong>.</p>', [
            'name' => 'The Harbour Courant',
            'sameAs' => 'https://example.org/',
            'logo' => 'https://example.org/logo.png',
        ], (new OpeningFieldRegistry())->builtIn());
    }

    /**
     * @param list<Place>          $places
     * @param list<string>         $remote
     * @param list<EmploymentType> $types
     */
    private static function opening(
        array $places,
        WorkMode $mode = WorkMode::OnSite,
        array $remote = [],
        ?Salary $salary = null,
        Requirements $requirements = new Requirements(),
        array $types = [EmploymentType::FullTime],
    ): Opening {
        return new Opening(
            id: 7,
            title: 'Page editor',
            url: 'https://example.org/jobs/page-editor/',
            status: 'publish',
            authorId: 1,
            published: new DateTimeImmutable('2026-11-01T09:00:00+01:00'),
            closing: new DateTimeImmutable('2026-12-01T23:59:59+01:00'),
            isClosingShown: true,
            terms: [],
            places: $places,
            remoteCountries: $remote,
            workMode: $mode,
            employmentTypes: $types,
            salary: $salary,
            identifier: 'ED-7',
            requirements: $requirements,
        );
    }
}
