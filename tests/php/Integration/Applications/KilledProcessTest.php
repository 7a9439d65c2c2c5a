<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Kernel\Request;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Site\RunsInSeparateProcess;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that there is never a row without its file or a file without its row, even if the process is killed in between.
 *
 * @see docs/features/applications.md
 */
#[Group('database')]
final class KilledProcessTest extends ApplicationsTestCase
{
    use RunsInSeparateProcess;

    /** @return iterable<string, array{string}> the hook during which the process is killed */
    public static function moments(): iterable
    {
        yield 'after the file, before the row' => ['wp_insert_post_empty_content'];
        yield 'with an incomplete row' => ['added_post_meta'];
    }

    #[DataProvider('moments')]
    public function testFilesOfAKilledProcessAreRemoved(string $hook): void
    {
        $opening = $this->opening()->ID;
        $this->commit();

        $this->killProcessAt($hook, $opening, 'killed-attempt-0001');

        self::assertSame([], $this->applications());
        self::assertCount(1, $this->storedPaths(), 'the file that the dead process had kept');
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET created = created - 7200', $sql->table('files'));
        $sql->execute('UPDATE %i SET created = created - 7200', $sql->table('attempts'));
        touch($this->storedPaths()[0], time() - 7200);
        $again = $this->submit($opening, ['courant_key' => 'killed-attempt-0001']);
        do_action('courant_desk_sweep_applications');

        self::assertNotNull($again->receipt, 'the same attempt, tried again');
        self::assertSame([self::PDF], $this->storedContents());
        self::assertSame('1', $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table('files')));
        self::assertCount(1, $this->applications());
    }

    public function testAnOldUnknownFileIsRemoved(): void
    {
        $this->submit($this->opening()->ID);
        $known = $this->storedPaths()[0];
        $unknown = dirname($known) . '/' . str_repeat('a', 40);
        file_put_contents($unknown, 'left over');
        touch($known, time() - 7200);

        do_action('courant_desk_sweep_applications');
        self::assertFileExists($unknown, 'it may still be uploaded');
        touch($unknown, time() - 7200);
        do_action('courant_desk_sweep_applications');

        self::assertSame([$known], $this->storedPaths());
    }

    public function testAnIncompleteUploadCanBeRetried(): void
    {
        $entry = ['name' => 'cv.pdf', 'tmp_name' => $this->file('upload', self::PDF), 'size' => 10, 'type' => ''];
        foreach (
            [
                UPLOAD_ERR_PARTIAL => 503, UPLOAD_ERR_CANT_WRITE => 503, UPLOAD_ERR_NO_TMP_DIR => 503,
                UPLOAD_ERR_INI_SIZE => 413, UPLOAD_ERR_NO_FILE => 422,
            ] as $error => $status
        ) {
            $request = new Request([], $this->fields($this->opening()->ID), [
                'awsm_file' => $entry + ['error' => $error],
            ], ['REQUEST_METHOD' => 'POST']);
            self::assertSame(
                $status,
                $this->applicationsFactory()->submissionController()->handle($request)->status,
                (string) $error,
            );
        }
        self::assertSame([[], []], [$this->applications(), $this->storedPaths()]);
    }

    public function testSerializedObjectsAreStoredAsText(): void
    {
        $evil = 'O:8:"stdClass":1:{s:1:"a";i:1;}';
        $id = (int) $this->submit(
            $this->opening()->ID,
            ['awsm_applicant_name' => $evil, 'awsm_applicant_letter' => $evil],
            $evil . '.pdf',
        )->receipt?->applicationId;

        self::assertSame(
            [$evil, $evil],
            [$this->text($id, 'awsm_applicant_name'), $this->text($id, 'awsm_applicant_letter')],
        );
        self::assertSame(
            $evil . '.pdf',
            $this->applicationsFactory()->files()->findByApplication($id)[0]->originalName,
        );
        self::assertStringContainsString($evil, $this->delivered()[1]['message']);
    }

    private function killProcessAt(string $hook, int $opening, string $key): void
    {
        $code = sprintf(
            <<<'PHP'
            add_filter(%1$s, static fn ($same) => posix_kill(getmypid(), 9) ? $same : $same);
            $kernel = CourantDesk\Kernel\Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
            $openings = new CourantDesk\Openings\Storage\PostOpeningRepository(new CourantDesk\Openings\Storage\TaxonomySpecificationRepository());
            $settings = new CourantDesk\Applications\ApplicationsSettings();
            $factory = new CourantDesk\Applications\ApplicationsFactory($kernel, $openings, new CourantDesk\Openings\OpeningsSettings(), $settings, new CourantDesk\Applications\ProtectionSettings(),
                CourantDesk\PrivateFiles\PrivateFilesFactory::create($kernel), new CourantDesk\Email\Storage\EmailQueueRepository($kernel->sql, $kernel->clock),
                (new CourantDesk\ApplicationForms\ApplicationFormsFactory($kernel, $settings))->openingForms(), [], static fn () => throw new LogicException('No email is composed here.'), static fn () => throw new LogicException('No email is sent here.'));
            $file = ['awsm_file' => ['name' => 'cv.pdf', 'tmp_name' => %2$s, 'size' => %3$d, 'error' => UPLOAD_ERR_OK, 'type' => '']];
            $factory->submissionController()->handle(new CourantDesk\Kernel\Request([], %4$s, $file, ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '203.0.113.9']));
            return 'alive';
            PHP,
            var_export($hook, true),
            var_export($this->file('upload', self::PDF), true),
            strlen(self::PDF),
            var_export($this->fields($opening, ['courant_key' => $key]), true),
        );
        $output = $this->runInSeparateProcess($code);
        self::assertStringNotContainsString('alive', implode("\n", $output));
    }
}
