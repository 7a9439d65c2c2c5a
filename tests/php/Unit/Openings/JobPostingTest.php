<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\JobPosting;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use DateTimeImmutable;
use PHPUnit\Framework\TestCase;

final class JobPostingTest extends TestCase
{
    private const EMPLOYER = ['name' => 'The Harbour Courant', 'sameAs' => 'https://example.org/', 'logo' => ''];

    public function testEveryKnownFieldIsIncluded(): void
    {
        $posting = JobPosting::create(
            $this->opening(),
            '<p>Edit.</p>',
            self::EMPLOYER,
            (new OpeningFieldRegistry())->builtIn(),
        );

        self::assertSame('2026-11-01T09:00:00+01:00', $posting['datePosted']);
        self::assertSame('2026-12-01T23:59:59+01:00', $posting['validThrough']);
        self::assertSame(
            ['@type' => 'Organization', 'name' => 'The Harbour Courant', 'sameAs' => 'https://example.org/'],
            $posting['hiringOrganization'],
        );
        self::assertSame(['FULL_TIME'], $posting['employmentType']);
        self::assertSame([
            '@type' => 'Place',
            'address' => ['@type' => 'PostalAddress', 'addressLocality' => 'Kiel', 'addressCountry' => 'DE'],
        ], $posting['jobLocation']);
        self::assertSame([
            '@type' => 'MonetaryAmount',
            'currency' => 'EUR',
            'value' =>
                ['@type' => 'QuantitativeValue', 'minValue' => 40000.0, 'maxValue' => 50000.0, 'unitText' => 'YEAR'],
        ], $posting['baseSalary']);
        self::assertSame(
            ['@type' => 'PropertyValue', 'name' => 'The Harbour Courant', 'value' => 'ED-7'],
            $posting['identifier'],
        );
        self::assertArrayNotHasKey('jobLocationType', $posting);
    }

    public function testRemoteWorkNamesTheCountries(): void
    {
        $posting = JobPosting::create(
            $this->opening(mode: WorkMode::Remote, remote: ['DE', 'FR'], places: []),
            '',
            self::EMPLOYER,
            (new OpeningFieldRegistry())->builtIn(),
        );

        self::assertSame('TELECOMMUTE', $posting['jobLocationType']);
        self::assertSame(
            [['@type' => 'Country', 'name' => 'DE'], ['@type' => 'Country', 'name' => 'FR']],
            $posting['applicantLocationRequirements'],
        );
        self::assertArrayNotHasKey('jobLocation', $posting);
    }

    public function testAHiddenSalaryIsNotPublic(): void
    {
        $salary = new Salary(1.0, null, 'EUR', SalaryUnit::Hour, false);

        self::assertArrayNotHasKey('baseSalary', JobPosting::create(
            $this->opening(salary: $salary),
            '',
            self::EMPLOYER,
            (new OpeningFieldRegistry())->builtIn(),
        ));
    }

    public function testTermsReplaceEmptyFields(): void
    {
        $opening = $this->opening(places: [], types: [], terms: [
            'job-type' => [new Term(1, 'job-type', 'freelance', 'Freelance')],
            'job-location' => [new Term(2, 'job-location', 'kiel', 'Kiel')],
        ]);
        $posting = JobPosting::create($opening, '', self::EMPLOYER, (new OpeningFieldRegistry())->builtIn());

        self::assertSame(['CONTRACTOR'], $posting['employmentType']);
        self::assertSame(
            ['@type' => 'Place', 'address' => ['@type' => 'PostalAddress', 'addressLocality' => 'Kiel']],
            $posting['jobLocation'],
        );
    }

    /**
     * @param list<string>              $remote
     * @param list<Place>               $places
     * @param list<EmploymentType>      $types
     * @param array<string, list<Term>> $terms
     */
    private function opening(
        ?WorkMode $mode = WorkMode::OnSite,
        array $remote = [],
        array $places = [new Place('Kiel', '', 'DE')],
        array $types = [EmploymentType::FullTime],
        array $terms = [],
        Salary $salary = new Salary(40000.0, 50000.0, 'EUR', SalaryUnit::Year),
    ): Opening {
        return new Opening(
            id: 7,
            title: 'Editor',
            url: 'https://example.org/jobs/editor/',
            status: 'publish',
            authorId: 1,
            published: new DateTimeImmutable('2026-11-01T09:00:00+01:00'),
            closing: new DateTimeImmutable('2026-12-01T23:59:59+01:00'),
            isClosingShown: true,
            terms: $terms,
            places: $places,
            remoteCountries: $remote,
            workMode: $mode,
            employmentTypes: $types,
            salary: $salary,
            identifier: 'ED-7',
        );
    }
}
