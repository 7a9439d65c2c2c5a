<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\Storage\ReplyAttachments;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use DateTimeImmutable;

/** Tests scheduled emails to applicants and their attachments. */
final class ScheduledRepliesTest extends RecruitersTestCase
{
    private const TEXT = ['subject' => 'Interview', 'body' => 'Please come.'];

    /** @var list<array{name: string, content: string}> attachments at the time of sending */
    private array $sentFiles = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->sentFiles = [];
        add_filter('wp_mail', function (array $email): array {
            $files = is_array($email['attachments'] ?? null) ? $email['attachments'] : [];
            foreach ($files as $name => $path) {
                self::assertIsString($path);
                $this->sentFiles[] = ['name' => (string) $name, 'content' => (string) file_get_contents($path)];
            }

            return $email;
        });
    }

    public function testAScheduledReplyIsSentOnceAtItsTime(): void
    {
        update_option('timezone_string', 'Europe/Berlin');
        $ann = $this->application($this->opening()->ID, 'Ann');
        $at = new DateTimeImmutable('tomorrow 09:30', wp_timezone());

        $body = ['at' => $at->format('Y-m-d\TH:i')] + self::TEXT;
        $response = $this->rest('POST', "/$ann/replies", $body, $this->user('hr'));

        $this->assertMatchesSchema('ApplicationDetail', $response);
        self::assertTrue($this->getNested($response->json(), 'mails', 0, 'isScheduled'));
        self::assertSame($at->getTimestamp(), $this->getNested($response->json(), 'mails', 0, 'at'));
        $this->sendEmails();
        self::assertSame([], $this->emails(), 'not before its time');

        $this->makeDue($ann);
        $this->sendEmails();
        $this->sendEmails();
        self::assertCount(1, $this->emails());
        self::assertSame('Interview', $this->emails()[0]['subject']);
    }

    public function testATimeInThePastAndAnInvalidOneAreRejected(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');
        foreach (['2020-01-01T10:00', '2199-01-01T10:00', 'soon'] as $at) {
            self::assertSame(400, $this->rest('POST', "/$ann/replies", ['at' => $at] + self::TEXT, $hr)->status, $at);
        }
        self::assertSame([], $this->emailQueue()->findByApplication($ann));
    }

    public function testAScheduledReplyIsCanceledUnlessItIsBeingSent(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');
        $first = $this->schedule($ann);
        self::assertSame(200, $this->rest('DELETE', "/$ann/mails/$first", [], $hr)->status);
        self::assertSame(404, $this->rest('DELETE', "/$ann/mails/$first", [], $hr)->status);
        self::assertSame([], $this->emailQueue()->findByApplication($ann));

        $second = $this->schedule($ann);
        $this->makeDue($ann);
        self::assertSame($second, $this->emailQueue()->claimNext()?->id);
        self::assertSame(409, $this->rest('DELETE', "/$ann/mails/$second", [], $hr)->status);
        $other = $this->application($this->opening()->ID, 'Ben');
        self::assertSame(404, $this->rest('DELETE', "/$other/mails/$second", [], $hr)->status);
    }

    public function testTheTrashCancelsScheduledRepliesUntilARecruiterSendsThem(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');
        $scheduled = $this->schedule($ann, [$this->upload($ann, 'contract.pdf')]);
        $this->recruiting()->applicantEmails()->enqueueReply($ann, 'Now', 'B', 1);

        $trash = ['action' => 'trash', 'items' => [['id' => $ann]]];
        self::assertSame([$ann], $this->rest('POST', '/bulk', $trash, $hr)->json()['done']);
        $this->makeDue($ann);
        $this->sendEmails();
        self::assertSame(['Now'], array_column($this->emails(), 'subject'), 'only the reply that was due is sent');

        $restore = ['action' => 'restore'] + $trash;
        self::assertSame([$ann], $this->rest('POST', '/bulk', $restore, $hr)->json()['done']);
        $this->sendEmails();
        self::assertCount(1, $this->emails(), 'restoring sends nothing');
        $detail = $this->rest('GET', "/$ann", [], $hr);
        $this->assertMatchesSchema('ApplicationDetail', $detail);
        self::assertSame('canceled', $this->getNested($detail->json(), 'mails', 1, 'state'));
        self::assertTrue($this->getNested($detail->json(), 'mails', 1, 'canRepeat'));
        $events = (array) $detail->json()['events'];
        self::assertContains(['canceled', 'A'], array_map(
            static fn (mixed $event): array => is_array($event) ? [$event['what'], $event['detail']] : [],
            $events,
        ));

        self::assertSame(200, $this->rest('POST', "/$ann/mails/$scheduled/again", [], $hr)->status);
        $this->sendEmails();
        self::assertSame(['Now', 'A'], array_column($this->emails(), 'subject'));
        self::assertSame([['name' => 'contract.pdf', 'content' => self::PDF]], $this->sentFiles);
    }

    public function testNothingIsSentAfterTheApplicationWasErased(): void
    {
        $opening = $this->opening()->ID;
        $deleted = $this->application($opening, 'Ann');
        $withdrawn = $this->application($opening, 'Ben');
        foreach ([$deleted, $withdrawn] as $application) {
            $this->schedule($application, [$this->upload($application)]);
        }
        wp_delete_post($deleted, true);
        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($withdrawn);

        $sql = $this->recruiting()->kernel->sql;
        self::assertSame([], $sql->fetchRows('SELECT * FROM %i', $sql->table('email_attachments')));
        self::assertSame([], [...$this->emailQueue()->findByApplication($deleted)]);
        $kinds = array_map(
            static fn (QueuedEmail $email): string => $email->kind,
            $this->emailQueue()->findByApplication($withdrawn),
        );
        self::assertNotContains('reply', $kinds);
        foreach ([$deleted, $withdrawn] as $application) {
            self::assertSame([], $this->privateFiles()->store()->findByApplication($application));
        }
    }

    public function testAttachmentsAreEncryptedUntilTheyAreSent(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $file = $this->upload($ann, 'contract.pdf');
        foreach ($this->storedPaths() as $path) {
            self::assertStringNotContainsString('%PDF', (string) file_get_contents($path));
        }
        $before = glob(get_temp_dir() . 'courant-email-*');

        $response = $this->rest('POST', "/$ann/replies", ['files' => [$file->id]] + self::TEXT, $this->user('hr'));

        $this->assertMatchesSchema('ApplicationDetail', $response);
        self::assertSame('contract.pdf', $this->getNested($response->json(), 'mails', 0, 'files', 0, 'name'));
        self::assertSame([], $response->json()['files'], 'it is no file of the applicant');
        $this->sendEmails();
        self::assertSame([['name' => 'contract.pdf', 'content' => self::PDF]], $this->sentFiles);
        self::assertSame($before, glob(get_temp_dir() . 'courant-email-*'), 'no readable copy remains');
    }

    public function testNoReadableCopyRemainsAfterAFailure(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $before = glob(get_temp_dir() . 'courant-email-*');
        $this->recruiting()->applicantEmails()->enqueueReply($ann, 'A', 'B', 1, 0, [$this->upload($ann)]);
        add_filter('pre_wp_mail', '__return_false', 20);

        $this->sendEmails();

        self::assertCount(1, $this->sentFiles);
        self::assertSame($before, glob(get_temp_dir() . 'courant-email-*'));
        remove_filter('pre_wp_mail', '__return_false', 20);
        $this->makeDue($ann);
        $this->sendEmails();
        self::assertCount(2, $this->sentFiles, 'the next attempt has the attachment again');
    }

    public function testOnlyFilesOfTheApplicationAreAttached(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $foreign = $this->upload($this->application($this->opening()->ID, 'Ben'));
        $hr = $this->user('hr');
        foreach ([[$foreign->id], [999999]] as $files) {
            self::assertSame(400, $this->rest('POST', "/$ann/replies", ['files' => $files] + self::TEXT, $hr)->status);
        }
        self::assertSame(404, $this->rest('DELETE', "/$ann/attachments/$foreign->id", [], $hr)->status);
        self::assertSame(400, $this->rest('POST', "/$ann/attachments", [], $hr)->status);
    }

    public function testAnUploadIsDeletedUnlessAnEmailHasIt(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');
        $unused = $this->upload($ann);
        self::assertSame(200, $this->rest('DELETE', "/$ann/attachments/$unused->id", [], $hr)->status);
        $used = $this->upload($ann);
        $email = $this->schedule($ann, [$used]);
        self::assertSame(409, $this->rest('DELETE', "/$ann/attachments/$used->id", [], $hr)->status);
        $this->rest('DELETE', "/$ann/mails/$email", [], $hr);
        self::assertSame(200, $this->rest('DELETE', "/$ann/attachments/$used->id", [], $hr)->status);
    }

    public function testUnusedUploadsAreDeletedAfterTwoDays(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        [$unused, $used, $new] = [$this->upload($ann), $this->upload($ann), $this->upload($ann)];
        $this->schedule($ann, [$used]);
        $sql = $this->recruiting()->kernel->sql;
        foreach ([$unused, $used] as $file) {
            $sql->execute('UPDATE %i SET created = created - 200000 WHERE id = %d', $sql->table('files'), $file->id);
        }

        $this->recruiting()->replyAttachments()->deleteUnused();

        $left = array_map(
            static fn (StoredFile $file): int => $file->id,
            $this->privateFiles()->store()->findByApplication($ann),
        );
        self::assertEqualsCanonicalizing([$used->id, $new->id], $left);
    }

    public function testAnEmailWithTooManyAttachmentsIsRejected(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $files = [];
        for ($number = 0; $number <= ReplyAttachments::MAX_FILES; $number++) {
            $files[] = $this->upload($ann)->id;
        }
        $response = $this->rest('POST', "/$ann/replies", ['files' => $files] + self::TEXT, $this->user('hr'));
        self::assertSame(400, $response->status);
    }

    private function upload(int $application, string $name = 'a.pdf'): StoredFile
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'upload');
        file_put_contents($path, self::PDF);
        $store = $this->privateFiles()->store();
        $file = $store->save(new IncomingFile($name, $path, strlen(self::PDF)), FileStore::EMAIL_FIELD);
        $store->assignToApplication($file, $application);
        unlink($path);
        $stored = $store->find($file->id);
        self::assertNotNull($stored);

        return $stored;
    }

    /**
     * @param list<StoredFile> $files
     * @return int ID of the email
     */
    private function schedule(int $application, array $files = []): int
    {
        $this->recruiting()->applicantEmails()
            ->enqueueReply($application, 'A', 'B', 1, time() + DAY_IN_SECONDS, $files);
        $emails = $this->emailQueue()->findByApplication($application);
        $last = end($emails);
        self::assertInstanceOf(QueuedEmail::class, $last);
        self::assertSame(EmailState::Queued, $last->state);

        return $last->id;
    }

    private function makeDue(int $application): void
    {
        $sql = $this->recruiting()->kernel->sql;
        $sql->execute(
            "UPDATE %i SET next_at = %d WHERE application_id = %d AND state = 'queued'",
            $sql->table('outbox'),
            time() - 1,
            $application,
        );
    }
}
