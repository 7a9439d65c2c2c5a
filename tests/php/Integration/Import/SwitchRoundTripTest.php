<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Storage\TransferReport;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\Group;

/** Tests that a confirmed switch and the way back to WP Job Openings leave its data as they were, several times. */
#[Group('database')]
final class SwitchRoundTripTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    private const ROUNDS = 3;

    public function testTheWayBackAndForthLeavesNoDifference(): void
    {
        WpJobOpeningsFixture::storeOptions();
        $site = new WpJobOpeningsFixture();
        $author = $this->user('author')->ID;
        $site->add(2, 4, $author);
        $before = $this->oldSite($site);

        for ($round = 1; $round <= self::ROUNDS; $round++) {
            $this->runUntil(SwitchState::Applied, 'start');
            $this->runUntil(SwitchState::Confirmed, 'confirm');
            foreach ($site->applications as $id => $file) {
                self::assertSame($author, (int) (get_post($id)->post_author ?? 0), "round $round");
                self::assertFileDoesNotExist($file['path'], "round $round");
                self::assertCount(1, $this->privateFiles()->store()->findByApplication($id));
            }

            $transfer = $this->privateFiles()->attachmentWriteBack();
            $report = $this->privateFiles()->transferRunner()->run($transfer, 30.0);
            self::assertSame(TransferReport::DONE, $report->state);
            self::assertSame(count($site->applications), $report->transferred, "round $round");
            self::assertSame($before, $this->oldSite($site), "round $round");
        }
    }

    private function runUntil(SwitchState $state, string $action): void
    {
        $progress = $this->factory()->createRunner()->run($action, 30.0);
        self::assertSame($state, $progress?->state);
        self::assertSame([], $progress->failures);
    }

    /** @return array<string, mixed> what WP Job Openings reads */
    private function oldSite(WpJobOpeningsFixture $site): array
    {
        wp_cache_flush();
        $sql = Sql::fromGlobal();
        $files = [];
        foreach ($site->applications as $file) {
            $files[$file['path']] = [is_file($file['path']) ? hash_file('sha256', $file['path']) : '', $file['sha256']];
        }

        return [
            'posts' => $sql->fetchRows(
                "SELECT ID, post_type, post_title, post_status, post_parent, post_content, post_mime_type, post_date,
                    post_date_gmt, comment_status, ping_status FROM %i WHERE post_type LIKE 'awsm%%' OR post_type = 'attachment' ORDER BY ID",
                $sql->coreTable('posts'),
            ),
            'authors' => $sql->fetchRows(
                "SELECT ID, post_author FROM %i WHERE post_type LIKE 'awsm%%' OR post_type = 'attachment' ORDER BY ID",
                $sql->coreTable('posts'),
            ),
            'meta' => $sql->fetchRows(
                "SELECT post_id, meta_key, meta_value FROM %i WHERE meta_key LIKE 'awsm%%'
                    OR meta_key IN ('_wp_attached_file', '_wp_attachment_metadata') ORDER BY post_id, meta_key, meta_value",
                $sql->coreTable('postmeta'),
            ),
            'options' => $sql->fetchRows(
                "SELECT option_name, option_value FROM %i WHERE option_name LIKE 'awsm%%' ORDER BY option_name",
                $sql->coreTable('options'),
            ),
            'files' => $files,
        ];
    }
}
