<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Applications\Storage\PersonalDataStores;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\FileAccessLog;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\DatabaseSearch;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** Tests that withdrawal, erasure, export and retention cover every location of an applicant's data. */
#[Group('database')]
final class PersonalDataRequestHandlerTest extends ApplicationsTestCase
{
    private const NAME = 'Quirina Zzymanski';
    private const EMAIL = 'quirina.zz@courant.example';
    private const PHONE = '+49 30 7654321';
    private const LETTER = 'I have always wanted to work at the harbour of Qqville.';
    private const NOTE = 'Quirina was nervous on the phone.';
    private const FILE = 'quirina-zzymanski-cv.pdf';
    private const CONTENT = "%PDF-1.4\n%Quirina's secret CV\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";
    private const ALL = [
        self::NAME, self::EMAIL, self::PHONE, self::LETTER, self::NOTE, self::FILE, "Quirina's secret CV",
    ];

    public function testEveryLocationOfPersonalDataIsDeclared(): void
    {
        $this->completeApplication();
        $declared = PersonalDataStores::create($this->applicationsFactory())->locations();

        $found = DatabaseSearch::find(self::ALL);

        foreach (array_keys($found) as $location) {
            $isMeta = str_starts_with($location, 'meta:') && in_array('meta:*', $declared, true);
            self::assertTrue(
                $isMeta || in_array($location, $declared, true),
                "$location holds personal data and is not declared in PersonalDataStores.",
            );
        }
        foreach (
            [
                'core:posts', 'meta:awsm_applicant_letter', 'meta:awsm_application_mails',
                'meta:awsm_application_notes', 'table:application_tags', 'table:candidates', 'table:files',
                'table:opened_files', 'table:outbox',
            ] as $location
        ) {
            self::assertArrayHasKey($location, $found, 'this test stores something there');
        }
    }

    public function testAWithdrawalKeepsNameAndReferenceOnly(): void
    {
        $id = $this->completeApplication();

        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);

        self::assertSame('courant_withdrawn', get_post_status($id));
        self::assertSame([], $this->storedPaths());
        self::assertSame(
            ['table:outbox'],
            array_keys(DatabaseSearch::find([self::EMAIL])),
            'until the confirmation is sent',
        );
        $this->sendEmails();
        $this->assertOnlyNameIsLeft();
        $log = $this->getNested((array) get_post_meta($id, 'awsm_application_mails', true), 0, 'mail_content');
        self::assertIsString($log);
        self::assertStringContainsString('has withdrawn application', $log);
    }

    public function testAWithdrawalThatWasInterruptedIsFinishedLater(): void
    {
        $id = $this->completeApplication();
        foreach (
            ['before the rows' => 'delete', 'in the middle of the rows' => 'wp_insert_post_data'] as $moment => $hook
        ) {
            $interrupt = static function () use ($moment): never {
                throw new RuntimeException($moment);
            };
            $hook === 'delete'
                ? add_filter(
                    'update_post_metadata',
                    $stop = static fn (mixed $check, int $post, string $key): mixed => $key === 'courant_email_hash'
                        ? $interrupt()
                        : $check,
                    10,
                    3,
                )
                : add_filter($hook, $interrupt);
            try {
                (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);
                self::fail('it continues');
            } catch (RuntimeException $failure) {
                self::assertSame($moment, $failure->getMessage());
            }
            $hook === 'delete' ? remove_filter('update_post_metadata', $stop) : remove_filter($hook, $interrupt);
            wp_cache_flush();
            self::assertSame('publish', get_post_status($id), 'marked last');
            self::assertSame([], $this->storedPaths(), 'deleted first');
            self::assertSame(self::LETTER, $this->text($id, 'awsm_applicant_letter'), 'all rows or none');
        }

        update_post_meta($id, ApplicationWithdrawal::STARTED_META, time() - 120);
        do_action('courant_desk_send_mails');

        self::assertSame('courant_withdrawn', get_post_status($id));
        self::assertSame('', $this->text($id, ApplicationWithdrawal::STARTED_META));
        $this->sendEmails();
        $this->assertOnlyNameIsLeft();
    }

    public function testDataOfAnEmailThatIsBeingSentAreDeleted(): void
    {
        $id = (int) $this->submit($this->opening()->ID, $this->person())->receipt?->applicationId;
        $factory = $this->applicationsFactory();
        add_filter('pre_wp_mail', static function (mixed $response) use ($factory, $id): mixed {
            (new ApplicationWithdrawal($factory))->withdraw($id);

            return $response;
        }, 1);

        $this->sendEmails();

        $this->assertOnlyNameIsLeft();
    }

    public function testTheEraserFindsWithdrawnApplications(): void
    {
        $id = $this->completeApplication();
        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);
        $tools = new PersonalDataRequestHandler($this->applicationsFactory());

        self::assertCount(1, $tools->export(self::EMAIL)['data']);
        $erased = $tools->erase(strtoupper(self::EMAIL));

        self::assertSame(
            [2, 0, true],
            [$erased['items_removed'], $erased['items_retained'], $erased['done']],
            'the application and its confirmation that waits',
        );
        self::assertSame([], DatabaseSearch::find(self::ALL));
    }

    public function testADeletedApplicationLeavesNoData(): void
    {
        $id = $this->completeApplication();
        wp_delete_post($id, true);

        self::assertSame([], DatabaseSearch::find(self::ALL));
        self::assertSame([], $this->storedPaths());
    }

    public function testTheExportHasCoverLetterNotesEmailsAndFiles(): void
    {
        $this->completeApplication();

        $rows = $this->getNested(
            (new PersonalDataRequestHandler($this->applicationsFactory()))->export(self::EMAIL),
            'data',
            0,
            'data',
        );

        self::assertIsArray($rows);
        $text = wp_specialchars_decode(
            implode("\n", array_map(
                static fn (mixed $row): string => is_array($row) && is_string($row['value'] ?? null)
                    ? $row['value']
                    : '',
                $rows,
            )),
            ENT_QUOTES,
        );
        foreach (
            [
                self::NAME, self::EMAIL, self::PHONE, self::LETTER, self::NOTE, self::FILE,
                'We have received your application',
            ] as $expected
        ) {
            self::assertStringContainsString($expected, $text);
        }
    }

    public function testErasureContinuesAfterARowThatCannotBeDeleted(): void
    {
        $ids = $this->manyApplications(60);
        $this->preventDeletion($ids[3], $ids[55]);

        $erased = (new PersonalDataRequestHandler($this->applicationsFactory()))->erase(self::EMAIL);

        self::assertSame([58, 2, true], [$erased['items_removed'], $erased['items_retained'], $erased['done']]);
        self::assertStringContainsString("{$ids[3]}, {$ids[55]}", $erased['messages'][0] ?? '');
        self::assertSame([$ids[3], $ids[55]], $this->applications());
    }

    public function testRetentionContinuesAfterRowsThatCannotBeDeleted(): void
    {
        $ids = $this->manyApplications(12);
        $this->preventDeletion(...array_slice($ids, 0, 10));
        $recruiting = $this->recruiting();
        $recruiting->candidateIndex->addMissing(100);
        update_option(ApplicationRetention::OPTION, ['publish' => 30]);

        self::assertSame(2, $recruiting->retention->deleteDue(2));
        self::assertSame(array_slice($ids, 0, 10), $this->applications());
        self::assertSame(0, $recruiting->retention->deleteDue(2));
        self::assertSame(array_slice($ids, 0, 10), $recruiting->retention->failedDeletions());
    }

    /** @return array<string, mixed> */
    private function person(): array
    {
        return [
            'awsm_applicant_name' => self::NAME,
            'awsm_applicant_email' => self::EMAIL,
            'awsm_applicant_phone' => self::PHONE,
            'awsm_applicant_letter' => self::LETTER,
        ];
    }

    /** Creates an application with every kind of data: emails, a reply, notes, a file that was opened. */
    private function completeApplication(): int
    {
        update_option(
            'courant_applications',
            ['keep_address' => true, 'acknowledgement_text' => 'Dear {applicant}, we have it. {application-link}'],
        );
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example']);
        $id = (int) $this
            ->submit($this->opening()->ID, $this->person(), self::FILE, self::CONTENT)->receipt?->applicationId;
        $recruiting = $this->recruiting();
        $recruiting->candidateIndex->addMissing();
        $recruiting->notes->add($id, 1, self::NOTE);
        $recruiting->tags->add($id, new ApplicationTag('friend-of-quirina', 'Friend of ' . self::NAME));
        $recruiting->teamEmails()->enqueueMention($id, $this->user('editor')->ID, 1, self::NOTE);
        $recruiting->applicantEmails()
            ->enqueueReply($id, 'Hello ' . self::NAME, 'Dear ' . self::NAME . ', please come.', 1);
        $this->sendEmails();
        (new FileAccessLog($this->applicationsFactory()->kernel->sql, $this->applicationsFactory()->kernel->clock))
            ->recordAccess($id, self::FILE);
        update_post_meta($id, 'another_plugins_key', self::NAME . ' ' . self::EMAIL);

        return $id;
    }

    /** Asserts that only the name remains, which recruiters need to see who withdrew. */
    private function assertOnlyNameIsLeft(): void
    {
        $found = DatabaseSearch::find(self::ALL);
        self::assertSame([self::NAME], array_values(array_unique(array_merge(...array_values($found)))));
        self::assertSame([], array_diff(array_keys($found), [
            'core:posts', 'meta:awsm_applicant_name', 'meta:awsm_application_mails', 'table:candidates', 'table:outbox',
        ]));
    }

    /** @return list<int> */
    private function manyApplications(int $number): array
    {
        $opening = $this->opening()->ID;
        $ids = [];
        for ($count = 0; $count < $number; $count++) {
            $id = wp_insert_post([
                'post_type' => 'awsm_job_application', 'post_status' => 'publish', 'post_title' => 'Ada',
                'post_parent' => $opening, 'post_date' => '2020-01-01 10:00:00',
                'meta_input' => ['awsm_applicant_email' => self::EMAIL],
            ]);
            $ids[] = $id;
        }

        return $ids;
    }

    private function preventDeletion(int ...$ids): void
    {
        add_filter(
            'pre_delete_post',
            static fn (mixed $check, \WP_Post $post): mixed => in_array($post->ID, $ids, true) ? false : $check,
            10,
            2,
        );
    }
}
