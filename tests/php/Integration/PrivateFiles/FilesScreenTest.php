<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Admin\StorageNotice;
use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantDesk\PrivateFiles\Storage\StoreMarkerRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantTests\Support\Applications\ApplicationsTestCase;

/**
 * Tests that wp-admin shows problems with the storage of applicants' files to the owner, who can resolve them
 * there.
 */
final class FilesScreenTest extends ApplicationsTestCase
{
    private const PAGE = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-files';

    public function testANoticeReportsAStoreInsideTheWebRootUntilItIsDismissed(): void
    {
        $administrator = $this->signIn('administrator');
        $inside = WP_CONTENT_DIR . '/uploads/courant-private-inside';
        $notice = $this->notice($inside);

        $printed = $this->printed($notice);
        self::assertStringContainsString('a folder that the web server publishes', $printed);
        self::assertStringContainsString('encrypted', $printed);
        self::assertStringContainsString('COURANT_PRIVATE_DIR', $printed);
        update_user_meta($administrator->ID, 'courant_dismissed_storage', $notice->status()->signature());
        self::assertSame('', $this->printed($notice));
        self::assertStringContainsString(
            'publishes',
            $this->printed($this->notice(WP_CONTENT_DIR . '/uploads/another-folder')),
            'another state',
        );
        $this->signIn('administrator');
        self::assertStringContainsString('publishes', $this->printed($notice), 'another administrator');
        $this->signIn('hr');
        self::assertSame('', $this->printed($notice));
        $this->signIn('administrator');
        self::assertSame('', $this->printed($this->notice(COURANT_PRIVATE_DIR)), 'outside the web root');
    }

    public function testTheNoticeReportsTheNumberOfUnencryptedFiles(): void
    {
        $administrator = $this->signIn('administrator');
        $notice = $this->notice(WP_CONTENT_DIR . '/uploads/courant-private-inside');
        self::assertStringContainsString('The files are encrypted,', $this->printed($notice));
        update_user_meta($administrator->ID, 'courant_dismissed_storage', $notice->status()->signature());
        $sql = $this->applicationsFactory()->kernel->sql;
        for ($n = 0; $n < 2; $n++) {
            $sql->insert($sql->table('files'), [
                'application_id' => 4711, 'field' => 'awsm_file', 'stored_name' => "1/ab/ab$n",
                'original_name' => 'cv.pdf', 'type' => 'application/pdf',
                'bytes' => 5, 'sha256' => hash('sha256', 'plain'), 'scan' => '', 'created' => 1,
            ]);
        }

        $printed = $this->printed($notice);
        self::assertStringContainsString('2 files are not encrypted yet', $printed, 'a dismissal does not hide it');
        self::assertStringNotContainsString('The files are encrypted,', $printed);
        self::assertStringContainsString(
            '2 files are not encrypted yet',
            $this->http('GET', self::PAGE, as: $administrator)->body,
            'also where the location itself is well',
        );
    }

    public function testANoticeLinksToTheDecisionAndDisappearsAfterIt(): void
    {
        $this->submit($this->opening()->ID);
        $administrator = $this->user('administrator');
        $this->simulateClone();
        $list = '/wp-admin/edit.php?post_type=awsm_job_openings';
        self::assertStringContainsString(
            'may belong to another site',
            $this->http('GET', self::PAGE, as: $administrator)->body,
        );
        self::assertStringContainsString('page=courant-files', $this->http('GET', $list, as: $administrator)->body);
        self::assertStringContainsString('Decide now', $this->http('GET', $list, as: $administrator)->body);
        self::assertStringNotContainsString('Decide now', $this->http('GET', $list, as: $this->user('hr'))->body);

        $post = fn (string $decision): string => $this->http('POST', '/wp-admin/admin-post.php', [
            'action' => FilesScreen::DECIDE_ACTION,
            '_wpnonce' => $this->nonceOf($administrator, FilesScreen::DECIDE_ACTION), 'decision' => $decision,
        ], as: $administrator)->header('Location');
        self::assertStringContainsString('courant-done=choose', $post('anything'));
        self::assertStringContainsString('courant-done=decided', $post('same-site'));
        self::assertStringNotContainsString('Decide now', $this->http('GET', $list, as: $administrator)->body);
        $page = $this->http('GET', self::PAGE . '&courant-done=decided', as: $administrator)->body;
        self::assertStringContainsString('Decision saved.', $page);
        self::assertStringContainsString('outside the web root', $page);
    }

    public function testButtonsMoveFilesAndWriteCopiesBack(): void
    {
        $this->submit($this->opening()->ID);
        $administrator = $this->user('administrator');
        self::assertStringNotContainsString(
            'CVs from WP Job Openings',
            $this->http('GET', self::PAGE, as: $administrator)->body,
        );
        $press = fn (string $action, string $confirmed): int => $this->http('POST', '/wp-admin/admin-post.php', [
            'action' => $action, '_wpnonce' => $this->nonceOf($administrator, $action), 'confirmed' => $confirmed,
        ], as: $administrator)->status;

        $press('courant_files_write_back', '');
        self::assertSame('', $this->text($this->applications()[0], 'awsm_attachment_id'), 'only on purpose');
        $press('courant_files_write_back', 'yes');
        self::assertNotSame('', $this->text($this->applications()[0], 'awsm_attachment_id'));
        $page = $this->http('GET', self::PAGE, as: $administrator)->body;
        self::assertStringContainsString('Completed: 1 done, 0 failed.', $page);
        self::assertStringContainsString('1 file of an application is in the media library', $page);
        $press('courant_files_import', '');
        self::assertSame('', $this->text($this->applications()[0], 'awsm_attachment_id'));
        self::assertStringContainsString(
            'Completed: 1 done, 0 failed.',
            $this->http('GET', self::PAGE, as: $administrator)->body,
        );
    }

    public function testTheCommandReportsAndDecides(): void
    {
        $this->submit($this->opening()->ID);
        self::assertStringContainsString('owned', $this->command('store'));
        $this->simulateClone();
        $report = $this->command('store', 'status');
        self::assertStringContainsString('wp courant store copy', $report);
        self::assertStringContainsString('owned', $this->command('store', 'copy'));
        self::assertStringContainsString('--yes', $this->command('attachments', 'write-back'));
        self::assertStringContainsString('1 done, 0 failed', $this->command('attachments', 'write-back', '--yes'));
        self::assertStringContainsString('1 done, 0 failed', $this->command('attachments', 'import'));
    }

    private function command(string $name, string ...$arguments): string
    {
        ob_start();
        try {
            do_action('courant_desk_command', $name, $arguments);
        } catch (\RuntimeException) {
            // The exit code is 1 when there is a problem.
        }

        return (string) ob_get_clean();
    }

    /** Simulates a search and replace over a copy of the database: the marker still contains the previous URL. */
    private function simulateClone(): void
    {
        foreach ((array) glob(COURANT_PRIVATE_DIR . '/1/owner-*.json') as $file) {
            unlink((string) $file);
        }
        $owner = get_option(StoreOwnership::OPTION);
        self::assertIsArray($owner);
        update_option(StoreOwnership::OPTION, ['url' => hash('sha256', 'another')] + $owner);
        update_option(StoreOwnership::STATE_OPTION, OwnershipState::Moved->value);
    }

    private function notice(string $path): StorageNotice
    {
        $ownership =
            new StoreOwnership(
                $this->applicationsFactory()->kernel->sql,
                new StoreMarkerRepository(),
                $this->applicationsFactory()->kernel->log,
            );

        return new StorageNotice(
            new FileLocations(new PrivateDirectory('wp_', $path), $ownership),
            $ownership,
            new FileRepository($this->applicationsFactory()->kernel->sql, $this->applicationsFactory()->kernel->clock),
        );
    }

    private function printed(StorageNotice $notice): string
    {
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('edit-awsm_job_openings');
        ob_start();
        $notice->print();

        return trim((string) ob_get_clean());
    }
}
