<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\ImportOutcome;
use CourantDesk\Import\Domain\ImportReport;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\ImportModule;
use CourantDesk\Import\RowConverterFactory;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Import\SwitchFactory;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\PostOpeningWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Imports the six real files (docs/features/import.md#rules) into a real WordPress. */
#[Group('database')]
final class ImportedOpeningsTest extends SiteTestCase
{
    private const REAL = __DIR__ . '/../../../fixtures/imports/real/';

    private const FILES = [
        'anti_sample.xml', 'bad_locations.rss', 'bad_locations.xml', 'expired.rss', 'less_items.rss',
        'recruiting_sample.xml',
    ];

    /** Expected status and closing date by identifier, independent of the order. */
    private const EXPECTED = [
        'neogov:282662' => ['expired', '2012-03-14T06:00'],
        'neogov:386302' => ['publish', ''],
        'neogov:631517' => ['expired', '2022-02-01T05:59'],
        'neogov:634789' => ['expired', '2022-02-01T05:59'],
        'usajobs:305972200' => ['expired', '2022-12-29T23:59'],
        'usajobs:325054900' => ['expired', '2022-01-31T23:59'],
        'usajobs:327358300' => ['publish', '2032-12-31T23:59'],
    ];

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Berlin');
        wp_set_current_user(1);
    }

    /** @return iterable<string, array{list<string>}> */
    public static function orders(): iterable
    {
        yield 'by name' => [self::FILES];
        yield 'backwards' => [array_reverse(self::FILES)];
        yield 'the inactive rows last' => [[...array_slice(self::FILES, 1), self::FILES[0]]];
        yield 'mixed' => [
            [self::FILES[2], self::FILES[5], self::FILES[0], self::FILES[4], self::FILES[1], self::FILES[3]],
        ];
    }

    /** @param list<string> $files */
    #[DataProvider('orders')]
    public function testSevenOpeningsAreRecognizedInAnyOrder(array $files): void
    {
        $read = 0;
        foreach ($files as $file) {
            $read += $this->read($file)->rowsRead;
        }

        self::assertSame(10, $read);
        self::assertSame(self::EXPECTED, $this->known());
    }

    public function testASecondRunChangesNothing(): void
    {
        array_map($this->read(...), self::FILES);
        $before = $this->everything();
        foreach (self::FILES as $file) {
            $report = $this->read($file);
            self::assertSame(
                0,
                $report->count(ImportOutcome::Created) + $report->count(ImportOutcome::Updated)
                    + $report->count(ImportOutcome::Refused),
                $file,
            );
        }

        self::assertSame($before, $this->everything());
    }

    public function testADryRunStoresNothing(): void
    {
        $report = $this->read('anti_sample.xml', new ImportOptions(isDryRun: true));

        self::assertSame(3, $report->count(ImportOutcome::Created));
        self::assertSame([], $this->known());
    }

    public function testANewClosingDateReopensEndedOpenings(): void
    {
        $closing = new DateTimeImmutable('2031-05-31 23:59:59', wp_timezone());
        $this->read('expired.rss', new ImportOptions(closing: $closing));
        $this->read('anti_sample.xml', new ImportOptions(closing: $closing));

        self::assertSame(['publish', '2031-05-31T23:59'], $this->known()['neogov:282662']);
        self::assertSame(
            'expired',
            $this->known()['usajobs:305972200'][0],
            'A row that is marked inactive stays closed.',
        );
    }

    public function testDescriptionsAreSanitized(): void
    {
        array_map($this->read(...), self::FILES);
        foreach ($this->openings() as $opening) {
            $html = $opening->post_content;
            self::assertNotSame('', trim(wp_strip_all_tags($html)), $opening->post_title);
            self::assertDoesNotMatchRegularExpression(
                '/<(?!\/?(p|ul|ol|li|strong|em|br|a|blockquote|table|thead|tbody|tr|td|th|h2|h3|h4)\b)/i',
                $html,
            );
            self::assertDoesNotMatchRegularExpression(
                '/<[a-z0-9]+ (?!href=")/i',
                $html,
                'No attribute but the address of a link.',
            );
            self::assertDoesNotMatchRegularExpression('/<p>(\s|&nbsp;|<br>)*<\/p>/', $html);
            self::assertSame($html, wp_kses_post($html));
        }
    }

    public function testFieldsOfARowBecomeSpecificationsAndStructuredFields(): void
    {
        $this->read('anti_sample.xml');
        $opening = $this->openings()['usajobs:305972200'];
        $names = static fn (string $taxonomy): array
            => array_column((array) get_the_terms($opening, $taxonomy), 'name');

        self::assertEqualsCanonicalizing(['Medical Officer', 'Air Force Personnel Center'], $names('job-category'));
        self::assertSame(['Full Time'], $names('job-type'));
        self::assertSame(['Dyess AFB, Texas'], $names('job-location'));
        self::assertEquals(
            [['city' => 'Dyess AFB', 'region' => 'Texas', 'country' => 'US']],
            get_post_meta($opening->ID, 'courant_places', true),
        );
        self::assertSame(['FULL_TIME'], get_post_meta($opening->ID, 'courant_employment_types', true));
        self::assertSame('AFPCMEDEH-583785-0602', get_post_meta($opening->ID, 'courant_identifier', true));
        self::assertSame('2011-12-28', get_the_date('Y-m-d', $opening));
    }

    public function testTrashedOpeningsAreNotRestored(): void
    {
        $this->read('expired.rss');
        wp_trash_post($this->openings()['neogov:282662']->ID);
        $report = $this->read('expired.rss');

        self::assertSame(1, $report->count(ImportOutcome::Trashed));
        self::assertSame(
            ['neogov:282662' => 'trash'],
            array_map(static fn (\WP_Post $post): string => $post->post_status, $this->openings()),
        );
    }

    private function read(string $file, ImportOptions $options = new ImportOptions()): ImportReport
    {
        $kernel = Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
        $feature = new ImportModule(
            kernel: $kernel,
            store: new PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log),
            converters: new RowConverterFactory(new TaxonomySpecificationRepository()),
            openings: new PostOpeningRepository(new TaxonomySpecificationRepository()),
            fields: new OpeningFieldRegistry(),
            switch: new SwitchFactory(
                kernel: $kernel,
                settings: [],
                sourceSettings: new SourceSettingsReader(),
                retention: new RetentionSettings(static fn (): array => [], static function (array $days): void {
                }),
                files: static fn () => throw new \LogicException('The import needs no files.'),
                fileStore: static fn () => throw new \LogicException('The import needs no files.'),
                openings: new PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log),
                converters: new RowConverterFactory(new TaxonomySpecificationRepository()),
                forms: new FormRepository($kernel->sql),
            ),
        );
        $report = $feature->createRunner()->run(self::REAL . $file, $options);
        self::assertNull($report->fileError);

        return $report;
    }

    /** @return array<string, array{string, string}> status and closing by identifier */
    private function known(): array
    {
        return array_map(
            static fn (\WP_Post $post): array
                => [$post->post_status, self::text(get_post_meta($post->ID, 'courant_closing_at', true))],
            $this->openings()
        );
    }

    /** @return array<string, mixed> */
    private function everything(): array
    {
        return array_map(
            static fn (\WP_Post $post): array => [$post->to_array(), get_post_meta($post->ID)],
            $this->openings(),
        );
    }

    /** @return array<string, \WP_Post> by identifier, sorted */
    private function openings(): array
    {
        $openings = [];
        $posts = get_posts(
            ['post_type' => 'awsm_job_openings', 'post_status' => ['any', 'expired', 'trash'], 'numberposts' => 50]
        );
        foreach ($posts as $post) {
            $openings[self::text(get_post_meta($post->ID, '_courant_import_key', true))] = $post;
        }
        ksort($openings);

        return $openings;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }
}
