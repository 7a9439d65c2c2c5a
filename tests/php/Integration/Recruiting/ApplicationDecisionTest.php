<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Recruiting\Storage\StageRepository;
use CourantDesk\Recruiting\Http\RecruitingSettingsController;
use CourantDesk\Recruiting\Storage\SavedViewRepository;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Recruiting\RecruitersTestCase;

/** Tests stages, ratings, notes, replies, bulk actions, and concurrent changes by two recruiters. */
final class ApplicationDecisionTest extends RecruitersTestCase
{
    public function testStageAndRatingAreStoredAsInWpJobOpenings(): void
    {
        $id = $this->application($this->opening()->ID);
        $hr = $this->user('hr');

        $response = $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'shortlist', 'rating' => 4], $hr);

        $this->assertMatchesSchema('ApplicationRow', $response);
        self::assertSame('shortlist', get_post_status($id));
        self::assertSame('4', get_post_meta($id, 'awsm_application_rating', true));
        $log = get_post_meta($id, 'awsm_application_activity_log', true);
        self::assertIsArray($log);
        self::assertCount(2, $log);
        self::assertSame('shortlist', $this->getNested($log, 0, 'status'));
        self::assertSame([$hr->ID, 4], [$this->getNested($log, 1, 'user'), $this->getNested($log, 1, 'rating')]);
        $this->rest('PATCH', "/$id", ['version' => $response->json()['version'], 'rating' => 0], $hr);
        self::assertSame('', get_post_meta($id, 'awsm_application_rating', true));
    }

    public function testTwoRecruitersDoNotOverwriteEachOther(): void
    {
        $id = $this->application($this->opening()->ID);
        [$first, $second] = [$this->user('hr'), $this->user('editor')];
        wp_update_user(['ID' => $first->ID, 'display_name' => 'Frieda']);

        self::assertSame(200, $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'select'], $first)->status);
        $late = $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'reject'], $second);

        self::assertSame(self::STALE, $late->status);
        self::assertSame(
            'Frieda changed this application in the meantime. It is now in “Selected”. '
                . 'Your change was not saved. Review the application and try again.',
            $late->json()['message'] ?? null,
        );
        self::assertSame('select', get_post_status($id));
        self::assertSame(
            400,
            $this->rest('PATCH', "/$id", ['stage' => 'reject'], $second)->status,
            'a change must name its field',
        );
        self::assertSame(400, $this->rest('PATCH', "/$id", ['version' => 2, 'stage' => 'nowhere'], $second)->status);
        self::assertSame(400, $this->rest('PATCH', "/$id", ['version' => 2, 'rating' => 9], $second)->status);
        self::assertSame(2, $this->version($id), 'what was refused changed nothing');
    }

    public function testOneOfManyConcurrentChangesIsStoredAndNoNoteIsLost(): void
    {
        $id = $this->application($this->opening()->ID);
        $hr = $this->user('hr');
        $nonce = $this->nonceOf($hr, 'wp_rest');
        $requests = [];
        foreach (range(1, 6) as $n) {
            foreach (
                [
                    ['PATCH', '', ['version' => 1, 'rating' => 1 + $n % 5]],
                    ['POST', '/notes', ['text' => "Note $n"]],
                ] as [$method, $path, $data]
            ) {
                $requests[] = new HttpRequest(
                    method: $method,
                    path: "/?rest_route=/courant/v1/applications/$id$path",
                    body: (string) json_encode($data),
                    files: [],
                    query: [],
                    headers: ['Content-Type' => 'application/json', 'X-WP-Nonce' => $nonce],
                    as: $hr
                );
            }
        }

        $codes = array_count_values(
            array_map(static fn ($response): int => $response->status, $this->sendAll($requests, 6))
        );

        self::assertSame([200 => 7, 409 => 5], [200 => $codes[200] ?? 0, 409 => $codes[409] ?? 0]);
        self::assertCount(6, $this->recruiting()->notes->findByApplication($id));
    }

    public function testNotesAreStoredAndDeletedByTheirAuthor(): void
    {
        $author = $this->user('author');
        $id = $this->application($this->opening(['author' => $author->ID])->ID);
        $hr = $this->user('hr');

        $this->assertMatchesSchema(
            'ApplicationDetail',
            $this->rest('POST', "/$id/notes", ['text' => "One\r\n<b>two</b> \\ {\"three\"}"], $hr),
        );
        $note = $this->recruiting()->notes->findByApplication($id)[0];
        self::assertSame("One\n<b>two</b> \\ {\"three\"}", $note['text']);
        self::assertSame(403, $this->rest('DELETE', "/$id/notes/$note[id]", [], $author)->status);
        self::assertSame(200, $this->rest('DELETE', "/$id/notes/$note[id]", [], $hr)->status);
        self::assertSame(404, $this->rest('DELETE', "/$id/notes/$note[id]", [], $hr)->status);
        self::assertSame(400, $this->rest('POST', "/$id/notes", ['text' => " \n "], $hr)->status);
    }

    public function testAReplyIsQueuedForTheApplicantUnchanged(): void
    {
        $id = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');

        $response = $this->rest(
            'POST',
            "/$id/replies",
            ['subject' => "Hello\r\nBcc: all@courant.example", 'body' => "Dear Ann,\nyour {applicant-phone}"],
            $hr,
        );

        $this->assertMatchesSchema('ApplicationDetail', $response);
        $email = $this->applicationsFactory()->emailQueue->findByApplication($id)[0];
        self::assertSame(['reply', $hr->ID], [$email->kind, $email->authorId]);
        self::assertSame('Hello Bcc: all@courant.example', $email->subject);
        self::assertStringContainsString(
            'your {applicant-phone}',
            $email->body,
            'tags in a sent text stay what they are',
        );
        self::assertSame(400, $this->rest('POST', "/$id/replies", ['subject' => '', 'body' => 'x'], $hr)->status);
        update_post_meta($id, 'awsm_applicant_email', 'nobody');
        self::assertSame(
            self::STALE,
            $this->rest('POST', "/$id/replies", ['subject' => 'x', 'body' => 'x'], $hr)->status,
        );
        self::assertSame(404, $this->rest('POST', "/$id/mails/999999/again", [], $hr)->status);
    }

    public function testAStageWithAnEmailQueuesItOnce(): void
    {
        $id = $this->application($this->opening(['title' => 'Editor'])->ID, 'Ann {company}');
        $hr = $this->user('hr');
        $stages = array_map(
            static fn (array $stage): array => $stage['slug'] === 'reject'
                ? ['mails' => true, 'template' => 'no'] + $stage
                : $stage,
            $this->stages(),
        );
        $saved = $this->rest('PUT', '/settings', [
            'stages' => $stages,
            'templates' => [
                ['key' => 'no', 'name' => 'No', 'subject' => 'About {job-title}', 'content' => 'Dear {applicant}, no.'],
            ],
        ], $hr);
        $this->assertMatchesSchema('RecruitingSettings', $saved);

        $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'reject'], $hr);
        $this->rest('PATCH', "/$id", ['version' => 2, 'stage' => 'reject'], $hr);

        $emails = $this->applicationsFactory()->emailQueue->findByApplication($id);
        self::assertCount(1, $emails);
        self::assertSame('About Editor', $emails[0]->subject);
        self::assertStringContainsString('Dear Ann company, no.', $emails[0]->body, 'a tag in a name is a name');
    }

    public function testTheTemplateOfADecisionHasReferenceAndLink(): void
    {
        $id = $this->application($this->opening(['title' => 'Editor'])->ID);
        add_post_meta($id, 'courant_reference', 'ABCD-EFGH');
        $stages = array_map(
            static fn (array $stage): array => ['mails' => true, 'template' => 'decline'] + $stage,
            $this->stages(),
        );
        $hr = $this->user('hr');
        $this->rest('PUT', '/settings', ['stages' => $stages], $hr);

        $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'reject'], $hr);

        [$email] = $this->applicationsFactory()->emailQueue->findByApplication($id);
        self::assertStringContainsString('your application ABCD-EFGH for “Editor”', $email->body);
        self::assertMatchesRegularExpression("~\n\S+courant_application=$id-[0-9a-f]{40}\n~", $email->body);
    }

    public function testBulkActionsReportFailures(): void
    {
        $author = $this->user('author');
        $own = $this->application($this->opening(['author' => $author->ID])->ID, 'Own');
        $foreign = $this->application($this->opening()->ID, 'Foreign');
        $item = static fn (int $id, int $version = 0): array => ['id' => $id, 'version' => $version];

        $response = $this->rest('POST', '/bulk', [
            'action' => 'stage',
            'stage' => 'progress',
            'items' => [$item($own, 1), $item($foreign, 1), $item(999999)],
        ], $author);
        $this->assertMatchesSchema('BulkResponse', $response);
        $response = $response->json();
        self::assertSame([$own], $response['done']);
        self::assertSame([$foreign, 999999], array_column((array) $response['problems'], 'id'));
        self::assertSame('publish', get_post_status($foreign));
        $hr = $this->user('hr');
        $stale = $this->rest(
            'POST',
            '/bulk',
            ['action' => 'stage', 'stage' => 'reject', 'items' => [$item($own, 1)]],
            $hr,
        )->json();
        self::assertSame([], $stale['done']);
        foreach (['read' => [], 'trash' => [], 'restore' => [], 'delete' => [$own]] as $action => $refused) {
            $response = $this->rest('POST', '/bulk', ['action' => $action, 'items' => [$item($own)]], $hr)->json();
            self::assertSame($refused, array_column((array) $response['problems'], 'id'), $action);
        }
        self::assertSame('progress', get_post_status($own), 'back from the trash it is where it was');
        self::assertSame(
            400,
            $this->rest('POST', '/bulk', ['action' => 'publish', 'items' => [$item($own)]], $hr)->status,
        );
    }

    public function testStagesOfTheProEditionExistAndAStageInUseIsNotDeleted(): void
    {
        update_option('awsm_jobs_application_status', [
            'publish' => [
                'label' => 'Fresh', 'label_count' => 'x', 'color' => '#E3C600', 'notification' => '',
                'mail_template' => '',
            ],
            'interview' => [
                'label' => 'Interview', 'label_count' => 'y', 'color' => 'purple', 'notification' => 'enable',
                'mail_template' => 'k', 'theirs' => 1,
            ],
            'trash' => ['label' => 'Trash', 'color' => '#a92222'],
        ]);
        (new StageRepository())->registerStatuses();
        $this->application($this->opening()->ID, 'Ann', 'interview');
        $hr = $this->user('hr');

        $stages = $this->stages();
        self::assertSame(
            [['Fresh', '#e3c600'], ['Interview', '#50575e']],
            array_map(static fn (array $stage): array => [$stage['label'], $stage['color']], $stages),
        );
        self::assertTrue($stages[1]['mails']);
        $refused = $this->rest('PUT', '/settings', ['stages' => [$stages[0]]], $hr);
        self::assertSame(self::STALE, $refused->status);
        self::assertStringContainsString('still has applications', $refused->body);
        foreach ([['slug' => 'draft'], ['slug' => 'A b'], ['label' => ' '], ['color' => 'red']] as $change) {
            self::assertSame(
                400,
                $this->rest('PUT', '/settings', ['stages' => [$stages[0], $change + $stages[1]]], $hr)->status,
                (string) json_encode($change),
            );
        }
        $this->assertMatchesSchema(
            'RecruitingSettings',
            $this->rest('PUT', '/settings', ['stages' => [$stages[0], ['label' => 'Talk'] + $stages[1]]], $hr),
        );
        $stored = (array) get_option('awsm_jobs_application_status');
        self::assertSame(['Talk', 'y', 1], [
            $this->getNested($stored, 'interview', 'label'),
            $this->getNested($stored, 'interview', 'label_count'),
            $this->getNested($stored, 'interview', 'theirs'),
        ]);
        self::assertSame('Trash', $this->getNested($stored, 'trash', 'label'), 'what is no stage stays');
    }

    public function testEachUserHasTheirOwnViews(): void
    {
        $hr = $this->user('hr');
        $other = $this->user('hr');

        $saved = $this->rest('PUT', '/views', [
            'views' => [['name' => "My 'best'", 'query' => 'rating=5,4'], ['name' => '', 'query' => 'x'], 'invalid'],
        ], $hr);

        self::assertSame(400, $saved->status, 'a view is an object');
        $saved = $this->rest('PUT', '/views', [
            'views' => [['name' => "My 'best' \\", 'query' => 'rating=5,4'], ['name' => '', 'query' => 'x']],
        ], $hr)->json();
        self::assertCount(1, $saved);
        self::assertSame("My 'best' \\", $this->getNested($saved, 0, 'name'));
        self::assertSame($saved, (new SavedViewRepository())->findByUser($hr->ID));
        self::assertSame([], (new SavedViewRepository())->findByUser($other->ID));
    }

    /** @return list<array{slug: string, label: string, color: string, mails: bool, template: string}> */
    private function stages(): array
    {
        return RecruitingSettingsController::serializeStages($this->recruiting());
    }
}
