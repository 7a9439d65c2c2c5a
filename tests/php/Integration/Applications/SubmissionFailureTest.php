<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Email\Storage\EmailQueueTable;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantTests\Support\Applications\ApplicationsTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests full disks, mail servers that do not respond, and requests with false server names. */
#[Group('database')]
final class SubmissionFailureTest extends ApplicationsTestCase
{
    public function testAConcurrentlyDeletedPostIsNoError(): void
    {
        $id = $this->post(['type' => 'awsm_job_application'])->ID;
        $post = get_post($id);

        // WordPress calls these hooks this way when another process deleted the post between its query and its hook.
        do_action('transition_post_status', 'publish', 'draft', null);
        do_action('post_updated', $id, null, $post);
        do_action('post_updated', $id, $post, null);
        do_action('save_post', $id, null, true);

        self::assertSame('publish', get_post_status($id));
    }

    public function testAFullDiskReturns503AndStoresNothing(): void
    {
        $store = $this->storePath();
        $opening = $this->opening()->ID;
        $full = $this->fillDisk($store);
        $response = $this->apply($opening, [], $this->cv('cv.pdf', self::PDF . str_repeat('%', 200_000) . "\n%%EOF\n"));
        $left = glob("$store/*/*/*");
        $full();
        $again = $this->apply($opening);

        self::assertSame(503, $response->status);
        self::assertSame('60', $response->header('Retry-After'));
        self::assertSame([], $left, 'no file without a row');
        self::assertSame(200, $again->status, 'when there is space again');
        self::assertCount(1, $this->applications(), 'no row without a file');
        self::assertSame(
            '1',
            $this->applicationsFactory()->kernel->sql
                ->fetchValue('SELECT COUNT(*) FROM %i', $this->applicationsFactory()->kernel->sql->table('files')),
        );
    }

    public function testATruncatedGuardFileIsWrittenAgain(): void
    {
        $folder = dirname($this->file('x', '')) . '/store';
        (new PrivateDirectory('wp_', $folder))->path();
        $whole = (string) file_get_contents("$folder/.htaccess");
        file_put_contents("$folder/.htaccess", '');

        (new PrivateDirectory('wp_', $folder))->path();

        self::assertSame($whole, (string) file_get_contents("$folder/.htaccess"));
        array_map('unlink', ["$folder/.htaccess", "$folder/index.php", "$folder/web.config"]);
        rmdir($folder);
    }

    public function testAVisitorCannotChooseTheServedFolder(): void
    {
        $before = $_SERVER;
        $_SERVER['HTTP_DOCUMENT_ROOT'] = dirname(untrailingslashit(ABSPATH), 2);
        try {
            $path = (new PrivateDirectory('wp_lied_to_', ''))->path();
        } finally {
            $_SERVER = $before;
        }

        self::assertStringStartsWith(dirname(untrailingslashit(ABSPATH)) . '/courant-private-', $path);
        array_map('unlink', ["$path/.htaccess", "$path/index.php", "$path/web.config"]);
        rmdir($path);
    }

    public function testADatabaseFailureIsNoFatalErrorAfterTheResponseOrInTheBackground(): void
    {
        $this->commit();
        $sql = $this->applicationsFactory()->kernel->sql;
        foreach ([EmailQueueTable::NAME, 'files', SubmissionAttempts::TABLE] as $table) {
            $sql->dropTable($sql->table($table));
        }
        $this->applicationsFactory()->rates()->dropTable();
        // Health is checked once an hour: this state means that it was not checked yet.
        update_option(HealthMonitor::OPTION, ['at' => 0, 'troubles' => []]);
        $events = [];
        add_action('courant_desk_error', static function (string $event) use (&$events): void {
            $events[] = $event;
        });

        do_action('courant_desk_send_mails');
        do_action('courant_desk_sweep_applications');
        sort($events);
        self::assertSame([
            'applications.attachments', 'applications.cleanup', 'applications.cleanup', 'applications.cleanup',
            'applications.health', 'applications.orphans', 'email.queue', 'private_files.job',
        ], $events);
        $response = $this->apply($this->opening()->ID);

        self::assertSame(503, $response->status);
        self::assertSame([], $this->applications());
        self::assertSame([], $this->storedPaths());
    }

    /** @return callable(): void frees the disk space */
    private function fillDisk(string $folder): callable
    {
        exec('mount -t tmpfs -o size=64k,mode=0777 tmpfs ' . escapeshellarg($folder) . ' 2>/dev/null', $output, $code);
        if ($code === 0) {
            return static function () use ($folder): void {
                exec('umount ' . escapeshellarg($folder));
            };
        }
        // If no small disk can be mounted, a file with the name of the folder makes writing fail in the same way.
        $blocked = $folder . '/' . get_current_blog_id();
        file_put_contents($blocked, '');

        return static function () use ($blocked): void {
            unlink($blocked);
        };
    }
}
