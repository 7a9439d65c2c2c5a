<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\PostOpeningWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;

final class PostOpeningWriterTest extends SiteTestCase
{
    public function testStoredFormsAreReadBack(): void
    {
        $id = $this->store()->save($this->draft())->value();
        $opening = $this->openings()->find($id);

        self::assertInstanceOf(Opening::class, $opening);
        self::assertSame('News & "views" \\ <more>', $opening->title);
        self::assertSame('publish', $opening->status);
        self::assertSame($this->tomorrow()->getTimestamp(), $opening->closing?->getTimestamp());
        self::assertSame(
            ['Desk & Deadline', 'News'],
            array_map(static fn (Term $term): string => $term->name, $opening->terms['job-category']),
        );
        self::assertEquals([new Place('Łódź', '', 'PL')], $opening->places);
        self::assertSame(['PL', 'DE'], $opening->remoteCountries);
        self::assertSame([EmploymentType::FullTime], $opening->employmentTypes);
        self::assertSame(1000.5, $opening->salary?->min);
        self::assertSame('X-1', $opening->identifier);
        self::assertSame($id, $this->store()->findByMeta('_import', 'abc'));
        self::assertSame(0, $this->store()->findByMeta('_import', 'other'));
        self::assertStringNotContainsString('<script', get_post_field('post_content', $id));
    }

    public function testSavingTheSameAgainChangesNothing(): void
    {
        $id = $this->store()->save($this->draft())->value();
        $changes = [];
        foreach (
            [
                'save_post', 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'set_object_terms',
                'created_term',
            ] as $hook
        ) {
            add_action($hook, static function () use ($hook, &$changes): void {
                $changes[] = $hook;
            });
        }

        self::assertSame($id, $this->store()->save($this->draft(), $id)->value());
        self::assertSame([], $changes);
    }

    public function testEmptyFieldsOfADraftAreCleared(): void
    {
        $id = $this->store()->save($this->draft())->value();
        $this->store()->save(new OpeningDraft('Plain', '', 'draft'), $id);
        $opening = $this->openings()->find($id);

        self::assertNull($opening?->closing);
        self::assertSame([[], [], null, ''], [
            $opening?->terms, $opening?->places, $opening?->salary, $opening?->identifier,
        ]);
        self::assertSame('', get_post_meta($id, 'awsm_job_expiry', true));
    }

    public function testAnUnknownOpeningIsRejected(): void
    {
        self::assertSame('opening.unknown', $this->store()->save($this->draft(), 987654)->violations[0]->code);
        self::assertNull($this->openings()->find(987654));
        self::assertNull($this->openings()->find($this->post()->ID));
    }

    public function testManyOpeningsNeedFewQueriesAndKeepTheirOrder(): void
    {
        $ids = array_map(
            fn (): int => $this->opening(['specs' => ['job-type' => 'Full Time', 'job-category' => 'News']])->ID,
            range(1, 12),
        );
        wp_cache_flush();
        $this->openings()->findMany([]);
        get_option('home');
        $before = get_num_queries();
        $found = $this->openings()->findMany([$ids[5], 987654, $ids[2], ...$ids]);

        self::assertLessThanOrEqual(6, get_num_queries() - $before);
        self::assertSame([$ids[5], $ids[2], ...$ids], array_column($found, 'id'));
    }

    public function testCountryNamesInLocationsAreRecognized(): void
    {
        $id = $this->opening()->ID;
        $sql = Sql::fromGlobal();
        $places = [['city' => 'Kiel', 'region' => '', 'country' => 'de', 'remote_countries' => ['de', 'AT']]];
        $sql->insert(
            $sql->coreTable('postmeta'),
            ['post_id' => $id, 'meta_key' => 'courant_places', 'meta_value' => serialize($places)],
        );
        clean_post_cache($id);

        self::assertSame(['DE', 'AT'], $this->openings()->find($id)?->remoteCountries);
    }

    public function testTermsAreInTheConfiguredOrder(): void
    {
        $specifications = new TaxonomySpecificationRepository();
        $names = static fn (): array => array_column($specifications->findTerms('job-type'), 'name');
        self::assertSame(['Full Time', 'Part Time', 'Freelance'], $names());
        $this->term('job-type', 'Apprenticeship');
        self::assertSame(['Full Time', 'Part Time', 'Freelance', 'Apprenticeship'], $names());
        update_term_meta($this->term('job-type', 'Apprenticeship')->term_id, 'term_order', 1);
        self::assertStringStartsWith('Apprenticeship,', implode(',', $names()));
        self::assertSame([], $specifications->findTerms('category'));
    }

    public function testSpecificationsFollowTheOptionOfWpJobOpenings(): void
    {
        update_option('awsm_jobs_filter', [
            ['taxonomy' => 'job-category', 'filter' => 'Department', 'icon' => 'case'],
            ['taxonomy' => 'Not A Key', 'filter' => 'x'],
            ['taxonomy' => 'job-category', 'filter' => 'twice'],
            'invalid',
        ]);
        $configured = (new TaxonomySpecificationRepository())->findConfigured();

        self::assertCount(1, $configured);
        self::assertSame(
            ['Department', 'case', 'job__category_spec'],
            [$configured[0]->label, $configured[0]->icon, $configured[0]->filterKey()],
        );
    }

    private function draft(): OpeningDraft
    {
        return new OpeningDraft(
            title: 'News & "views" \\ <more>',
            content: '<p>Write \\ edit.</p><script>alert(1)</script>',
            status: 'publish',
            published: new DateTimeImmutable('2026-10-01 10:00', wp_timezone()),
            closing: $this->tomorrow(),
            isClosingShown: true,
            terms: ['job-category' => ['News', 'Desk & Deadline'], 'job-type' => ['Full Time']],
            places: [new Place('Łódź', '', 'PL')],
            remoteCountries: ['PL', 'DE'],
            workMode: WorkMode::Hybrid,
            employmentTypes: [EmploymentType::FullTime],
            salary: new Salary(1000.5, null, 'EUR', SalaryUnit::Month),
            identifier: 'X-1',
            meta: ['_import' => 'abc'],
        );
    }

    private function tomorrow(): DateTimeImmutable
    {
        return (new DateTimeImmutable('tomorrow', wp_timezone()))->setTime(17, 0);
    }

    private function store(): PostOpeningWriter
    {
        return new PostOpeningWriter(Sql::fromGlobal(), new SystemClock(), new Log());
    }

    private function openings(): PostOpeningRepository
    {
        return new PostOpeningRepository(new TaxonomySpecificationRepository());
    }
}
