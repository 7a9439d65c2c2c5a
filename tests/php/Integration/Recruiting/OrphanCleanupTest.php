<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Storage\OrphanCleanup;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('database')]
final class OrphanCleanupTest extends RecruitersTestCase
{
    private const GONE = 987654;

    public function testDeletesOnlyOrphanedDataOfDeletedApplications(): void
    {
        $receipt = $this->submit($this->opening()->ID)->receipt;
        self::assertNotNull($receipt);
        $sql = Sql::fromGlobal();
        $before = $this->counts($sql);
        $file = $this->applicationsFactory()->files()->findByApplication($receipt->applicationId)[0];
        $sql->insert(
            $sql->coreTable('postmeta'),
            ['post_id' => self::GONE, 'meta_key' => 'awsm_applicant_letter', 'meta_value' => 'A letter'],
        );
        $sql->insert(
            $sql->coreTable('postmeta'),
            ['post_id' => self::GONE, 'meta_key' => 'courant_reference', 'meta_value' => 'C-1'],
        );
        $foreign = $sql->insert(
            $sql->coreTable('postmeta'),
            ['post_id' => self::GONE, 'meta_key' => 'another_plugin', 'meta_value' => 'x'],
        );
        $sql->insert(
            $sql->table('candidates'),
            ['application_id' => self::GONE, 'stage' => 'publish', 'name' => 'orphan', 'words' => 'orphan'],
        );
        $sql->insert(
            $sql->table('outbox'),
            ['application_id' => self::GONE, 'kind' => 'notification', 'body' => 'A letter', 'headers' => '[]'],
        );
        $sql->insert($sql->table('opened_files'), ['application_id' => self::GONE, 'file_name' => 'cv.pdf']);
        $sql->insert($sql->table('attempts'), ['attempt_key' => str_repeat('a', 64), 'application_id' => self::GONE]);
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'other@courant.example']);
        $other = $this->applications()[1];
        $orphan = $this->applicationsFactory()->files()->findByApplication($other)[0];
        wp_delete_post($other, true);
        $sql->execute(
            'INSERT INTO %i (id, application_id, field, stored_name, original_name) VALUES (%d, %d, %s, %s, %s)',
            $sql->table('files'),
            $orphan->id,
            self::GONE,
            'awsm_file',
            $orphan->storedName,
            'cv.pdf',
        );

        do_action(Applications::MAINTENANCE_EVENT);

        self::assertSame($before, $this->counts($sql));
        self::assertSame(
            $file->id,
            $this->applicationsFactory()->files()->findByApplication($receipt->applicationId)[0]->id,
        );
        self::assertSame(
            'x',
            $sql->fetchValue('SELECT meta_value FROM %i WHERE meta_id = %d', $sql->coreTable('postmeta'), $foreign),
        );
    }

    public function testWritesAllMissingRowsOfOneDay(): void
    {
        $opening = $this->opening()->ID;
        $sql = Sql::fromGlobal();
        for ($number = 0; $number < 450; $number++) {
            $sql->insert($sql->coreTable('posts'), [
                'post_type' => 'awsm_job_application', 'post_status' => 'publish', 'post_title' => "Applicant $number",
                'post_parent' => $opening,
                'post_date' => '2026-11-01 10:00:00', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '',
                'pinged' => '', 'post_content_filtered' => '',
            ]);
        }

        do_action(Applications::MAINTENANCE_EVENT);
        for ($minute = 0; $minute < 10 && wp_next_scheduled(OrphanCleanup::EVENT) !== false; $minute++) {
            wp_clear_scheduled_hook(OrphanCleanup::EVENT);
            do_action(OrphanCleanup::EVENT);
        }

        self::assertSame('450', $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table('candidates')));
    }

    public function testContinuesAfterTheTimeLimit(): void
    {
        $sql = Sql::fromGlobal();
        for ($number = 0; $number < 600; $number++) {
            $sql->insert(
                $sql->table('outbox'),
                ['application_id' => self::GONE + $number, 'kind' => 'notification', 'body' => '', 'headers' => '[]'],
            );
        }
        $cleanup = $this->recruiting()->orphanCleanup();

        $runs = 0;
        while (!$cleanup->run(0.0) && $runs < 20) {
            $runs++;
        }

        self::assertSame('0', $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table('outbox')), "$runs runs");
        self::assertLessThan(20, $runs);
    }

    /** @return array<string, string|null> */
    private function counts(Sql $sql): array
    {
        $counts = ['meta' => $sql->fetchValue(
            'SELECT COUNT(*) FROM %i WHERE meta_key LIKE %s OR meta_key LIKE %s',
            $sql->coreTable('postmeta'),
            'awsm\\_%',
            'courant\\_%',
        )];
        foreach (['candidates', 'outbox', 'opened_files', 'attempts', 'files'] as $table) {
            $counts[$table] = $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table($table));
        }

        return $counts;
    }
}
