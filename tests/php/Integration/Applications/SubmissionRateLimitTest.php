<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;

/**
 * Tests rate limits over HTTP: headers cannot bypass them, rejected requests count, and replies are limited for the
 * whole site.
 */
final class SubmissionRateLimitTest extends ApplicationsTestCase
{
    public function testForwardedHeadersDoNotBypassTheLimitOfApplications(): void
    {
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 1, 'connection_factor' => 3]);
        $opening = $this->opening()->ID;
        $attempts = $this->attempts($opening, 12);
        $oneByOne = array_map(
            fn (HttpRequest $request): int => $this->sendAll([$request], 1)[0]->status,
            array_slice($attempts, 0, 4),
        );
        self::assertSame([200, 200, 200, 429], $oneByOne);

        $together = array_map(
            static fn (HttpResponse $response): int => $response->status,
            $this->sendAll(array_slice($attempts, 4), 2),
        );
        self::assertSame(array_fill(0, 8, 429), $together);
        self::assertCount(3, $this->applications());
    }

    /**
     * Two requests at a time may count each other before they compare: fewer than the limit can be accepted, never
     * more.
     */
    public function testRequestsAtTheSameTimeDoNotExceedTheLimitOfApplications(): void
    {
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 1, 'connection_factor' => 3]);
        $statuses = array_map(
            static fn (HttpResponse $response): int => $response->status,
            $this->sendAll($this->attempts($this->opening()->ID, 12), 2),
        );
        $accepted = count(array_keys($statuses, 200, true));

        self::assertGreaterThan(0, $accepted, implode(' ', $statuses));
        self::assertLessThanOrEqual(3, $accepted, implode(' ', $statuses));
        self::assertCount(12 - $accepted, array_keys($statuses, 429, true), implode(' ', $statuses));
        self::assertCount($accepted, $this->applications());
    }

    public function testForwardedHeadersDoNotBypassTheLimitOfViews(): void
    {
        $this->waitForNextMinute();
        update_option('courant_job_views', ['limit' => 1]);
        update_option('courant_applications', ['connection_factor' => 4]);
        $opening = $this->opening()->ID;
        $requests = [];
        for ($at = 0; $at < 40; $at++) {
            $requests[] = new HttpRequest(
                method: 'POST',
                path: '/wp-admin/admin-ajax.php',
                body: ['action' => 'awsm_view_count', 'awsm_job_id' => $opening],
                files: [],
                query: [],
                headers: self::headers($at)
            );
        }
        $this->sendAll($requests, 4);

        $views = (int) Sql::fromGlobal()
            ->fetchValue('SELECT n FROM %i WHERE job_id = %d', Sql::fromGlobal()->table('views'), $opening);
        self::assertGreaterThan(1, $views);
        self::assertLessThanOrEqual(4, $views);
        self::assertLessThanOrEqual(
            6,
            (int) Sql::fromGlobal()->fetchValue('SELECT COUNT(*) FROM %i', Sql::fromGlobal()->table('rates')),
        );
    }

    public function testIncompleteApplicationsAreLimitedToo(): void
    {
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 2, 'attempt_factor' => 2, 'connection_factor' => 2]);
        $opening = $this->opening()->ID;
        $statuses = array_map(
            fn (): int => $this->apply($opening, ['awsm_applicant_email' => 'nonsense'])->status,
            range(1, 6),
        );
        self::assertSame([422, 422, 422, 422, 429, 429], $statuses);

        $forged = array_map(
            fn (HttpResponse $response): int => $response->status,
            $this->sendAll($this->attempts($opening, 12, ['awsm_applicant_email' => 'nonsense']), 2),
        );
        self::assertCount(8, array_keys($forged, 422, true), implode(' ', $forged));
        self::assertSame([], $this->applications());
    }

    public function testRepliesAreLimitedPerMailboxAndForTheWholeSite(): void
    {
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 1000, 'reply_limit' => 1, 'site_reply_limit' => 3]);
        $opening = $this->opening()->ID;
        foreach (
            [
                'ann@courant.example', 'Ann+1@courant.example', 'ANN+2@Courant.example', 'ben@courant.example',
                'cay@courant.example', 'dan@courant.example',
            ] as $email
        ) {
            self::assertSame(200, $this->submit($opening, ['awsm_applicant_email' => $email])->status, $email);
        }
        self::assertCount(6, $this->applications(), 'Nothing is lost for want of a reply.');
        $to = array_filter(
            array_column($this->delivered(), 'to'),
            static fn (mixed $to): bool => is_string($to) && preg_match('/^(?:ann|ben|cay|dan)/i', $to) === 1,
        );
        self::assertSame(['ann@courant.example', 'ben@courant.example', 'cay@courant.example'], array_values($to));
    }

    public function testNonPublicOpeningsRespondLikeUnknownOnes(): void
    {
        $ids = [
            'unknown' => 999999,
            'draft' => $this->opening(['status' => 'draft'])->ID,
            'pending' => $this->opening(['status' => 'pending'])->ID,
            'private' => $this->opening(['status' => 'private'])->ID,
            'scheduled' => $this->opening(['status' => 'future', 'date' => '2099-01-01 10:00:00'])->ID,
            'in the trash' => $this->opening(['status' => 'trash'])->ID,
            'a draft past its closing' => $this->opening(
                ['status' => 'draft', 'meta' => ['courant_closing_at' => '2020-01-01T10:00']]
            )->ID,
            'a filled draft' => $this->opening(['status' => 'draft', 'meta' => ['awsm_job_filled' => 'filled']])->ID,
            'a draft of another plugin that accepts applications' => $this->opening([
                'status' => 'draft',
                'meta' => [
                    'courant_apply' => ['way' => 'url', 'form' => 0, 'target' => 'https://x.example', 'label' => ''],
                ],
            ])->ID,
            'behind a password' => $this->opening(['password' => 'open sesame'])->ID,
            'another type' => $this->post()->ID,
        ];
        update_option('courant_applications', ['limit' => 1000]);
        $found = [];
        foreach ($ids as $name => $id) {
            foreach ([[], ['awsm_applicant_email' => 'nonsense']] as $at => $changes) {
                $response = $this->apply($id, $changes);
                $found["apply $at"][$name] = $response->status . ' ' . $response->body;
            }
            $plain = $this->http('POST', '/?action=' . self::ACTION, $this->fields($id));
            $found['form'][$name] = $plain->status . ' ' . strip_tags($plain->body);
            $view = $this->ajax('awsm_view_count', ['awsm_job_id' => $id]);
            $found['view'][$name] = $view->status . ' ' . $view->body;
        }
        foreach ($found as $responses) {
            self::assertSame(array_fill_keys(array_keys($ids), $responses['unknown'] ?? ''), $responses);
        }
        self::assertSame([], $this->applications());
    }

    /**
     * @param array<string, mixed> $changes
     * @return list<HttpRequest> each with different headers
     */
    private function attempts(int $opening, int $number, array $changes = []): array
    {
        $requests = [];
        for ($at = 0; $at < $number; $at++) {
            $fields = $this->fields($opening, $changes + ['awsm_applicant_email' => "person$at@courant.example"]);
            $requests[] = new HttpRequest(
                method: 'POST',
                path: '/wp-admin/admin-ajax.php',
                body: $fields,
                files: $this->cv(),
                query: ['action' => self::ACTION, 'courant' => '1'],
                headers: self::headers($at)
            );
        }

        return $requests;
    }

    /** @return array<string, string> */
    private static function headers(int $at): array
    {
        return [
            'X-Forwarded-For' => "10.9.8.$at",
            'User-Agent' => "Mozilla/5.0 (Macintosh) Safari/60$at",
            'Accept-Language' => "de-$at",
        ];
    }
}
