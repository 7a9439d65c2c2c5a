<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use Closure;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\PrivateFiles\Storage\ClamavScanner;
use CourantDesk\Recruiting\Storage\ApplicationFileList;
use CourantTests\Support\Applications\LocalServer;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests `wp courant files scan`. */
#[Group('once')]
final class ScanCommandTest extends PrivateFilesTestCase
{
    private const EICAR = 'X5O!P%@AP[4\PZX54(P^)7CC)7}$' . 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
    private const WARNING = 'The malware scanner found harmful code in this file. It cannot be opened.';

    private ?LocalServer $daemon = null;

    protected function tearDown(): void
    {
        $this->daemon?->stop();
        parent::tearDown();
    }

    public function testALaterScanFindsAnInfectedFileWithoutAPlaintextCopyAndBlocksIt(): void
    {
        $application = $this->post(['type' => 'awsm_job_application', 'meta' => ['courant_reference' => 'ABC']])->ID;
        $readable = [];
        $module = $this->scanningModule(function (string $piece) use (&$readable): string {
            $readable = [...$readable, ...self::filesWithText([$this->storePath(), sys_get_temp_dir()])];

            return $piece;
        });
        $clean = $this->store($module, self::cvContent(), $application);
        $infected = $this->store($module, self::cvContent() . self::EICAR, $application);
        // Temporary files of the test's own uploads are deleted first.
        array_map('unlink', self::filesWithText([sys_get_temp_dir()]));

        $lines = [];
        self::assertFalse($this->command($module, ['scan'], $lines));

        self::assertContains("File $infected->id of application $application: the malware scanner found harmful code", $lines);
        self::assertContains('Done: 2 files, 1 changed, 1 with problems.', $lines);
        self::assertSame(['clean', 'infected'], $this->findVerdicts($clean, $infected));
        self::assertSame([], $readable, 'while it was scanned');
        self::assertSame([], self::filesWithText([untrailingslashit(ABSPATH), $this->storePath(), sys_get_temp_dir()]));
        self::assertCount(2, $this->storedPaths());
        self::assertSame(['', self::WARNING], array_column($this->recruitersFiles($application), 'warning'));
        $reader = $this->user('hr');
        $cleanUrl = $this->downloadUrl($application, $reader);
        $infectedUrl = str_replace("awsm_id=$clean->id", "awsm_id=$infected->id", $cleanUrl);
        foreach (['', '&courant_preview=1'] as $how) {
            $response = $this->http('GET', $infectedUrl . $how, as: $reader);
            self::assertSame(403, $response->status);
            self::assertStringContainsString(self::WARNING, $response->body);
            self::assertStringNotContainsString('%PDF', $response->body);
        }
        self::assertSame(sha1(self::cvContent()), sha1($this->http('GET', $cleanUrl, as: $reader)->body));
        $signed = $this->http('GET', $module->signedUrl($infected->id, $application, time() + 60));
        self::assertSame([403, false], [$signed->status, str_contains($signed->body, '%PDF')]);
        $screen = $this->http('GET', admin_url("post.php?post=$application&action=edit"), as: $reader)->body;
        self::assertStringContainsString(self::WARNING, $screen);
        self::assertStringContainsString("awsm_id=$clean->id", $screen);
        self::assertStringNotContainsString("awsm_id=$infected->id", $screen);
    }

    public function testOnlyUnscannedFilesAreScannedUnlessAllAreRequested(): void
    {
        $module = $this->scanningModule();
        $infected = $this->store($module, self::EICAR);
        $files = [$this->store($module, 'one'), $this->store($module, 'two'), $this->store($module, 'three')];
        $sql = $this->applicationsFactory()->kernel->sql;
        $mark = static fn (StoredFile $file, string $scan)
            => $sql->execute('UPDATE %i SET scan = %s WHERE id = %d', $sql->table('files'), $scan, $file->id);
        $mark($infected, 'clean');
        $mark($files[0], 'unscanned');
        $mark($files[2], 'infected');

        $lines = [];
        self::assertFalse(
            $this->command($module, ['scan', '--limit=2'], $lines) && $this->command($module, ['scan'], $lines),
            'one is marked as infected',
        );
        self::assertMatchesRegularExpression('/^Continuing after file \d+\.$/m', implode("\n", $lines));
        self::assertContains('Done: 4 files, 2 changed, 1 with problems.', $lines);
        self::assertSame(['clean', 'clean', 'clean', 'infected'], $this->findVerdicts($infected, ...$files));

        self::assertFalse($this->command($module, ['scan', '--all'], $lines));
        self::assertSame(['infected', 'clean', 'clean', 'clean'], $this->findVerdicts($infected, ...$files));
        $sql->execute('DELETE FROM %i WHERE id = %d', $sql->table('files'), $infected->id);
        self::assertTrue($this->command($module, ['scan', '--all'], $lines));
    }

    public function testUnscannableFilesKeepTheirVerdict(): void
    {
        $module = $this->scanningModule();
        $large = $this->store($module, str_repeat('x', 600_000));
        $damaged = $this->store($module, self::cvContent());
        file_put_contents($this->storePath() . '/' . $damaged->storedName, 'x', FILE_APPEND);
        $clean = $this->store($module, 'clean');

        $lines = [];
        self::assertFalse($this->command($module, ['scan'], $lines));

        self::assertContains("File $large->id of application 4711: the malware scanner did not scan it", $lines);
        self::assertContains('Done: 3 files, 1 changed, 2 with problems.', $lines);
        self::assertSame(['', '', 'clean'], $this->findVerdicts($large, $damaged, $clean));
        self::assertSame(
            [$damaged->id => FileProblem::Damaged],
            array_map(static fn (array $row): FileProblem => $row['problem'], $module->problems()->findAll()),
        );
    }

    public function testAScannerThatIsDownChangesNothing(): void
    {
        $module = $this->scanningModule();
        $files = [$this->store($module, 'one'), $this->store($module, self::EICAR)];
        $this->daemon?->stop();

        $lines = [];
        self::assertFalse($this->command($module, ['scan', '--all'], $lines));

        self::assertSame(['The malware scanner does not respond. Start it, then run the command again.'], $lines);
        self::assertSame(['', ''], $this->findVerdicts(...$files));
    }

    public function testScanningContinuesWhereTheScannerStoppedResponding(): void
    {
        $daemon = $this->daemon = LocalServer::clamd();
        $scanner = new ClamavScanner($daemon->address, $this->applicationsFactory()->kernel->log);
        $module = $this->module('', null, null, static fn (): Scanner => $scanner);
        $files = [$this->store($module, 'one'), $this->store($module, 'two'), $this->store($module, self::EICAR)];
        add_filter('query', static function (mixed $query) use ($daemon): mixed {
            // After the first verdict is stored.
            if (is_string($query) && str_contains($query, "SET scan = 'clean'")) {
                $daemon->stop();
            }

            return $query;
        });

        $lines = [];
        self::assertFalse($this->command($module, ['scan'], $lines));
        self::assertSame(['The malware scanner does not respond. Start it, then run the command again.'], $lines);
        self::assertSame(['clean', '', ''], $this->findVerdicts(...$files));

        $module = $this->scanningModule();
        self::assertFalse($this->command($module, ['scan'], $lines));
        self::assertContains("Continuing after file {$files[0]->id}.", $lines);
        self::assertSame(['clean', 'clean', 'infected'], $this->findVerdicts(...$files));
    }

    public function testTheCommandRunsThroughTheToolWithTheConfiguredScanner(): void
    {
        $file = $this->store($this->module(), 'content');
        $this->commit();
        $run = static function (string ...$flags): array {
            $command = [
                PHP_BINARY, dirname(__DIR__, 4) . '/tools/site/command.php', untrailingslashit(ABSPATH), 'files',
                'scan', ...$flags,
            ];
            exec(implode(' ', array_map('escapeshellarg', $command)) . ' 2>/dev/null', $printed, $code);

            return [$code, implode("\n", $printed)];
        };

        self::assertSame([1, 'No malware scanner is configured.'], $run());
        $this->daemon = LocalServer::clamd();
        update_option('courant_protection', ['scanner' => true, 'scanner_address' => $this->daemon->address]);
        [$code, $printed] = $run('--all');
        self::assertStringContainsString('Done: 1 files, 1 changed, 0 with problems.', $printed);
        self::assertSame(0, $code);
        self::assertSame(['clean'], $this->findVerdicts($file));
    }

    /** @param (Closure(string): string)|null $watch receives each piece before it is sent to the scanner */
    private function scanningModule(?Closure $watch = null): PrivateFilesFactory
    {
        $this->daemon = LocalServer::clamd();
        $daemon = new ClamavScanner($this->daemon->address, $this->applicationsFactory()->kernel->log);
        $scanner = new class ($daemon, $watch ?? static fn (string $piece): string => $piece) implements Scanner {
            /** @param Closure(string): string $watch */
            public function __construct(private readonly Scanner $scanner, private readonly Closure $watch)
            {
            }

            public function scan(string $path): ScanVerdict
            {
                return $this->scanner->scan($path);
            }

            public function scanPieces(iterable $pieces): ScanVerdict
            {
                return $this->scanner->scanPieces((function () use ($pieces): iterable {
                    foreach ($pieces as $piece) {
                        yield ($this->watch)($piece);
                    }
                })());
            }
        };

        return $this->module('', null, null, static fn (): Scanner => $scanner);
    }

    /** @return list<string> */
    private function findVerdicts(StoredFile ...$files): array
    {
        return array_map(
            fn (StoredFile $file): string => $this->module()->store()->find($file->id)->scan->value ?? 'gone',
            array_values($files),
        );
    }

    /** @return list<array{warning: string}> */
    private function recruitersFiles(int $application): array
    {
        return (new ApplicationFileList(
            $this->applicationsFactory()->privateFiles,
            $this->applicationsFactory()->openingForms,
        ))->findByApplication(
            $application
        );
    }
}
