<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Admin\FileTransfersView;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Storage\FileIdMigration;
use CourantDesk\PrivateFiles\Storage\TransferReport;
use CourantTests\Support\Applications\ApplicationsTestCase;

/**
 * Tests going back to WP Job Openings, which shows and deletes the attachment in an application's
 * `awsm_attachment_id`. A simulation of that plugin does the same here.
 */
final class SwitchingBackTest extends ApplicationsTestCase
{
    private const APPLICATIONS = 40;

    public function testAnApplicationIsStoredWithoutAnAttachmentId(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();

        self::assertSame('', $this->text($id, 'awsm_attachment_id'));
        self::assertSame(
            (string) $this->applicationsFactory()->files()->findByApplication($id)[0]->id,
            $this->text($id, 'courant_file_id'),
        );
    }

    public function testWpJobOpeningsNeitherShowsNorDeletesAForeignFile(): void
    {
        $ids = $this->receiveApplications();
        $foreign = $this->createForeignAttachments($ids);

        foreach ($ids as $id) {
            self::assertNull($this->findAttachmentOfWpJobOpenings($id));
            $this->deleteLikeWpJobOpenings($id);
        }

        self::assertSame([], array_filter($foreign, static fn (int $attachment): bool => get_post(
            $attachment
        ) === null));
    }

    public function testStoreIdsOfEarlierVersionsAreMigratedInBoundedSteps(): void
    {
        $ids = $this->receiveApplications();
        $foreign = $this->createForeignAttachments($ids);
        foreach ($ids as $id) {
            // Meta as stored by earlier versions.
            delete_post_meta($id, 'courant_file_id');
            update_post_meta(
                $id,
                'awsm_attachment_id',
                $this->applicationsFactory()->files()->findByApplication($id)[0]->id,
            );
        }
        $adopted = $this->post(['type' => 'awsm_job_application', 'status' => 'publish'])->ID;
        update_post_meta($adopted, 'awsm_attachment_id', $foreign[0]);
        $withOwn = $ids[0];
        $own = $this->post(['type' => 'attachment', 'status' => 'inherit', 'parent' => $withOwn])->ID;
        update_post_meta($withOwn, 'awsm_attachment_id', $own);
        $gone = $ids[1];
        $this->applicationsFactory()->files()->delete(
            $this->applicationsFactory()->files()->findByApplication($gone)[0]
        );

        $migration = new FileIdMigration($this->applicationsFactory()->kernel->sql);
        self::assertTrue($migration->runStep());
        self::assertTrue($migration->runStep(), 'repeating it changes nothing');

        self::assertSame(
            (string) $foreign[0],
            $this->text($adopted, 'awsm_attachment_id'),
            'an application of the old plugin keeps its own',
        );
        self::assertSame(
            (string) $own,
            $this->text($withOwn, 'awsm_attachment_id'),
            'so does one with a real attachment',
        );
        self::assertSame(['', ''], [$this->text($gone, 'awsm_attachment_id'), $this->text($gone, 'courant_file_id')]);
        foreach (array_slice($ids, 2) as $id) {
            self::assertSame(
                ['', (string) $this->applicationsFactory()->files()->findByApplication($id)[0]->id],
                [$this->text($id, 'awsm_attachment_id'), $this->text($id, 'courant_file_id')]
            );
            $this->deleteLikeWpJobOpenings($id);
        }
        self::assertSame([], array_filter($foreign, static fn (int $attachment): bool => get_post(
            $attachment
        ) === null));
    }

    public function testWritingBackGivesEachApplicationItsOwnAttachment(): void
    {
        $ids = $this->receiveApplications();
        $foreign = $this->createForeignAttachments($ids);
        $transfer = $this->privateFiles()->attachmentWriteBack();
        self::assertSame(self::APPLICATIONS, $transfer->remaining());

        $report = $this->privateFiles()->transferRunner()->run($transfer, 0.0);
        self::assertSame(TransferReport::RUNNING, $report->state, 'a step is bounded');
        $report = $this->privateFiles()->transferRunner()->run($transfer, 30.0);

        self::assertSame(
            [TransferReport::DONE, self::APPLICATIONS, 0],
            [$report->state, $report->transferred, $report->failed],
        );
        self::assertSame(0, $transfer->remaining());
        $seen = [];
        foreach ($ids as $id) {
            $attachment = $this->findAttachmentOfWpJobOpenings($id);
            self::assertNotNull($attachment);
            self::assertSame($id, $attachment->post_parent);
            self::assertSame($this->contentOf($id), file_get_contents((string) get_attached_file($attachment->ID)));
            self::assertMatchesRegularExpression(
                '#^awsm-job-openings/\d{4}/\d\d/[0-9a-f]{64}\.pdf$#',
                $this->text($attachment->ID, '_wp_attached_file'),
            );
            self::assertSame("CV $id.pdf", $this->text($attachment->ID, 'awsm_actual_file_name'));
            $seen[] = $attachment->ID;
        }
        self::assertCount(self::APPLICATIONS, array_unique($seen));

        $again = $this->privateFiles()->transferRunner()->run($transfer, 30.0);
        self::assertSame([TransferReport::DONE, 0], [$again->state, $again->transferred], 'nothing is written twice');
        $path = (string) get_attached_file($seen[0]);
        $this->deleteLikeWpJobOpenings($ids[0]);
        self::assertFileDoesNotExist($path);
        self::assertSame([], array_filter(
            [...array_slice($seen, 1), ...$foreign],
            static fn (int $attachment): bool => get_post($attachment) === null,
        ));
    }

    public function testCopiesThatWereWrittenBackAreRemovedByMovingThemIntoTheStoreAgain(): void
    {
        $ids = $this->receiveApplications(3);
        $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentWriteBack(), 30.0);
        $copies = array_map(fn (int $id): int => (int) $this->text($id, 'awsm_attachment_id'), $ids);
        self::assertSame(
            [],
            $this->privateFiles()->attachments()->findByApplication($ids[0]),
            'a copy is not listed a second time',
        );

        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);

        self::assertSame([3, 0], [$report->transferred, $report->failed]);
        self::assertSame([null, null, null], array_map('get_post', $copies));
        foreach ($ids as $id) {
            self::assertSame('', $this->text($id, 'awsm_attachment_id'));
            self::assertCount(1, $this->applicationsFactory()->files()->findByApplication($id));
        }
    }

    public function testADamagedFileIsReportedAndTheOthersAreWritten(): void
    {
        $ids = $this->receiveApplications(3);
        unlink($this->storedPathOf($ids[1]));

        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentWriteBack(), 30.0);

        self::assertSame([2, [['id' => $ids[1], 'reason' => 'unreadable']]], [$report->transferred, $report->failures]);
        self::assertSame('', $this->text($ids[1], 'awsm_attachment_id'));
    }

    public function testAFileThatWasLaterFoundInfectedIsNotCopied(): void
    {
        $ids = $this->receiveApplications(3);
        $this->markInfected($ids[1]);

        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentWriteBack(), 30.0);

        self::assertSame([2, [['id' => $ids[1], 'reason' => 'infected']]], [$report->transferred, $report->failures]);
        self::assertSame('', $this->text($ids[1], 'awsm_attachment_id'));
        self::assertSame([], get_posts(
            ['post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => $ids[1], 'fields' => 'ids']
        ));
        self::assertStringContainsString(
            'malware scanner',
            (new FileTransfersView(0, $report, 0, $report))->failureText($report->failures[0]),
        );
    }

    private function markInfected(int $application): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute(
            'UPDATE %i SET scan = %s WHERE application_id = %d',
            $sql->table('files'),
            ScanVerdict::Infected->value,
            $application,
        );
    }

    private function storedPathOf(int $application): string
    {
        return $this->storePath() . '/'
            . $this->applicationsFactory()->files()->findByApplication($application)[0]->storedName;
    }

    private function contentOf(int $application): string
    {
        return self::PDF . get_post_field('post_title', $application);
    }

    /** @return list<int> */
    private function receiveApplications(int $number = self::APPLICATIONS): array
    {
        $opening = $this->opening()->ID;
        for ($n = 1; $n <= $number; $n++) {
            $response = $this->submit(
                $opening,
                ['awsm_applicant_name' => "Applicant $n", 'awsm_applicant_email' => "a$n@courant.example"],
                'cv.pdf',
                self::PDF . "Applicant $n",
            );
            self::assertNotNull($response->receipt);
        }
        $sql = $this->applicationsFactory()->kernel->sql;
        foreach ($this->applications() as $id) {
            $sql->execute(
                'UPDATE %i SET original_name = %s WHERE application_id = %d',
                $sql->table('files'),
                "CV $id.pdf",
                $id,
            );
        }

        return $this->applications();
    }

    /**
     * Creates media files whose IDs are the file IDs of the applications' files in the store.
     *
     * @param list<int> $applications
     * @return list<int>
     */
    private function createForeignAttachments(array $applications): array
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $attachments = [];
        foreach ($applications as $application) {
            $file = $this->applicationsFactory()->files()->findByApplication($application)[0]->id;
            $attachment = $this->post(
                ['type' => 'attachment', 'status' => 'inherit', 'title' => 'Another picture']
            )->ID;
            $sql->execute('UPDATE %i SET id = %d WHERE id = %d', $sql->table('files'), $attachment, $file);
            update_post_meta($application, 'courant_file_id', $attachment);
            $attachments[] = $attachment;
        }

        return $attachments;
    }

    private function findAttachmentOfWpJobOpenings(int $application): ?\WP_Post
    {
        $id = (int) $this->text($application, 'awsm_attachment_id');

        return $id > 0 ? get_post($id) : null;
    }

    private function deleteLikeWpJobOpenings(int $application): void
    {
        $id = (int) $this->text($application, 'awsm_attachment_id');
        if ($id > 0) {
            wp_delete_attachment($id, true);
        }
        $sql = $this->applicationsFactory()->kernel->sql;
        // The plugin's own hooks are not active after the switch.
        $sql->execute('DELETE FROM %i WHERE ID = %d', $sql->coreTable('posts'), $application);
        clean_post_cache($application);
    }
}
