<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

use Closure;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantTests\Support\Applications\ApplicationsTestCase;

/** Creates the private store with the locations and keys that a test needs. */
abstract class PrivateFilesTestCase extends ApplicationsTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // The reported files were damaged on purpose.
        ini_set('error_log', '/dev/null');
    }

    protected function tearDown(): void
    {
        ini_restore('error_log');
        parent::tearDown();
    }

    /** @param (Closure(): Scanner)|null $scanner */
    protected function module(
        string $location = '',
        mixed $keys = null,
        ?CipherSuite $ciphers = null,
        ?Closure $scanner = null,
    ): PrivateFilesFactory {
        return new PrivateFilesFactory(
            $this->applicationsFactory()->kernel,
            $keys,
            $location === '' ? COURANT_PRIVATE_DIR : $location,
            $ciphers ?? CipherSuite::forServer(),
            $scanner,
        );
    }

    /** Returns a text that is nowhere else on this machine, not even in the source of this test. */
    protected static function cvText(): string
    {
        return 'Curriculum vitae of ' . hash('sha256', 'Zoe Zebra ' . getmypid());
    }

    /** Returns a PDF that contains the text. */
    protected static function cvContent(): string
    {
        return "%PDF-1.4\n1 0 obj<</Title(" . self::cvText() . ")>>endobj\n"
            . str_repeat('% ' . self::cvText() . "\n", 3000) . "trailer<<>>\n%%EOF\n";
    }

    /** Stores a file for an application. */
    protected function store(PrivateFilesFactory $module, string $content, int $application = 4711): StoredFile
    {
        $file = $module->store()
            ->save(new IncomingFile('cv.pdf', $this->file('cv', $content), strlen($content)), 'awsm_file');
        $module->store()->assignToApplication($file, $application);

        return $module->store()->find($file->id) ?? $file;
    }

    /** Stores a file in the format from before encryption. */
    protected function storePlain(string $content, int $application = 4711): StoredFile
    {
        $name = get_current_blog_id() . '/' . substr($random = bin2hex(random_bytes(20)), 0, 2) . '/' . $random;
        wp_mkdir_p(dirname($this->storePath() . '/' . $name));
        file_put_contents($this->storePath() . '/' . $name, $content);
        $sql = $this->applicationsFactory()->kernel->sql;
        $id = $sql->insert($sql->table('files'), [
            'application_id' => $application, 'field' => 'awsm_file', 'stored_name' => $name,
            'original_name' => 'cv.pdf', 'type' => 'application/pdf',
            'bytes' => strlen($content), 'sha256' => hash('sha256', $content), 'scan' => '', 'created' => 1,
        ]);

        return $this->module()->store()->find($id) ?? self::fail('The file does not exist.');
    }

    protected static function read(PrivateFilesFactory $module, StoredFile $file): string
    {
        return implode('', [...$module->store()->read($module->store()->find($file->id) ?? $file)]);
    }

    /**
     * Runs `wp courant files …`.
     *
     * @param list<string> $arguments
     * @param list<string> $lines     receives the printed lines
     */
    protected function command(PrivateFilesFactory $module, array $arguments, array &$lines = []): bool
    {
        $flags = [];
        foreach ($arguments as $index => $argument) {
            if (preg_match('/^--([a-z-]+)(?:=(.*))?$/', $argument, $matches) === 1) {
                $flags[$matches[1]] = $matches[2] ?? true;
                unset($arguments[$index]);
            }
        }
        $printed = [];
        $isDone = $module->createCommand()
            ->run(array_values($arguments), $flags, static function (string $line) use (&$printed): void {
                $printed[] = $line;
            });
        $lines = [...$lines, ...$printed];

        return $isDone;
    }

    protected function folder(): string
    {
        $folder = sys_get_temp_dir() . '/courant-location-' . bin2hex(random_bytes(6));
        register_shutdown_function(static function () use ($folder): void {
            exec('rm -rf ' . escapeshellarg($folder));
        });

        return $folder;
    }

    protected function forgetLocations(): void
    {
        delete_option(FileLocations::OPTION);
    }

    /**
     * Returns files below some folders that contain the text: unchanged, in hexadecimal, or in base64 at any alignment.
     *
     * @param list<string> $folders
     * @return list<string>
     */
    protected static function filesWithText(array $folders): array
    {
        $patterns = array_map(
            static fn (string $pattern): string => '-e ' . escapeshellarg($pattern),
            self::textPatterns(),
        );
        $command = 'grep -rlaF ' . implode(' ', $patterns) . ' -- '
            . implode(' ', array_map(escapeshellarg(...), $folders)) . ' 2>/dev/null';
        exec($command, $found);

        return $found;
    }

    /** @return list<string> */
    protected static function textPatterns(): array
    {
        $patterns = [self::cvText(), bin2hex(self::cvText()), strtoupper(bin2hex(self::cvText()))];
        for ($shift = 0; $shift < 3; $shift++) {
            // The first and last characters depend on the adjacent bytes.
            $patterns[] = substr(base64_encode(str_repeat('x', $shift) . self::cvText()), 4, -4);
        }

        return $patterns;
    }
}
