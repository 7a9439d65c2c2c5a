<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests concurrent HTTP requests on the real database. */
#[Group('database')]
final class ConcurrentWritesTest extends RecruitersTestCase
{
    public function testTwentyConcurrentApplicationsAreCountedAndListed(): void
    {
        update_option('courant_applications', ['limit' => 1000]);
        $opening = $this->opening()->ID;
        $requests = [];
        for ($number = 0; $number < 20; $number++) {
            $fields = $this->fields($opening, [
                'awsm_applicant_email' => "applicant$number@courant.example",
                'courant_key' => "concurrent-attempt-$number",
            ]);
            $requests[] = new HttpRequest('POST', '/wp-admin/admin-ajax.php', $fields, $this->cv(), [
                'action' => self::ACTION,
                'courant' => '1',
            ]);
        }

        $responses = $this->sendAll($requests);

        self::assertSame([200], self::statuses($responses));
        self::assertCount(20, $this->applications());
        self::assertSame('20', $this->candidates());
        self::assertSame(20, $this->unread(), 'without the count that cron makes');
    }

    public function testDeletingTheSameApplicationsConcurrentlyLeavesNoRow(): void
    {
        $boss = $this->recruiter();
        $opening = $this->opening()->ID;
        $items = [];
        for ($number = 0; $number < 6; $number++) {
            $items[] = ['id' => $this->application($opening, "Applicant $number", 'courant_suspected')];
        }
        $this->flushRows();
        self::assertSame('6', $this->candidates());

        $this->sendAll(array_fill(0, 4, $this->bulk($boss, ['action' => 'delete', 'items' => $items])));

        self::assertSame([], $this->applications());
        self::assertSame('0', $this->candidates());
        self::assertSame('0', Sql::fromGlobal()->fetchValue(
            'SELECT COUNT(*) FROM %i WHERE meta_key LIKE %s',
            Sql::fromGlobal()->coreTable('postmeta'),
            'awsm_applicant%',
        ));
    }

    public function testFourConcurrentNotSpamActionsSendEachEmailOnce(): void
    {
        $boss = $this->recruiter();
        $id = $this->application($this->opening()->ID, 'Ada', 'courant_suspected');
        $this->flushRows();

        $responses = $this->sendAll(
            array_fill(0, 4, $this->bulk($boss, ['action' => 'not_spam', 'items' => [['id' => $id]]]))
        );

        foreach ($responses as $response) {
            self::assertSame(['done' => [$id], 'problems' => []], $response->json());
        }
        $kinds = array_map(
            static fn (QueuedEmail $email): string => $email->kind,
            $this->emailQueue()->findByApplication($id),
        );
        sort($kinds);
        self::assertSame(['acknowledgement', 'notification'], $kinds);
    }

    public function testARowIsNotWrittenForAPostThatAnotherProcessDeleted(): void
    {
        $id = $this->application($this->opening()->ID);
        $rows = $this->recruiting()->candidateIndex;
        $rows->markChanged($id);
        $rows->flush();
        get_post($id);
        $rows->markChanged($id);
        $sql = Sql::fromGlobal();
        // Deletes by SQL, as another process would: the object cache of this process still contains the post.
        $sql->execute('DELETE FROM %i WHERE ID = %d', $sql->coreTable('posts'), $id);
        $sql->execute('DELETE FROM %i WHERE application_id = %d', $sql->table('candidates'), $id);

        $rows->flush();

        self::assertSame('0', $this->candidates());
    }

    public function testOneOfSixteenConcurrentMovesOfTheSameVersionSucceeds(): void
    {
        $boss = $this->recruiter();
        $id = $this->application($this->opening()->ID);
        $this->flushRows();
        $version = $this->version($id);
        $stages = ['progress', 'shortlist', 'select', 'reject'];
        $requests = [];
        for ($number = 0; $number < 16; $number++) {
            $requests[] = $this->call($boss, 'PATCH', "/$id", ['version' => $version, 'stage' => $stages[$number % 4]]);
        }

        $responses = $this->sendAll($requests);

        $statuses = array_count_values(
            array_map(static fn (HttpResponse $response): int => $response->status, $responses)
        );
        ksort($statuses);
        self::assertSame([200 => 1, 409 => 15], $statuses);
        self::assertSame($version + 1, $this->version($id));
        self::assertSame(get_post_status($id), Sql::fromGlobal()->fetchValue(
            'SELECT stage FROM %i WHERE application_id = %d',
            Sql::fromGlobal()->table('candidates'),
            $id,
        ));
    }

    public function testTwentyConcurrentNotesAreStored(): void
    {
        $boss = $this->recruiter();
        $id = $this->application($this->opening()->ID);
        $this->flushRows();
        $requests = [];
        for ($number = 0; $number < 20; $number++) {
            $requests[] = $this->call($boss, 'POST', "/$id/notes", ['text' => "Note $number"]);
        }

        $responses = $this->sendAll($requests);

        self::assertSame([200], self::statuses($responses));
        self::assertCount(20, $this->recruiting()->notes->findByApplication($id));
    }

    public function testConcurrentReadsKeepTheUnreadCounterCorrect(): void
    {
        $boss = $this->recruiter();
        $opening = $this->opening()->ID;
        $requests = [];
        for ($number = 0; $number < 16; $number++) {
            $id = $this->application($opening, "Applicant $number");
            $requests[] = $this->bulk(
                $boss,
                ['action' => $number < 12 ? 'read' : 'unread', 'items' => [['id' => $id]]],
            );
        }
        $this->flushRows();

        self::assertSame([200], self::statuses($this->sendAll($requests)));
        self::assertSame(4, $this->unread());
        self::assertSame('4', Sql::fromGlobal()->fetchValue(
            'SELECT COUNT(*) FROM %i WHERE unread = 1',
            Sql::fromGlobal()->table('candidates'),
        ));
    }

    /** @param array<string, mixed> $data */
    private function bulk(WP_User $as, array $data): HttpRequest
    {
        return $this->call($as, 'POST', '/bulk', $data);
    }

    /** @param array<string, mixed> $data */
    private function call(WP_User $as, string $method, string $path, array $data): HttpRequest
    {
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($as, 'wp_rest')];

        return new HttpRequest(
            method: $method,
            path: "/?rest_route=/courant/v1/applications$path",
            body: (string) json_encode($data),
            files: [],
            query: [],
            headers: $headers,
            as: $as
        );
    }

    private function recruiter(): WP_User
    {
        $admin = get_user_by('id', 1);
        self::assertInstanceOf(WP_User::class, $admin);

        return $admin;
    }

    private function flushRows(): void
    {
        $rows = $this->recruiting()->candidateIndex;
        array_map([$rows, 'markChanged'], $this->applications());
        $rows->flush();
    }

    private function candidates(): ?string
    {
        return Sql::fromGlobal()->fetchValue('SELECT COUNT(*) FROM %i', Sql::fromGlobal()->table('candidates'));
    }

    /**
     * @param list<HttpResponse> $responses
     * @return list<int>
     */
    private static function statuses(array $responses): array
    {
        return array_values(
            array_unique(array_map(static fn (HttpResponse $response): int => $response->status, $responses))
        );
    }
}
