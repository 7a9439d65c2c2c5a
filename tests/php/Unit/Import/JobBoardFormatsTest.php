<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\SalaryParser;
use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Import\Domain\UploadPath;
use CourantDesk\Import\Formats\SimpleJobBoard;
use CourantDesk\Import\Formats\WpJobManager;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class JobBoardFormatsTest extends TestCase
{
    public function testWpJobManagerKeepsThePermalinksOfTheSite(): void
    {
        $post = self::post('job_listing', []);

        self::assertSame('job/clerk', (new WpJobManager())->path($post, ''));
        self::assertSame('stellen/clerk', (new WpJobManager())->path($post, '{"job_base":"/stellen/"}'));
        self::assertSame('jobs/clerk', (new SimpleJobBoard())->path($post, ''));
        self::assertSame('careers/clerk', (new SimpleJobBoard())->path($post, 'careers'));
    }

    public function testStatusesOfWpJobManager(): void
    {
        $format = new WpJobManager();

        self::assertNull($format->opening(self::post('job_listing', [], 'preview')));
        self::assertTrue($format->opening(self::post('job_listing', [], 'pending'))?->isDraft);
        self::assertFalse($format->opening(self::post('job_listing', [], 'expired'))?->isActive);
        self::assertSame('reject', $format->application(self::post('job_application', [], 'archived'))->status);
        self::assertSame('publish', $format->application(self::post('job_application', [], 'new'))->status);
    }

    public function testSimpleJobBoardReadsSalariesAndFurtherFields(): void
    {
        $format = new SimpleJobBoard();
        $salary = $format->opening(self::post('jobpost', ['jobfeature_salary' => '£15.50 - £20 per hour']))->salary;
        $application = $format->application(self::post('jobpost_applicants', [
            'jobapp_name' => 'Ann', 'jobapp_licence_class' => serialize(['B', 'C1']), 'sjb_jobapp_status' => 'selected',
            'resume' => 'https://old.example/wp-content/uploads/jobpost/2026/a%20b.pdf',
        ]));

        self::assertEquals(
            [15.5, 20, 'GBP', 'HOUR'],
            [$salary?->min, $salary?->max, $salary?->currency, $salary?->unit->value],
        );
        self::assertSame(['Licence class' => 'B, C1'], $application->fields);
        self::assertSame('select', $application->status);
        self::assertSame(['https://old.example/wp-content/uploads/jobpost/2026/a%20b.pdf'], $application->files);
    }

    public function testAmountsAreReadFromText(): void
    {
        self::assertSame(['30000', '40000'], SalaryParser::parse('30,000 - 40.000 EUR'));
        self::assertSame(['15.50'], SalaryParser::parse('£15.50 per hour'));
        self::assertSame(['12.5', '1250000'], SalaryParser::parse('12,5 to 1,250,000, then 7'));
        self::assertSame([], SalaryParser::parse('Negotiable'));
    }

    public function testObjectsInStoredValuesAreNotCreated(): void
    {
        $application = (new WpJobManager())->application(self::post('job_application', [
            '_attachment_file' => 'a:1:{i:0;O:11:"ArrayObject":0:{}}',
        ]));

        self::assertSame([], $application->files);
    }

    /** @return iterable<string, array{string, string}> */
    public static function paths(): iterable
    {
        yield 'path' => ['/srv/www/wp-content/uploads/jobpost/2026/cv.pdf', 'jobpost/2026/cv.pdf'];
        yield 'Windows path' => ['C:\\www\\wp-content\\uploads\\a\\cv.pdf', 'a/cv.pdf'];
        yield 'URL' => ['https://a.example/wp-content/uploads/a/cv.pdf?x=1', 'a/cv.pdf'];
        yield 'outside' => ['/etc/passwd', ''];
        yield 'traversal' => ['/wp-content/uploads/../../wp-config.php', ''];
        yield 'encoded traversal' => ['https://a.example/wp-content/uploads/%2e%2e/wp-config.php', ''];
        yield 'folder' => ['/wp-content/uploads/', ''];
        yield 'encoded URL' => ['https://a.example/wp-content/uploads/a/a%20b.pdf', 'a/a b.pdf'];
        yield 'percent sign in a path' => ['/srv/uploads/a/100%20.pdf', 'a/100%20.pdf'];
        yield 'site of a network' => ['/srv/wp-content/uploads/sites/3/jobpost/cv.pdf', 'jobpost/cv.pdf'];
        yield 'file of another product' => ['https://files.example/cv.pdf', ''];
        yield 'folder with another name' => ['/srv/www/files/jobpost/cv.pdf', 'jobpost/cv.pdf'];
        yield 'traversal out of that folder' => ['/srv/www/files/../wp-config.php', ''];
    }

    #[DataProvider('paths')]
    public function testOnlyPathsInTheUploadsFolderAreRead(string $stored, string $relative): void
    {
        self::assertSame($relative, UploadPath::relative($stored, '/srv/www/files'));
    }

    /** @param array<string, string> $meta */
    private static function post(string $type, array $meta, string $status = 'publish'): SourcePost
    {
        return new SourcePost(
            id: 7, type: $type, title: 'Clerk', content: '', status: $status, slug: 'clerk',
            date: '2026-01-02 03:04:05',
            author: 1, parent: 3, meta: array_map(static fn (string $value): array => [$value], $meta),
        );
    }
}
