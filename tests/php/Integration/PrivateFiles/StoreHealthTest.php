<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;

/** Tests the Site Health results about the store. */
final class StoreHealthTest extends PrivateFilesTestCase
{
    public function testEachStateIsReportedWithASolution(): void
    {
        $this->forgetLocations();
        $module = $this->module();
        $this->assertHealth($module, 'good', 'set COURANT_FILE_KEYS');
        $this->assertHealth($this->module('', [bin2hex(random_bytes(32))]), 'good', 'Back them up');

        $this->assertHealth($this->module('', 'a password'), 'critical', 'Key 1 is not 32 bytes');
        $this->assertHealth($module, 'critical', 'PHP needs the extension', new CipherSuite(false, false, false));
        $this->assertHealth($module, 'recommended', 'neither the extension sodium nor openssl', new CipherSuite(
            false,
            false,
            true,
        ));

        $plain = $this->storePlain('plain');
        $this->assertHealth($module, 'recommended', 'wp courant files move');
        $module->store()->delete($plain);
        $file = $this->store($module, 'content');
        $this->assertHealth($this->module($this->folder()), 'recommended', COURANT_PRIVATE_DIR);

        file_put_contents($this->storePath() . '/' . $file->storedName, '');
        $this->command($module, ['verify']);
        $this->assertHealth($module, 'critical', "File $file->id of application 4711: This file is damaged");
        $module->store()->delete($file);
        $this->assertHealth($module, 'good', 'separate from the files');
    }

    public function testSiteHealthListsTheTest(): void
    {
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);

        self::assertIsArray($tests);
        self::assertArrayHasKey('courant_private_files', (array) $tests['direct']);
        self::assertArrayHasKey('courant_probe', (array) $tests['direct']);
    }

    private function assertHealth(
        PrivateFilesFactory $module,
        string $status,
        string $text,
        ?CipherSuite $ciphers = null,
    ): void {
        $result = (new StoreHealth(
            $module->keys(),
            $ciphers ?? CipherSuite::forServer(),
            $module->locations(),
            $module->repository(),
            $module->problems(),
        ))->test();

        self::assertSame($status, $result['status'] ?? '');
        self::assertStringContainsString(
            $text,
            is_string($result['description'] ?? null) ? wp_specialchars_decode($result['description']) : '',
        );
    }
}
