<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\ClamavScanner;
use CourantDesk\Recruiting\Storage\RecruitingTables;
use CourantTests\Support\Applications\LocalServer;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;
use CourantTests\Support\Site\RunsInSeparateProcess;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests the download of an intact, a damaged and an undecryptable file, and its memory use. */
#[Group('once')]
final class DownloadTest extends PrivateFilesTestCase
{
    use RunsInSeparateProcess;

    private const MEGABYTES = 100;

    private ?WP_User $reader = null;

    /** @return iterable<string, array{callable(string): string}> */
    public static function damages(): iterable
    {
        yield 'a bit in the last chunk' => [
            static fn (string $bytes): string => substr_replace($bytes, chr(ord($bytes[-20]) ^ 1), -20, 1),
        ];
        yield 'truncated at the end of a chunk' => [
            static fn (string $bytes): string => substr($bytes, 0, 128 + 65552),
        ];
        yield 'emptied' => [static fn (string $bytes): string => ''];
        yield 'longer' => [static fn (string $bytes): string => $bytes . 'x'];
    }

    /** @param callable(string): string $damage */
    #[DataProvider('damages')]
    public function testADamagedFileIsRejectedBeforeTheFirstByte(callable $damage): void
    {
        $file = $this->application();
        $path = $this->storePath() . '/' . $file->storedName;
        file_put_contents($path, $damage((string) file_get_contents($path)));

        foreach (['', '&courant_preview=1'] as $how) {
            $response = $this->download($file, $how);
            self::assertSame(500, $response->status);
            self::assertStringContainsString('This file is damaged', $response->body);
            self::assertStringNotContainsString('%PDF', $response->body);
            self::assertSame('', $response->header('Content-Disposition'));
        }
        self::assertSame(
            [$file->id => FileProblem::Damaged],
            array_map(static fn (array $row): FileProblem => $row['problem'], $this->module()->problems()->findAll()),
        );
        self::assertSame([], $this->openings($file), 'nobody opened it');
    }

    public function testAFileWithAMissingKeyReportsIt(): void
    {
        $file = $this->application();
        $this->module()->keys()->delete();

        $response = $this->download($file);

        self::assertSame(500, $response->status);
        self::assertStringContainsString('its key is missing', $response->body);
        self::assertSame(FileProblem::KeyMissing, $this->module()->problems()->findAll()[$file->id]['problem']);
    }

    public function testAMissingFileIs404(): void
    {
        $file = $this->application();
        unlink($this->storePath() . '/' . $file->storedName);

        $response = $this->download($file);

        self::assertSame(404, $response->status);
        self::assertStringContainsString('This file no longer exists.', $response->body);
    }

    public function testAFileOfAStoreThatIsNotAvailableIs503(): void
    {
        $file = $this->application();
        $store = $this->storePath();
        rename($store, "$store-away");

        $response = $this->download($file);
        rename("$store-away", $store);

        self::assertSame([503, '60'], [$response->status, $response->header('Retry-After')]);
        self::assertStringContainsString('Try again in a few minutes.', $response->body);
        self::assertSame([], $this->module()->problems()->findAll());
        self::assertSame(200, $this->download($file)->status);
    }

    public function testRangesOfALongFileAreItsBytes(): void
    {
        $file = $this->application();
        $content = self::cvContent();
        foreach (
            [[0, 0], [65535, 65536], [65536, 131071], [131072, strlen($content) - 1], [5, 190_000]] as [$from, $to]
        ) {
            $response = $this->download($file, '', "bytes=$from-$to");
            self::assertSame(
                [206, "bytes $from-$to/" . strlen($content)],
                [$response->status, $response->header('Content-Range')],
            );
            self::assertSame(sha1(substr($content, $from, $to - $from + 1)), sha1($response->body), "$from-$to");
        }
        self::assertCount(1, $this->openings($file));
    }

    public function testAFileIsScannedAsItIsDecrypted(): void
    {
        $eicar = 'X5O!P%@AP[4\PZX54(P^)7CC)7}$' . 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
        $daemon = LocalServer::clamd();
        $scanner = new ClamavScanner($daemon->address, $this->applicationsFactory()->kernel->log);
        $module = $this->module();
        $infected = $this->store($module, str_repeat('x', 70_000) . $eicar);
        $clean = $this->store($module, self::cvContent());
        $damaged = $this->store($module, self::cvContent());
        file_put_contents($this->storePath() . '/' . $damaged->storedName, 'x', FILE_APPEND);

        $verdicts = array_map(
            static fn (StoredFile $file): string => $scanner->scanPieces($module->store()->read($file))->value,
            [$infected, $clean, $damaged],
        );
        $daemon->stop();

        self::assertSame(['infected', 'clean', 'unscanned'], $verdicts);
    }

    public function testEncryptingAHundredMegabytesUsesLittleMemory(): void
    {
        $path = $this->file('cv', '');
        $stream = fopen($path, 'wb');
        self::assertIsResource($stream);
        for ($n = 0; $n < self::MEGABYTES; $n++) {
            fwrite($stream, random_bytes(MB_IN_BYTES));
        }
        fclose($stream);
        $reader = $this->user('hr');
        $this->commit();
        $application = $this->post(['type' => 'awsm_job_application', 'meta' => ['courant_reference' => 'ABC']])->ID;

        $stored = $this->runMeasured(sprintf(
            '$file = $module->store()->save(new CourantDesk\PrivateFiles\Domain\IncomingFile("cv.pdf", %s, filesize(%1$s)), "awsm_file"); $module->store()->assignToApplication($file, %d); return $file->id;',
            var_export($path, true),
            $application
        ));
        $file = $this->module()->store()->find(is_int($stored['result']) ? $stored['result'] : 0);
        self::assertNotNull($file);
        $rekeyed = $this->runMeasured(
            '$module->keys()->rotate(); return $module->createRewriter()->rewrite($module->repository()->find('
                . $file->id . '));'
        );
        $log = dirname(untrailingslashit(ABSPATH)) . '/memory.log';
        $plugin = WP_CONTENT_DIR . '/mu-plugins/measure-memory.php';
        file_put_contents(
            $plugin,
            '<?php register_shutdown_function(static fn () => file_put_contents(' . var_export($log, true)
                . ', memory_get_peak_usage() . "\n", FILE_APPEND));',
        );
        try {
            // The first requests compile WordPress.
            for ($n = 0; $n < 5; $n++) {
                self::assertSame('0', $this->ajax('no_such_action', as: $reader)->body);
            }
            $url = $this->downloadUrl($application, $reader);
            $whole = $this->http('GET', $url, as: $reader);
            $part = $this->http('GET', $url, headers: ['Range' => 'bytes=50000000-89999999'], as: $reader);
        } finally {
            unlink($plugin);
        }
        $peaks = array_map('intval', (array) file($log));
        unlink($log);
        self::assertCount(7, $peaks);

        self::assertSame([200, hash_file('sha256', $path)], [$whole->status, hash('sha256', $whole->body)]);
        self::assertSame([206, 40_000_000], [$part->status, strlen($part->body)]);
        self::assertTrue($rekeyed['result']);
        $over = [
            'keep' => $stored['over'],
            'rekey' => $rekeyed['over'],
            'download' => $peaks[5] - min(array_slice($peaks, 0, 5)),
            'range' => $peaks[6] - min(array_slice($peaks, 0, 5)),
        ];
        $measured = (string) wp_json_encode(
            $over + ['keep_seconds' => $stored['seconds'], 'rekey_seconds' => $rekeyed['seconds']]
        );
        foreach ($over as $what => $bytes) {
            self::assertLessThan(16 * MB_IN_BYTES, $bytes, "$what: $measured");
        }
    }

    /**
     * @return array{result: mixed, over: int, seconds: float} return value of $code, peak memory above that of a loaded
     *     WordPress, and the time
     */
    private function runMeasured(string $code): array
    {
        $code = '$kernel = CourantDesk\Kernel\Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);'
            . '$module = CourantDesk\PrivateFiles\PrivateFilesFactory::create($kernel);'
            . '$before = memory_get_peak_usage(); $begun = hrtime(true);'
            . '$result = (static function () use ($module) { ' . $code . ' })();'
            . 'return ["result" => $result, "over" => memory_get_peak_usage() - $before, "seconds" => (hrtime(true) - $begun) / 1e9];';
        $output = $this->runInSeparateProcess($code);
        $response = json_decode((string) end($output), true);
        self::assertIsArray($response, implode("\n", $output));
        self::assertIsInt($response['over'] ?? null);
        self::assertIsNumeric($response['seconds'] ?? null);

        return [
            'result' => $response['result'] ?? null,
            'over' => $response['over'],
            'seconds' => (float) $response['seconds'],
        ];
    }

    /** Returns the file of a new application. */
    private function application(): StoredFile
    {
        self::assertNotNull($this->submit($this->opening()->ID, [], 'cv.pdf', self::cvContent())->receipt);

        return $this->applicationsFactory()->files()->findByApplication($this->applications()[0])[0];
    }

    private function download(StoredFile $file, string $more = '', string $range = ''): HttpResponse
    {
        $reader = $this->reader ??= $this->user('hr');

        return $this->http(
            'GET',
            $this->downloadUrl($file->application, $reader) . $more,
            headers: $range === '' ? [] : ['Range' => $range],
            as: $reader,
        );
    }

    /** @return list<string> */
    private function openings(StoredFile $file): array
    {
        $sql = $this->applicationsFactory()->kernel->sql;

        return $sql->fetchColumn(
            'SELECT way FROM %i WHERE application_id = %d',
            $sql->table(RecruitingTables::OPENED_FILES),
            $file->application,
        );
    }
}
