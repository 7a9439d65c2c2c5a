<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantTests\Support\Applications\ApplicationsTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests deletion, cleanup, and the WordPress tools for personal data. */
#[Group('database')]
final class ApplicantDataRetentionTest extends ApplicationsTestCase
{
    public function testDeletingAnApplicationDeletesItsFilesAndEmails(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        wp_trash_post($id);
        self::assertCount(1, $this->storedContents(), 'not from the trash');

        wp_untrash_post($id);
        self::assertSame('publish', get_post_status($id), 'back from the trash it is what it was');
        wp_delete_post($id, true);

        self::assertSame([], $this->storedContents());
        self::assertSame([], $this->applicationsFactory()->files()->findByApplication($id));
        self::assertSame([], $this->applicationsFactory()->emailQueue->findByApplication($id));
        self::assertSame(0, $this->unread());
    }

    public function testPersonalDataAreExportedAndErased(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $this->submit($opening);
        $this->submit($opening, ['awsm_applicant_email' => 'other@courant.example']);
        self::assertArrayHasKey(
            'courant-applications',
            (array) apply_filters('wp_privacy_personal_data_exporters', []),
        );
        self::assertArrayHasKey('courant-applications', (array) apply_filters('wp_privacy_personal_data_erasers', []));
        $tools = new PersonalDataRequestHandler($this->applicationsFactory());

        $export = $tools->export('zoe@courant.example');
        self::assertTrue($export['done']);
        self::assertCount(1, $export['data']);
        $rows = $this->getNested($export, 'data', 0, 'data');
        self::assertIsArray($rows);
        $values = array_column($rows, 'value', 'name');
        self::assertSame('Zoë O’Hara', $this->getNested($values, 'Full name'));
        self::assertSame('cv.pdf (45 B)', $this->getNested($values, 'File'));

        $erased = $tools->erase('zoe@courant.example');
        self::assertSame([1, 0, true], [$erased['items_removed'], $erased['items_retained'], $erased['done']]);
        self::assertCount(1, $this->applications());
        self::assertCount(1, $this->storedContents());
    }

    public function testDataOfInterruptedRequestsAreDeleted(): void
    {
        $this->submit($this->opening()->ID);
        $files = $this->applicationsFactory()->files();
        $left = $files->save(new IncomingFile('left.pdf', $this->file('left', 'left behind'), 11), 'awsm_file');
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET created = 1 WHERE id = %d', $sql->table('files'), $left->id);
        $unknownFile = $this->storePath() . '/' . dirname($left->storedName) . '/' . str_repeat('0', 40);
        file_put_contents($unknownFile, 'a file without a row');
        touch($unknownFile, 1);
        $fresh = $files->save(new IncomingFile('new.pdf', $this->file('new', 'being stored'), 12), 'awsm_file');

        $files->deleteAbandoned();

        $contents = $this->storedContents();
        sort($contents);
        self::assertSame([self::PDF, 'being stored'], $contents);
        self::assertCount(2, $this->storedPaths());
        self::assertNull($files->find($left->id));
        self::assertNotNull($files->find($fresh->id));
    }

    public function testApplicationsFollowTheOpeningToItsNewAuthor(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening);
        $author = $this->user('author')->ID;

        wp_update_post(['ID' => $opening, 'post_author' => $author]);

        self::assertSame((string) $author, get_post($this->applications()[0])?->post_author);
    }

    public function testAnApplicationThatCannotBeStoredWholeIsNotStoredAtAll(): void
    {
        ini_set('error_log', '/dev/null');
        add_filter(
            'add_post_metadata',
            static fn (mixed $check, int $id, string $key): mixed => $key === 'awsm_applicant_email' ? false : $check,
            10,
            3,
        );

        $response = $this->submit($this->opening()->ID);

        self::assertSame(503, $response->status);
        self::assertSame([], $this->applications());
        self::assertSame([], $this->storedContents());
        ini_restore('error_log');
    }
}
