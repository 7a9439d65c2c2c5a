<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Admin\DeactivationGuard;
use CourantDesk\PrivateFiles\Storage\TransferReport;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\WpJobOpeningsFixture;

/** Tests what is reported before a deactivation, and that files return to their former paths and IDs. */
final class DeactivationGuardTest extends ApplicationsTestCase
{
    private const PLUGINS = '/wp-admin/plugins.php';
    private const CARD = 'page=courant-files#courant_files_write_back';

    public function testTheDeactivateLinkOpensTheCardWhileFilesHaveNoCopies(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $administrator = $this->user('administrator');
        self::assertStringNotContainsString(self::CARD, $this->http('GET', self::PLUGINS, as: $administrator)->body);
        $this->moveFiles();

        self::assertStringContainsString(self::CARD, $this->http('GET', self::PLUGINS, as: $administrator)->body);
        $screen = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-files', as: $administrator);
        self::assertStringContainsString('Deactivate without copies', $screen->body);
        self::assertMatchesRegularExpression('/action=deactivate[^"]*courant-desk\.php[^"]*_wpnonce=/', $screen->body);
        $warnings = [];
        $this->guard()->printWarning(static function (string $text) use (&$warnings): void {
            $warnings[] = $text;
        });
        self::assertCount(1, $warnings);
        self::assertStringContainsString('cannot read 6 files', $warnings[0]);
        self::assertStringContainsString('wp courant attachments write-back --yes', $warnings[0]);

        $this->writeCopies(count($site->applications));
        self::assertStringNotContainsString(self::CARD, $this->http('GET', self::PLUGINS, as: $administrator)->body);
        $this->guard()->printWarning(static function (string $text): void {
            self::fail($text);
        });
    }

    public function testASiteWithoutFilesOfWpJobOpeningsHasItsOwnLink(): void
    {
        $this->submit($this->opening()->ID);

        self::assertSame(1, $this->privateFiles()->attachmentWriteBack()->remaining());
        self::assertSame(['deactivate' => '<a href="x">'], $this->guard()->changeDeactivateLink([
            'deactivate' => '<a href="x">',
        ]));
    }

    public function testFilesReturnToTheirPathsAndIdsThreeTimes(): void
    {
        $site = $this->createWpJobOpeningsSite();
        foreach ([1, 2, 3] as $round) {
            $this->moveFiles();
            $this->writeCopies(count($site->applications));
            foreach ($site->applications as $id => $file) {
                self::assertFileExists($file['path'], "round $round");
                self::assertSame($file['sha256'], hash_file('sha256', $file['path']));
                self::assertSame((string) $file['attachment'], $this->text($id, 'awsm_attachment_id'));
                self::assertSame($file['path'], get_attached_file($file['attachment']));
                self::assertSame($id, (int) wp_get_post_parent_id($file['attachment']));
                self::assertCount(1, $this->privateFiles()->store()->findByApplication($id));
            }
        }
        $copies = $this->privateFiles()->attachmentCopies();
        foreach ($site->applications as $id => $file) {
            $copies->deleteCopy($file['attachment']);
            self::assertFileExists($file['path']);
            self::assertSame([], get_post_meta($id, 'courant_former_attachment'), 'an undo leaves no mark');
        }
    }

    public function testAPathOrIdThatIsTakenIsNotOverwritten(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $this->moveFiles();
        $application = (int) array_key_first($site->applications);
        $original = $site->applications[$application];
        wp_mkdir_p(dirname($original['path']));
        file_put_contents($original['path'], 'another file');
        $taken = wp_insert_post(['import_id' => $original['attachment'], 'post_title' => 'Another post']);
        self::assertSame($original['attachment'], $taken);

        $this->writeCopies(count($site->applications));
        self::assertSame('another file', file_get_contents($original['path']));
        $attachment = (int) $this->text($application, 'awsm_attachment_id');
        self::assertNotSame($taken, $attachment);
        self::assertSame($original['sha256'], hash_file('sha256', (string) get_attached_file($attachment)));
    }

    private function createWpJobOpeningsSite(): WpJobOpeningsFixture
    {
        $site = new WpJobOpeningsFixture();
        $site->add(2, 3, $this->user('author')->ID);

        return $site;
    }

    private function guard(): DeactivationGuard
    {
        return new DeactivationGuard(
            COURANT_DESK_FILE,
            $this->privateFiles()->attachments(),
            $this->privateFiles()->attachmentWriteBack(),
        );
    }

    private function moveFiles(): void
    {
        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);
        self::assertSame([TransferReport::DONE, 0], [$report->state, $report->failed]);
    }

    private function writeCopies(int $expected): void
    {
        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentWriteBack(), 30.0);
        self::assertSame([$expected, 0], [$report->transferred, $report->failed]);
    }
}
