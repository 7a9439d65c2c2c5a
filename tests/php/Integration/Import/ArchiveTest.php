<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Cli\ArchiveCommand;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use ZipArchive;

/** Tests the archive of a site: its content, and its import on another site (docs/features/archive.md). */
final class ArchiveTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    /** @var list<string> */
    private array $paths = [];

    protected function tearDown(): void
    {
        array_map('unlink', array_filter($this->paths, is_file(...)));
        parent::tearDown();
    }

    public function testTheArchiveContainsEverythingWithDecryptedFiles(): void
    {
        $site = $this->createSite();
        $zip = new ZipArchive();
        self::assertTrue($zip->open($this->export(), ZipArchive::CHECKCONS));

        $manifest = json_decode((string) $zip->getFromName('manifest.json'), true);
        self::assertIsArray($manifest);
        self::assertSame(['courant-archive', 1], [$manifest['format'], $manifest['version']]);
        self::assertStringContainsString('"slug":"careers"', (string) $zip->getFromName('settings.json'));
        self::assertStringNotContainsString('secret-1', (string) $zip->getFromName('settings.json'));
        self::assertCount(2, self::lines($zip, 'openings.jsonl'));
        self::assertCount(4, self::lines($zip, 'applications.jsonl'));
        self::assertCount(4 + 1, explode("\n", trim((string) $zip->getFromName('applications.csv'))));
        $hashes = [];
        foreach (self::lines($zip, 'applications.jsonl') as $line) {
            self::assertIsArray($line['files']);
            self::assertIsArray($line['files'][0]);
            self::assertIsString($line['files'][0]['path']);
            $content = (string) $zip->getFromName($line['files'][0]['path']);
            self::assertSame($line['files'][0]['sha256'], hash('sha256', $content));
            $hashes[] = hash('sha256', $content);
        }
        self::assertEqualsCanonicalizing(array_column($site->applications, 'sha256'), $hashes);
    }

    public function testOneOpeningIsExportedWithItsApplicationsOnly(): void
    {
        $site = $this->createSite();
        $zip = new ZipArchive();
        self::assertTrue($zip->open($this->export('--opening', $site->openings[1])));

        self::assertSame([$site->openings[1]], array_column(self::lines($zip, 'openings.jsonl'), 'id'));
        self::assertSame(
            [$site->openings[1], $site->openings[1]],
            array_column(self::lines($zip, 'applications.jsonl'), 'parent'),
        );
        self::assertFalse($zip->getFromName('settings.json'));
    }

    public function testImportOnAnotherSiteGivesTheSameSite(): void
    {
        $this->createSite();
        $path = $this->export();
        $before = $this->comparable($path);
        self::assertNotSame([], $before['applications']);
        foreach (
            get_posts(
                [
                    'post_type' => [PostTypes::APPLICATION, PostTypes::OPENING, 'attachment'],
                    'post_status' => 'any',
                    'numberposts' => -1,
                ],
            ) as $post
        ) {
            foreach ($this->privateFiles()->store()->findByApplication($post->ID) as $file) {
                $this->privateFiles()->store()->delete($file);
            }
            wp_delete_post($post->ID, true);
        }
        Sql::fromGlobal()->execute('DELETE FROM %i', Sql::fromGlobal()->table('views_daily'));
        delete_option('courant_jobs');
        $other = $this->factory()->createArchiveImporter();

        $counts = $other->import($path);

        self::assertSame(
            [2, 4, 4, 1],
            [$counts['openings'], $counts['applications'], $counts['files'], $counts['views']],
        );
        self::assertSame($before, $this->comparable($this->export()));
        $again = $this->factory()->createArchiveImporter()->import($path);
        self::assertSame([2, 4], [$again['openings skipped'], $again['applications skipped']]);
        self::assertSame($before, $this->comparable($this->export()), 'a second import changes nothing');
    }

    public function testADamagedFileIsRefused(): void
    {
        $this->createSite();
        $path = $this->export();
        $zip = new ZipArchive();
        $zip->open($path);
        $line = self::lines($zip, 'applications.jsonl')[0];
        self::assertIsArray($line['files']);
        self::assertIsArray($line['files'][0]);
        self::assertIsString($line['files'][0]['path']);
        $zip->addFromString($line['files'][0]['path'], 'changed');
        $zip->close();
        foreach (
            get_posts(['post_type' => PostTypes::APPLICATION, 'post_status' => 'any', 'numberposts' => -1]) as $post
        ) {
            wp_delete_post($post->ID, true);
        }
        $lines = [];

        $isDone = $this->command()->run(['import', $path], [], function (string $line) use (&$lines): void {
            $lines[] = $line;
        });

        self::assertFalse($isDone);
        self::assertStringContainsString('is damaged', implode("\n", $lines));
        self::assertFalse($this->command()->run(['import', __FILE__], [], static fn (): mixed => null));
        self::assertFalse(
            $this->command()->run(['export', $path], [], static fn (): mixed => null),
            'an existing file is kept',
        );
    }

    private function createSite(): WpJobOpeningsFixture
    {
        $site = new WpJobOpeningsFixture();
        $site->add(2, 2, $this->user('author')->ID);
        wp_set_object_terms($site->openings[0], ['Sales & more'], 'job-category');
        (new \CourantDesk\Openings\OpeningsSettings())->save(['slug' => 'careers', 'company' => 'Meyer & Sons']);
        Sql::fromGlobal()->insert(Sql::fromGlobal()->table('views_daily'), [
            'day' => '2026-03-04', 'job_id' => $site->openings[0], 'source' => 'example.org', 'views' => 5,
            'visitors' => 3,
        ]);
        $copies = $this->privateFiles()->attachmentCopies();
        foreach ($site->applications as $id => $file) {
            self::assertSame('', $copies->move($file['attachment']));
            update_post_meta(
                $id,
                'awsm_application_notes',
                [['author_id' => 1, 'notes_date' => 5, 'notes_content' => 'A \\ "note"']],
            );
        }

        return $site;
    }

    private function command(): ArchiveCommand
    {
        return new ArchiveCommand($this->factory()->createArchiveExporter(), $this->factory()->createArchiveImporter());
    }

    private function export(string $flag = '', int $value = 0): string
    {
        $path = sys_get_temp_dir() . '/' . uniqid('archive-', true) . '.zip';
        $this->paths[] = $path;
        self::assertTrue($this->command()->run(
            ['export', $path],
            $flag === '' ? [] : [ltrim($flag, '-') => (string) $value],
            static fn (): mixed => null,
        ));

        return $path;
    }

    /** @return array<string, list<mixed>> content of an archive without IDs */
    private function comparable(string $path): array
    {
        $zip = new ZipArchive();
        $zip->open($path);
        $content = ['settings' => [json_decode((string) $zip->getFromName('settings.json'), true)]];
        foreach (['specifications', 'openings', 'applications'] as $name) {
            foreach (self::lines($zip, "$name.jsonl") as $line) {
                unset($line['id'], $line['parent']);
                if (is_array($line['meta'] ?? null)) {
                    foreach (
                        [
                            'awsm_job_id',
                            'courant_file_id',
                            'courant_former_attachment',
                            'courant_archive_origin',
                        ] as $key
                    ) {
                        unset($line['meta'][$key]);
                    }
                    ksort($line['meta']);
                }
                $files = [];
                foreach (is_array($line['files'] ?? null) ? $line['files'] : [] as $file) {
                    self::assertIsArray($file);
                    self::assertIsString($file['path']);
                    $file['content'] = hash('sha256', (string) $zip->getFromName($file['path']));
                    unset($file['id'], $file['path']);
                    $files[] = $file;
                }
                $line['files'] = $files;
                $content[$name][] = $line;
            }
        }
        foreach (self::lines($zip, 'views.jsonl') as $line) {
            unset($line['job_id']);
            $content['views'][] = $line;
        }

        return $content;
    }

    /** @return list<array<array-key, mixed>> */
    private static function lines(ZipArchive $zip, string $name): array
    {
        $lines = [];
        foreach (explode("\n", trim((string) $zip->getFromName($name))) as $line) {
            $value = json_decode($line, true);
            if (is_array($value)) {
                $lines[] = $value;
            }
        }

        return $lines;
    }
}
