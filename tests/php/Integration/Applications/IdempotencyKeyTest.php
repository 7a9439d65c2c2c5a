<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that requests with the same key get the same response and store one row, also in parallel.
 *
 * @see docs/features/applications.md#repeated-requests
 */
#[Group('database')]
final class IdempotencyKeyTest extends ApplicationsTestCase
{
    public function testFiftyParallelRepeatsStoreOneApplicationWithOneFile(): void
    {
        $opening = $this->opening()->ID;
        $fields = $this->fields($opening, ['courant_key' => '0b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11']);
        $request = new HttpRequest('POST', '/wp-admin/admin-ajax.php', $fields, $this->cv(), [
            'action' => self::ACTION,
            'courant' => '1',
        ]);

        $responses = $this->sendAll(array_fill(0, 50, $request), 50);

        self::assertSame([200], array_values(
            array_unique(array_map(static fn (HttpResponse $response): int => $response->status, $responses))
        ));
        self::assertCount(1, array_unique(
            array_map(static fn (HttpResponse $response): string => $response->body, $responses)
        ));
        self::assertCount(1, $this->applications());
        self::assertCount(1, $this->storedContents());
        self::assertSame('publish', get_post_status($this->applications()[0]), 'repeats are not a flood');
        self::assertCount(2, $this->applicationsFactory()->emailQueue->findByApplication($this->applications()[0]));
    }

    public function testManyApplicantsAtOnceAreAllStored(): void
    {
        update_option('courant_applications', ['limit' => 10000]);
        $opening = $this->opening()->ID;
        $requests = [];
        for ($number = 0; $number < 40; $number++) {
            $fields = $this->fields(
                $opening,
                ['courant_key' => "applicant-number-$number", 'awsm_applicant_email' => "a$number@courant.example"],
            );
            $requests[] = new HttpRequest(
                'POST',
                '/wp-admin/admin-ajax.php',
                $fields,
                $this->cv('cv.pdf', self::PDF . $number),
                ['action' => self::ACTION, 'courant' => '1'],
            );
        }

        $responses = $this->sendAll($requests, 8);

        self::assertSame(
            array_fill(0, 40, 200),
            array_map(static fn (HttpResponse $response): int => $response->status, $responses),
        );
        self::assertCount(40, $this->applications());
        self::assertCount(40, array_unique($this->storedContents()));
        self::assertSame(40, $this->unread());
    }

    public function testTwoApplicantsOnTheSameCachedPageGiveTwoRows(): void
    {
        $opening = $this->opening()->ID;

        $this->apply($opening, ['courant_key' => '0b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11']);
        $this->apply($opening, ['courant_key' => '1b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11']);

        self::assertCount(2, $this->applications());
    }

    public function testWithoutScriptTheSameContentIsTheSameAttempt(): void
    {
        $opening = $this->opening()->ID;

        self::assertSame(303, $this->submitWithoutScript($opening)->status);
        self::assertSame(303, $this->submitWithoutScript($opening)->status);
        $once = count($this->applications());
        $this->submitWithoutScript($opening, ['awsm_applicant_letter' => 'Another one.']);
        self::assertSame([1, 2], [$once, count($this->applications())]);
    }

    public function testAnAttemptOfAnInterruptedRequestIsResumed(): void
    {
        $opening = $this->opening()->ID;
        $key = 'dead-dead-dead-dead';
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->insert($sql->table('attempts'), [
            'attempt_key' => hash('sha256', "browser|$opening|$key"),
            'holder' => str_repeat('0', 32),
            'created' => time() - 600,
        ]);

        self::assertSame(200, $this->apply($opening, ['courant_key' => $key])->status);
        self::assertCount(1, $this->applications());
    }

    public function testApplicantsWithTheSameNameNeedNoMoreQueries(): void
    {
        $opening = $this->opening()->ID;
        $send = function (int $number) use ($opening): int {
            $queries = 0;
            $count = static function (string $statement) use (&$queries): string {
                $queries++;

                return $statement;
            };
            add_filter('query', $count);
            self::assertSame(
                200,
                $this->submit(
                    $opening,
                    ['awsm_applicant_email' => "a$number@courant.example", 'courant_key' => "one-name-of-many-$number"],
                )->status,
            );
            remove_filter('query', $count);

            return $queries;
        };
        $numbers = array_map($send, range(1, 12));

        self::assertCount(12, $this->applications());
        self::assertLessThanOrEqual($numbers[1], $numbers[11], implode(' ', $numbers));
    }
}
