<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantTests\Support\Applications\ApplicationsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests the limits of applicants' files: recruiters are notified in time, and no confirmation is shown for a file
 * that is not stored.
 */
#[Group('database')]
final class StorageLimitsTest extends ApplicationsTestCase
{
    /**
     * @return iterable<string, array{array<string, int>, int, int}> settings, bytes of a stored file, its age in
     *     seconds
     */
    public static function limits(): iterable
    {
        yield 'all files together' => [['max_store_megabytes' => 10], 10 * MB_IN_BYTES, 90000];
        yield 'files of an hour' => [['max_hour_megabytes' => 10], 10 * MB_IN_BYTES, 60];
        yield 'the disk' => [['min_free_megabytes' => 100000000], 1, 90000];
    }

    /** @param array<string, int> $settings */
    #[DataProvider('limits')]
    public function testAnApplicationWithAFileIsRejectedWithTryAgainLater(array $settings, int $bytes, int $age): void
    {
        $opening = $this->opening()->ID;
        update_option('courant_applications', $settings);
        $this->storeBytes($bytes, $age);

        $response = $this->apply($opening);
        $plain = $this->submitWithoutScript($opening);
        $token = $this->http('GET', '/?rest_route=/courant/v1/token');

        self::assertSame([503, []], [$response->status, $this->getNested($response->json(), 'success')]);
        self::assertStringContainsString(
            'try again later',
            (string) wp_json_encode($this->getNested($response->json(), 'error')),
        );
        self::assertSame([], [...$this->applications(), ...$this->storedPaths()]);
        self::assertSame(503, $plain->status);
        self::assertStringContainsString('try again later', $plain->body);
        self::assertStringNotContainsString('Thank you', $plain->body);
        self::assertStringContainsString('try again later', $token->body, 'the form learns it before it uploads');
    }

    public function testValidFilesAreAccepted(): void
    {
        $opening = $this->opening()->ID;
        update_option(
            'courant_applications',
            ['max_store_megabytes' => 10, 'max_hour_megabytes' => 10, 'min_free_megabytes' => 1],
        );
        $this->storeBytes(9 * MB_IN_BYTES, 60);
        self::assertSame(200, $this->apply($opening)->status);
        self::assertStringNotContainsString('full', $this->http('GET', '/?rest_route=/courant/v1/token')->body);
    }

    public function testARepeatOfAStoredApplicationGetsTheSameResponseWhenTheStorageIsFull(): void
    {
        $opening = $this->opening()->ID;
        $fields = ['courant_key' => wp_generate_uuid4()];
        self::assertSame(200, $this->apply($opening, $fields)->status);
        update_option('courant_applications', ['max_store_megabytes' => 1]);
        $this->storeBytes(MB_IN_BYTES, 90000);

        self::assertSame(200, $this->apply($opening, $fields)->status);
        self::assertCount(1, $this->applications());
    }

    public function testRecruitersSeeANoticeFromEightyPercentOn(): void
    {
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        update_option('courant_applications', ['max_store_megabytes' => 100]);
        $this->storeBytes(79 * MB_IN_BYTES, 90000);
        self::assertStringNotContainsString('80 %', $this->notice());
        $this->storeBytes(MB_IN_BYTES, 90000);
        self::assertStringContainsString('at least 80%', $this->notice());
    }

    private function notice(): string
    {
        delete_option(HealthMonitor::OPTION);
        $watch = new HealthMonitor($this->applicationsFactory());
        $watch->check();
        $this->signIn('hr');
        set_current_screen('edit-awsm_job_application');
        ob_start();
        $watch->printNotice();

        return (string) ob_get_clean();
    }

    private function storeBytes(int $bytes, int $age): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->insert($sql->table('files'), [
            'application_id' => 1,
            'stored_name' => '1/ab/' . bin2hex(random_bytes(20)) . '.enc',
            'bytes' => $bytes,
            'created' => time() - $age,
        ]);
    }
}
