<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\SubmissionAssertions;
use CourantTests\Support\Http\HttpRequest;
use Opis\JsonSchema\Validator;

/**
 * Tests the content and status of every response to an application.
 *
 * @see docs/features/applications.md
 * @see docs/features/applications.md#repeated-requests
 */
final class SubmissionResponseTest extends ApplicationsTestCase
{
    public function testAPasswordProtectedOpeningAcceptsApplicationsOnlyWithThePassword(): void
    {
        $opening = $this->opening(['password' => 'harbour'])->ID;

        $rejected = $this->apply($opening);

        self::assertSame(422, $rejected->status);
        self::assertSame([], $this->applications());
    }

    public function testAGoodApplicationIsStoredWithItsFileAndMeta(): void
    {
        $opening = $this->opening(['title' => 'Editor & Writer', 'author' => $this->user('author')->ID]);

        $response = $this->apply($opening->ID);

        self::assertSame(200, $response->status);
        $result = new SubmissionAssertions($response);
        self::assertSame([], $result->error);
        [$id] = $this->applications();
        $reference = get_post_meta($id, 'courant_reference', true);
        self::assertIsString($reference);
        self::assertSame(
            "Thank you, we received your application. Your reference number is $reference.",
            $result->success[0] ?? '',
        );
        self::assertSame(
            'You sent: CV (cv.pdf), Full name, Email, Phone, and Cover letter.',
            $result->success[1] ?? '',
        );
        // The last message, which the browser shows again after a reload.
        self::assertMatchesRegularExpression('/^Sent on \S.+ \d{4}, \d+:\d\d/u', $result->success[2] ?? '');
        self::assertCount(3, $result->success);
        self::assertSame($id, $result->id);
        self::assertSame('publish', get_post_status($id));
        self::assertSame($opening->ID, wp_get_post_parent_id($id));
        self::assertSame($opening->post_author, get_post($id)?->post_author);
        foreach (
            [
                'awsm_job_id' => (string) $opening->ID,
                'awsm_apply_for' => 'Editor & Writer',
                'awsm_applicant_name' => 'Zoë O’Hara',
                'awsm_applicant_email' => 'zoe@courant.example',
                'awsm_applicant_phone' => '+49 30 1234',
                'awsm_applicant_letter' => "Dear all,\nI like it.",
                'awsm_agree_privacy_policy' => 'yes',
                'awsm_application_viewed' => '0',
                'awsm_applicant_ip' => '',
            ] as $key => $value
        ) {
            self::assertSame($value, get_post_meta($id, $key, true), $key);
        }
        $file = $this->applicationsFactory()->files()->findByApplication($id)[0];
        self::assertSame((string) $file->id, get_post_meta($id, 'courant_file_id', true));
        self::assertSame('cv.pdf', $file->originalName);
        self::assertSame([self::PDF], $this->storedContents());
        self::assertSame(hash('sha256', self::PDF), $file->sha256);
        self::assertSame(
            [],
            get_posts(['post_type' => 'attachment', 'post_status' => 'any']),
            'a CV is never an attachment',
        );
        self::assertSame(1, $this->unread());
    }

    public function testAllFieldErrorsAreReturnedTogetherAndMatchTheSchema(): void
    {
        $opening = $this->opening()->ID;

        $responses = [
            $this->apply($opening),
            $this->apply(
                $opening,
                ['awsm_applicant_name' => '', 'awsm_applicant_email' => 'x@y', 'awsm_form_privacy_policy' => null],
                $this->cv('cv.exe'),
            ),
        ];

        self::assertSame([200, 422], [$responses[0]->status, $responses[1]->status]);
        self::assertSame(
            ['awsm_applicant_name', 'awsm_applicant_email', 'awsm_form_privacy_policy', 'awsm_file'],
            array_keys((new SubmissionAssertions($responses[1]))->fields)
        );
        self::assertCount(4, (new SubmissionAssertions($responses[1]))->error);
        $validator = new Validator();
        $schema = (string) file_get_contents(dirname(COURANT_DESK_FILE) . '/schema/application-response.json');
        foreach ($responses as $response) {
            self::assertTrue($validator->validate(json_decode($response->body), str_replace(
                '"courant:application-response"',
                '"https://courant.example/application-response.json"',
                $schema,
            ))->isValid());
        }
    }

    public function testClientsOfWpJobOpeningsAlwaysGet200(): void
    {
        $opening = $this->opening()->ID;

        $response = $this->ajax(
            self::ACTION,
            $this->fields($opening, ['awsm_applicant_name' => '', 'awsm_nonce' => 'stale', '_wp_http_referer' => '/']),
        );

        self::assertSame(200, $response->status);
        self::assertNotSame([], (new SubmissionAssertions($response))->error);
        self::assertSame([], (new SubmissionAssertions($response))->success);
    }

    public function testAClosedOpeningIs409AndTheOthersThatAreNotOpenAre422(): void
    {
        $page = $this->post(['type' => 'page'])->ID;
        $statuses = [];
        $openings = [
            $this->opening(['status' => 'expired'])->ID,
            $this->opening(['status' => 'draft'])->ID,
            $this->opening(['status' => 'private'])->ID,
            $this->opening(['status' => 'trash'])->ID,
            $page,
            987654,
        ];
        foreach ($openings as $opening) {
            $response = $this->apply($opening);
            $statuses[] = $response->status;
            self::assertCount(1, (new SubmissionAssertions($response))->error, 'errors of guards are the only ones');
        }

        self::assertSame([409, 422, 422, 422, 422, 422], $statuses);
        self::assertSame([], $this->applications());
        self::assertSame([], $this->storedContents());
    }

    public function testABodyOverPostMaxSizeReturns413(): void
    {
        $response = $this->apply($this->opening()->ID, [], $this->cv('cv.pdf', str_pad(self::PDF, 11 * MB_IN_BYTES)));

        self::assertSame(413, $response->status);
        self::assertStringContainsString('too large', (new SubmissionAssertions($response))->error[0]);
    }

    public function testAFileThatPhpRejectedReturns413(): void
    {
        $response =
            $this->apply($this->opening()->ID, [], $this->cv('cv.pdf', str_pad(self::PDF, 8 * MB_IN_BYTES + 1)));

        self::assertSame(413, $response->status);
        self::assertSame(
            '“cv.pdf” is too large. The maximum size is 8 MB. Choose a smaller file.',
            (new SubmissionAssertions($response))->fields['awsm_file'],
        );
    }

    public function testAStoreThatCannotBeWrittenToIs503AndLeavesNothingBehind(): void
    {
        $opening = $this->opening()->ID;
        $store = $this->storePath();
        $blocked = $store . '/' . get_current_blog_id();
        file_put_contents($blocked, 'a file where a folder should be');

        $response = $this->apply($opening);

        self::assertSame(503, $response->status);
        self::assertSame('60', $response->header('Retry-After'));
        self::assertSame(
            ['Something went wrong, and your application was not sent. Please try again.'],
            (new SubmissionAssertions($response))->error,
        );
        self::assertSame([], $this->applications());
        unlink($blocked);
        self::assertSame(200, $this->apply($opening)->status, 'and the same attempt succeeds afterwards');
    }

    public function testWrongTypesAreAbsentValuesAndNeverAnError(): void
    {
        $response = $this->ajax(self::ACTION, [
            'awsm_job_id' => ['x' => '1'],
            'awsm_applicant_name' => ['a', 'b'],
            'awsm_applicant_email' => ['c' => ['d' => 'e']],
            'courant_key' => ['f'],
        ], [], ['courant' => '1']);

        self::assertSame(422, $response->status);
    }

    public function testAnApplicationOverTheLimitIsStoredAsSuspectedSpam(): void
    {
        $opening = $this->opening()->ID;
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 3]);
        foreach (['a', 'b', 'c'] as $name) {
            self::assertSame(200, $this->apply($opening, ['awsm_applicant_name' => $name])->status);
        }

        $statuses = array_map(static fn (int $id): string => (string) get_post_status($id), $this->applications());

        // Without a form token the limit is a third (docs/features/applications.md#form-token).
        self::assertSame(['publish', 'courant_suspected', 'courant_suspected'], $statuses);
        self::assertCount(2, $this->applicationsFactory()->emailQueue->findByApplication($this->applications()[0]));
        self::assertSame(
            [],
            $this->applicationsFactory()->emailQueue->findByApplication($this->applications()[1]),
            'no email for suspected spam',
        );
    }

    public function testManyMoreRequestsThanTheLimitReturn429(): void
    {
        $opening = $this->opening()->ID;
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 1]);
        $requests = [];
        for ($number = 0; $number < 12; $number++) {
            $requests[] = new HttpRequest(
                'POST',
                '/wp-admin/admin-ajax.php',
                $this->fields($opening, ['awsm_applicant_name' => "n$number"]),
                $this->cv(),
                ['action' => self::ACTION, 'courant' => '1'],
            );
        }

        $statuses = array_map(static fn ($response): int => $response->status, $this->sendAll($requests, 1));

        self::assertSame([...array_fill(0, 10, 200), 429, 429], $statuses);
    }

    public function testATokenIsPublicAndNeverCached(): void
    {
        $response = $this->http('GET', '/?rest_route=/courant/v1/token');

        self::assertSame(200, $response->status);
        self::assertStringContainsString('no-store', $response->header('Cache-Control'));
        $token = $response->json()['token'] ?? null;
        self::assertIsString($token);
        self::assertMatchesRegularExpression('/^\d{10}\.[0-9a-f]{40}$/', $token);
        $opening = $this->opening()->ID;
        self::assertSame(200, $this->apply($opening, ['courant_token' => $token])->status);
        self::assertSame('publish', get_post_status($this->applications()[0]), 'being fast alone is no sign of spam');
        self::assertSame(
            200,
            $this->apply(
                $opening,
                ['courant_token' => $token, 'courant_note' => 'filled in', 'awsm_applicant_name' => 'Eve'],
            )->status,
        );
        self::assertSame('honeypot too-fast', $this->text($this->applications()[1], 'courant_suspicions'));
    }

    public function testAFilledHoneypotIsSuspectedSpamAndNotRejected(): void
    {
        $response = $this->apply($this->opening()->ID, ['courant_note' => 'buy now']);

        self::assertSame(200, $response->status);
        self::assertSame('courant_suspected', get_post_status($this->applications()[0]));
        self::assertSame('honeypot', get_post_meta($this->applications()[0], 'courant_suspicions', true));
    }

    public function testAPageCachedForDaysStillAcceptsApplications(): void
    {
        $opening = $this->opening()->ID;
        $page = $this->http('GET', (string) get_permalink($opening))->body;
        self::assertStringContainsString('id="awsm-application-form"', $page);

        preg_match_all('/<input type="hidden" name="([^"]+)" value="([^"]*)"/', $page, $matches);
        $hidden = array_combine($matches[1], $matches[2]);

        self::assertSame(
            [
                'awsm_job_id' => (string) $opening,
                'action' => self::ACTION,
                'courant_locale' => 'en_US',
                // Filled by the script after an application was sent.
                'courant_email' => '',
            ],
            $hidden,
            'nothing that ages, nothing of one visitor',
        );
        self::assertSame(200, $this->apply($opening, $hidden)->status);
    }
}
