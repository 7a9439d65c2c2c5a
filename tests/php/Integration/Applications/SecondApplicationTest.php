<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Http\SubmissionResponse;
use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\DatabaseSearch;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use PHPUnit\Framework\Attributes\Group;

/** Tests a second application from the same email address for the same opening, if duplicates are stored separately. */
#[Group('database')]
final class SecondApplicationTest extends ApplicationsTestCase
{
    private const NEW = "%PDF-1.4\n%new\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

    private int $opening;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('courant_protection', ['duplicates' => 'refuse']);
        $this->opening = $this->opening(['title' => 'Editor'])->ID;
    }

    public function testTheResponseIsTheSameAndTheLinkIsEmailed(): void
    {
        $first = (int) $this->submit($this->opening)->receipt?->applicationId;
        $this->sendEmails();
        $newApplicant = $this->submitAgain(['awsm_applicant_email' => 'new@courant.example'])->toArray();
        $second = $this->submitAgain(['awsm_applicant_email' => 'ZOE@courant.example'])->toArray();

        $shape = static fn (array $response): string
            => (string) preg_replace(['/[0-9A-Z]{4}-[0-9A-Z]{4}/', '/"id":\d+/'], '#', (string) json_encode($response));
        self::assertSame($shape($newApplicant), $shape($second));
        self::assertGreaterThan(
            $this->getNested($newApplicant, 'data', 'id'),
            $this->getNested($second, 'data', 'id'),
            'its number is not revealed either',
        );
        self::assertNotSame($this->text($first, 'courant_reference'), $this->getNested($second, 'data', 'reference'));

        $before = count($this->emails());
        $this->sendEmails();
        $sent = array_values(array_filter(
            array_slice($this->emails(), $before),
            static fn (array $email): bool => $email['to'] === 'zoe@courant.example',
        ));
        self::assertSame(['You have already applied for Editor'], array_column($sent, 'subject'));
        self::assertStringContainsString('courant_application=' . $this->mark($first), $sent[0]['message']);
    }

    public function testARepeatOfTheSameAttemptGetsItsFirstResponse(): void
    {
        $this->submit($this->opening);
        $key = ['courant_key' => str_repeat('k', 20)];
        $second = $this->submitAgain($key);
        $repeat = $this->submitAgain($key);

        self::assertEquals($second->toArray(), $repeat->toArray());
        self::assertCount(2, $this->applications());
    }

    public function testASecondApplicationReplacesNothingUntilItIsConfirmed(): void
    {
        $first = (int) $this->submit($this->opening)->receipt?->applicationId;
        $update = (int) $this->submitAgain(['awsm_applicant_letter' => 'A better letter.'])->receipt?->applicationId;

        self::assertSame(['publish', 'courant_update'], [get_post_status($first), get_post_status($update)]);
        $detail = $this->detail($first);
        self::assertSame('new.pdf', $this->getNested($detail, 'updates', 0, 'files', 0, 'name'));
        self::assertSame('cv.pdf', $this->getNested($detail, 'files', 0, 'name'));
        self::assertCount(1, (array) $this->getNested($detail, 'files'));
        self::assertSame("Dear all,\nI like it.", $this->getNested($detail, 'letter'));
        $page = $this->http('GET', '/?courant_application=' . $this->mark($first))->body;
        self::assertStringContainsString('new.pdf', $page);
        self::assertSame(
            "Dear all,\nI like it.",
            $this->text($first, 'awsm_applicant_letter'),
            'looking changes nothing',
        );

        self::assertSame(422, $this->confirm($first, $first)->status, 'no update of this application');
        self::assertSame(303, $this->confirm($first, $update)->status);

        $files = $this->applicationsFactory()->files()->findByApplication($first);
        self::assertSame(['new.pdf'], array_column($files, 'originalName'));
        self::assertSame((string) $files[0]->id, $this->text($first, 'courant_file_id'));
        self::assertSame('A better letter.', $this->text($first, 'awsm_applicant_letter'));
        self::assertNull(get_post($update));
        self::assertCount(1, $this->storedPaths(), 'the old file is gone');
        self::assertSame([], array_diff(
            ['replaced', 'updated'],
            array_column($this->applicationsFactory()->emailQueue->findByApplication($first), 'kind'),
        ));
        self::assertSame(422, $this->confirm($first, $update)->status, 'once');
    }

    public function testAnUpdateOfAnotherApplicantCannotBeConfirmed(): void
    {
        $this->submit($this->opening);
        $update = (int) $this->submitAgain()->receipt?->applicationId;
        $other = (int) $this
            ->submit($this->opening, ['awsm_applicant_email' => 'other@courant.example'])->receipt?->applicationId;

        self::assertSame(422, $this->confirm($other, $update)->status);
        self::assertSame('courant_update', get_post_status($update));
    }

    public function testAnUnconfirmedUpdateIsDeletedWithItsApplicationAndAfterThirtyDays(): void
    {
        $first = (int) $this->submit($this->opening)->receipt?->applicationId;
        $this->submitAgain(['awsm_applicant_letter' => 'Qqville letter']);
        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($first);
        $this->sendEmails();
        self::assertSame([], DatabaseSearch::find(['Qqville letter', 'zoe@courant.example']));
        self::assertSame([], $this->storedPaths());

        $this->submit($this->opening, ['awsm_applicant_letter' => 'Once more']);
        $update = (int) $this->submitAgain()->receipt?->applicationId;
        self::assertSame('courant_update', get_post_status($update));
        do_action('courant_desk_sweep_applications');
        self::assertNotNull(get_post($update));
        wp_update_post([
            'ID' => $update, 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00',
            'edit_date' => true,
        ]);
        do_action('courant_desk_sweep_applications');
        self::assertNull(get_post($update));
    }

    public function testAnUnconfirmedUpdateIsInNoListAndIsNotReportedToIntegrations(): void
    {
        $submitted = [];
        $first = (int) $this->submit($this->opening)->receipt?->applicationId;
        add_action('awsm_job_application_submitted', static function (int $id) use (&$submitted): void {
            $submitted[] = $id;
        });
        $this->submitAgain();

        self::assertSame([], $submitted);
        $this->signIn('administrator');
        foreach (['inbox', 'suspected', 'withdrawn', 'trash'] as $folder) {
            $request = new \WP_REST_Request('GET', '/courant/v1/applications');
            $request->set_param('folder', $folder);
            $items = $this->getNested((array) rest_do_request($request)->get_data(), 'items');
            self::assertIsArray($items);
            self::assertSame($folder === 'inbox' ? [$first] : [], array_column($items, 'id'), $folder);
        }
    }

    /** @param array<string, mixed> $changes */
    private function submitAgain(array $changes = []): SubmissionResponse
    {
        return $this->submit($this->opening, $changes, 'new.pdf', self::NEW);
    }

    private function mark(int $application): string
    {
        return $this->applicationsFactory()->portalToken()
            ->issue($application, $this->text($application, 'courant_reference'));
    }

    private function confirm(int $application, int $update): HttpResponse
    {
        return $this->sendAll([new HttpRequest('POST', '/?courant_application=' . $this->mark($application), [
            'courant_do' => 'update',
            'courant_update' => (string) $update,
        ])])[0];
    }

    /** @return array<mixed> */
    private function detail(int $application): array
    {
        $this->signIn('administrator');
        $this->recruiting()->candidateIndex->addMissing();

        return (array) rest_do_request(
            new \WP_REST_Request('GET', "/courant/v1/applications/$application")
        )->get_data();
    }
}
