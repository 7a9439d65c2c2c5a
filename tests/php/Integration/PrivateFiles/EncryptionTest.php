<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\Applications\Http\ApplicantPortalActions;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use CourantDesk\PrivateFiles\Storage\EncryptFilesMigration;
use CourantDesk\PrivateFiles\Storage\FilesTable;
use CourantDesk\PrivateFiles\Storage\KeyRepository;
use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;
use CourantTests\Support\Site\RunsInSeparateProcess;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that no unencrypted copy of a file is left by any code path, and the migration of files from before
 * encryption.
 */
final class EncryptionTest extends PrivateFilesTestCase
{
    use RunsInSeparateProcess;

    public function testAnUploadIsEncryptedOnDiskAndDownloadedUnchanged(): void
    {
        $opening = $this->opening()->ID;

        $response = $this->apply($opening, [], $this->cv('cv.pdf', self::cvContent()));
        self::assertSame(200, $response->status);
        $this->delivered();
        $this->assertNoPlaintextOnDisk();
        $reader = $this->user('hr');
        $download = $this->http('GET', $this->downloadUrl($this->applications()[0], $reader), as: $reader);

        self::assertSame(sha1(self::cvContent()), sha1($download->body));
        $this->assertNoPlaintextOnDisk();
    }

    public function testAReplacedFileLeavesNoPlaintext(): void
    {
        $this->submit($this->opening()->ID);
        $post = get_post($this->applications()[0]);
        self::assertNotNull($post);
        $new = new IncomingFile('cv.pdf', $this->file('replaced', self::cvContent()), strlen(self::cvContent()));

        self::assertNull((new ApplicantPortalActions($this->applicationsFactory()))->replaceFile($post, $new));
        unlink($new->path);

        self::assertSame([self::cvContent()], $this->storedContents());
        $this->assertNoPlaintextOnDisk();
    }

    public function testUnencryptedFilesCanBeReadUntilTheyAreEncrypted(): void
    {
        $files = [];
        for ($n = 0; $n < 45; $n++) {
            $files[] = $this->storePlain(self::cvContent() . $n, 4711 + $n);
        }
        $module = $this->module();
        self::assertNotSame([], self::filesWithText([$this->storePath()]), 'the search finds what is there');
        self::assertSame(self::cvContent() . '3', self::read($module, $files[3]));

        (new EncryptFilesMigration(
            $module->createRewriteJob(),
            new FilesTable($this->applicationsFactory()->kernel->sql),
            $module->locations(),
        ))->runStep();
        self::assertNotFalse(wp_next_scheduled(RewriteJob::EVENT));
        // Interrupted after each batch, and continued by another process.
        $runs = 0;
        while ($this->module()->createRewriteJob()->isRunning() && $runs++ < 100) {
            $this->module()->createRewriteJob()->run(0.0);
            self::assertSame(self::cvContent() . '40', self::read($module, $files[40]), 'readable all the time');
        }

        self::assertGreaterThan(3, $runs);
        foreach ($files as $n => $file) {
            self::assertSame(sha1(self::cvContent() . $n), sha1(self::read($module, $file)));
        }
        $this->assertNoPlaintextOnDisk();
        self::assertCount(45, $this->storedPaths());
        self::assertFalse(wp_next_scheduled(RewriteJob::EVENT));
    }

    public function testAFileThatIsMissingOrWasChangedDoesNotStopTheOthers(): void
    {
        $missing = $this->storePlain('missing');
        unlink($this->storePath() . '/' . $missing->storedName);
        $changed = $this->storePlain('changed');
        file_put_contents($this->storePath() . '/' . $changed->storedName, 'somebody else wrote ' . self::cvText());
        $whole = $this->storePlain(self::cvContent());
        $module = $this->module();

        $module->createRewriteJob()->start();
        $module->createRewriteJob()->run(30.0);

        self::assertSame(self::cvContent(), self::read($module, $whole));
        $this->assertNoPlaintextOnDisk();
        self::assertSame(
            [$missing->id => FileProblem::Missing, $changed->id => FileProblem::Damaged],
            array_map(static fn (array $row): FileProblem => $row['problem'], $module->problems()->findAll())
        );
    }

    /** @return iterable<string, array{string}> step at which the process is killed */
    public static function moments(): iterable
    {
        yield 'while writing' => ['write'];
        yield 'before the names are swapped' => ['swap'];
        yield 'before the old content is deleted' => ['delete'];
    }

    #[DataProvider('moments')]
    public function testAKilledProcessLosesNoFileAndLeavesNoPlaintext(string $moment): void
    {
        $file = $this->storePlain(self::cvContent());
        $this->commit();

        $this->rewriteAndExitAt($moment, $file->id);
        self::assertSame(self::cvContent(), self::read($this->module(), $file), 'right after it');
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET created = created - 7200', $sql->table('files'));
        $this->module()->store()->deleteAbandoned();
        $this->module()->createRewriteJob()->start();
        $this->module()->createRewriteJob()->run(30.0);

        self::assertSame(self::cvContent(), self::read($this->module(), $file));
        $this->assertNoPlaintextOnDisk();
        self::assertCount(1, $this->storedPaths());
        self::assertSame('1', $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table('files')));
    }

    public function testWithoutSodiumFilesAreEncryptedWithAesAndBothKindsAreRead(): void
    {
        $with = $this->module();
        $without = $this->module('', null, new CipherSuite(false, true, true));
        $first = $this->store($with, self::cvContent());
        $second = $this->store($without, self::cvContent());

        self::assertSame(
            [1, 2],
            [$with->createContent()->readHeader($first)->cipher, $with->createContent()->readHeader($second)->cipher],
        );
        self::assertSame(
            [self::cvContent(), self::cvContent()], [self::read($with, $second), self::read($with, $first)],
        );
        $this->assertNoPlaintextOnDisk();
    }

    public function testTheSecretIsCreatedOnceAndIsInNoCacheExportOrRoute(): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $this->module()->keys()->delete();
        $first = $this->module()->keys();
        $second = $this->module()->keys();

        self::assertSame($first->keyRing()->newest()->id, $second->keyRing()->newest()->id);
        self::assertContains(
            $sql->fetchValue(
                'SELECT autoload FROM %i WHERE option_name = %s', $sql->coreTable('options'), KeyRepository::OPTION,
            ),
            ['no', 'off'],
        );
        self::assertArrayNotHasKey(KeyRepository::OPTION, wp_load_alloptions());
        self::assertFalse(wp_cache_get(KeyRepository::OPTION, 'options'));
        wp_set_current_user($this->user('administrator')->ID);
        $settings =
            (string) wp_json_encode(rest_do_request(new \WP_REST_Request('GET', '/wp/v2/settings'))->get_data());
        self::assertStringNotContainsString(KeyRepository::OPTION, $settings);
        self::assertStringContainsString(
            'a:1:{s:4:"keys"',
            (string) $sql->fetchValue(
                'SELECT option_value FROM %i WHERE option_name = %s', $sql->coreTable('options'), KeyRepository::OPTION,
            ),
        );
    }

    public function testInvalidKeysRejectUploadsInsteadOfUsingAnotherKey(): void
    {
        $module = $this->module('', ['not a key']);
        try {
            $this->store($module, self::cvContent());
            self::fail('stored');
        } catch (UnreadableFileException $failure) {
            self::assertSame(FileProblem::KeysInvalid, $failure->problem);
            self::assertSame([], $this->storedPaths());
        }
    }

    /**
     * Asserts that no file of the site, the store, the temporary folder, or a backup of database and store contains the
     * text.
     */
    private function assertNoPlaintextOnDisk(): void
    {
        // Committed, so that a dump contains it.
        $this->commit();
        self::assertSame(
            dirname(untrailingslashit(ABSPATH)) . '/tmp', sys_get_temp_dir(), 'not the folder of all processes',
        );
        self::assertSame([], self::filesWithText([untrailingslashit(ABSPATH), $this->storePath()]));
        $uploads = array_filter(
            self::filesWithText([sys_get_temp_dir()]),
            // The upload of this test is a separate temporary file there.
            static fn (string $path): bool => preg_match('~/courant-[0-9a-f]{12}/(upload|cv|replaced)$~', $path) !== 1
        );
        self::assertSame([], array_values($uploads));
        $backups = $this->folder();
        mkdir($backups);
        exec(
            sprintf('cp -a %s %s', escapeshellarg($this->storePath()), escapeshellarg("$backups/store")),
            $output,
            $code,
        );
        self::assertSame(0, $code);
        $this->dumpDatabase("$backups/database.sql");
        $dump = (string) file_get_contents("$backups/database.sql");
        self::assertNotSame([], $this->storedPaths());
        foreach ($this->storedPaths() as $stored) {
            $name = substr($stored, strlen($this->storePath()) + 1);
            self::assertStringContainsString($name, $dump, 'the dump has the rows of files');
            self::assertFileExists("$backups/store/$name");
        }
        self::assertSame([], self::filesWithText([$backups]));
        exec('rm -rf ' . escapeshellarg($backups));
    }

    /** Dumps the database with MariaDB's tool, or all rows of all tables on SQLite. */
    private function dumpDatabase(string $path): void
    {
        if (!$this->isSqlite()) {
            [$host, $socket] = explode(':', DB_HOST, 2) + [1 => ''];
            $where = $socket === '' ? "--host=$host" : "--socket=$socket";
            $command =
                ['mariadb-dump', '--no-defaults', $where, '--user=' . DB_USER, '--result-file=' . $path, DB_NAME];
            exec(
                'MYSQL_PWD=' . escapeshellarg(DB_PASSWORD) . ' '
                    . implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>&1',
                $output,
                $code,
            );
            self::assertSame(0, $code, implode("\n", $output));

            return;
        }
        $sql = $this->applicationsFactory()->kernel->sql;
        foreach ($sql->fetchPreparedRows("SELECT name AS t FROM sqlite_master WHERE type = 'table'") as $row) {
            $table = (string) reset($row);
            foreach (
                str_starts_with($table, $sql->coreTable('')) ? $sql->fetchPreparedRows(
                    "SELECT * FROM `$table`"
                ) : [] as $content
            ) {
                file_put_contents($path, implode("\n", array_map('strval', $content)) . "\n", FILE_APPEND);
            }
        }
    }

    private function isSqlite(): bool
    {
        return defined('DB_ENGINE') && constant('DB_ENGINE') === 'sqlite';
    }

    private function rewriteAndExitAt(string $moment, int $file): void
    {
        $code = sprintf(
            <<<'PHP'
            $kernel = CourantDesk\Kernel\Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
            $module = CourantDesk\PrivateFiles\PrivateFilesFactory::create($kernel);
            $die = static fn () => posix_kill(getmypid(), 9);
            $row = $module->repository()->find(%1$d);
            if (%2$s === 'write') {
                $rewrite = $module->repository()->add(CourantDesk\PrivateFiles\Domain\StoredName::create(get_current_blog_id()), '', 'cv.pdf', '', $row->bytes, $row->scan);
                $pieces = (static function () use ($module, $row, $die) { foreach ($module->store()->read($row) as $piece) { yield $piece; yield $piece; $die(); } })();
                $module->createContent()->write($rewrite, $pieces);
            }
            if (%2$s === 'swap') {
                add_filter('query', static function ($query) use ($die) { str_contains($query, 'FOR UPDATE') && $die(); return $query; });
            }
            if (%2$s === 'delete') {
                add_filter('query', static function ($query) use ($die) { preg_match('/UPDATE .*files.* created = 0 WHERE/', $query) === 1 && str_contains($query, 'application_id = 0') && $die(); return $query; });
            }
            $module->createRewriter()->rewrite($row);
            return 'alive';
            PHP,
            $file,
            var_export($moment, true),
        );
        $output = $this->runInSeparateProcess($code);
        self::assertStringNotContainsString('alive', implode("\n", $output));
        self::assertStringNotContainsString('Fatal', implode("\n", $output));
    }
}
