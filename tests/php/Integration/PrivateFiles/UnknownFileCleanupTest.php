<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantTests\Support\PrivateFiles\StoreTestCase;
use CourantTests\Support\PrivateFiles\StrictStream;
use PHPUnit\Framework\Attributes\Group;

/** Tests the cleanup of files in the store without a row. */
#[Group('database')]
final class UnknownFileCleanupTest extends StoreTestCase
{
    public function testUnknownFilesAreDeletedAfterThirtyDaysInQuarantine(): void
    {
        $this->submit($this->opening()->ID);
        $unknownFile = $this->createUnknownFile();
        $this->unknownFiles('now')->run();
        self::assertFileDoesNotExist($unknownFile);
        self::assertCount(1, $this->storedPaths(), 'a file with a row stays');

        $this->unknownFiles('+30 days')->run();
        self::assertCount(1, $this->quarantined());
        $this->unknownFiles('+31 days')->run();
        self::assertSame([], $this->quarantined());
        self::assertCount(1, $this->storedPaths());
    }

    public function testCleanupIsBoundedAndQueriesOnceForManyFiles(): void
    {
        $this->submit($this->opening()->ID);
        for ($n = 0; $n < 300; $n++) {
            $this->createUnknownFile(sprintf('%02x', $n % 3 + 200));
        }
        $queries = 0;
        add_filter('query', static function (string $query) use (&$queries): string {
            $queries += str_contains($query, 'stored_name IN') ? 1 : 0;

            return $query;
        });

        $this->unknownFiles('now')->run(150);
        $first = count($this->quarantined());
        self::assertGreaterThan(0, $first);
        self::assertLessThan(300, $first);
        $this->unknownFiles('now')->run();
        self::assertCount(300, $this->quarantined());
        self::assertLessThan(20, $queries);
    }

    public function testMarkerAndQuarantineWorkWithAStreamWrapper(): void
    {
        StrictStream::register();
        StrictStream::refusals();
        delete_option(FileLocations::OPTION);
        $folder = dirname($this->file('bucket', '')) . '/bucket-' . bin2hex(random_bytes(6));
        $bucket = "strict://$folder";
        $kept = $this->storeFile($bucket, 'kept');
        $later = $this->storeFile($bucket, 'later');
        self::assertSame(OwnershipState::Owned, $this->module($bucket)->ownership()->verify($bucket));
        self::assertCount(2, self::files("$folder/1/owner-*.json"), 'two markers in turn');
        $unknownFile = "$folder/1/ab/ab" . bin2hex(random_bytes(19)) . '.enc';
        wp_mkdir_p(dirname($unknownFile));
        file_put_contents($unknownFile, 'unknown');
        $row = $this->sql()->fetchRows('SELECT * FROM %i WHERE id = %d', $this->sql()->table('files'), $later->id)[0];
        $this->sql()->execute('DELETE FROM %i WHERE id = %d', $this->sql()->table('files'), $later->id);

        $this->unknownFiles('now', $bucket)->run();
        self::assertFileDoesNotExist($unknownFile);
        self::assertFileDoesNotExist("$folder/$later->storedName");
        self::assertFileExists("$folder/$kept->storedName");
        self::assertCount(2, self::files("$folder/1/quarantine-*/*"));

        $this->sql()->insert($this->sql()->table('files'), $row);
        $this->unknownFiles('+29 days', $bucket)->run();
        self::assertSame(
            'later',
            implode('', [...$this->module($bucket)->store()->read($later)]),
            'a row names it again',
        );
        $this->unknownFiles('+31 days', $bucket)->run();
        self::assertSame([], self::files("$folder/1/quarantine-*/*"));

        $before = self::files("$folder/1/*/*");
        $this->setHome('https://staging.courant.example');
        self::assertTrue($this->module($bucket)->locations()->needsDecision(), 'a clone of this site');
        $this->module($bucket)->store()->deleteAbandoned();
        $this->unknownFiles('+40 days', $bucket)->run();
        self::assertSame($before, self::files("$folder/1/*/*"));
        self::assertSame([], StrictStream::refusals());
    }

    private function storeFile(string $location, string $content): StoredFile
    {
        $store = $this->module($location)->store();
        $file = $store->save(new IncomingFile('cv.pdf', $this->file('cv', $content), strlen($content)), 'awsm_file');
        $store->assignToApplication($file, 4711);

        return $store->find($file->id) ?? $file;
    }

    /** @return list<string> */
    private static function files(string $pattern): array
    {
        $found = glob($pattern);

        return $found === false ? [] : $found;
    }
}
