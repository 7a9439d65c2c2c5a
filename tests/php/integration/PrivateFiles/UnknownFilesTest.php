<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantTests\Support\Applications\StoreTestCase;

/** Files of the store that no row names. */
final class UnknownFilesTest extends StoreTestCase
{
    public function testUnknownFilesAreDeletedAfterThirtyDaysInQuarantine(): void
    {
        $this->submit($this->opening()->ID);
        $stray = $this->stray();
        $this->unknownFiles('now')->run();
        self::assertFileDoesNotExist($stray);
        self::assertCount(1, $this->storedPaths(), 'a file with a row stays');

        $this->unknownFiles('+30 days')->run();
        self::assertCount(1, $this->quarantined());
        $this->unknownFiles('+31 days')->run();
        self::assertSame([], $this->quarantined());
        self::assertCount(1, $this->storedPaths());
    }

    public function testCleanupIsBoundedAndAsksOnceForManyFiles(): void
    {
        $this->submit($this->opening()->ID);
        for ($n = 0; $n < 300; $n++) {
            $this->stray(sprintf('%02x', $n % 3 + 200));
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
}
