<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantTests\Support\Recruiting\RecruitersTestCase;

/** Tests the tags and assignees of applications, and mentions in their notes. */
final class TagsAndAssigneesTest extends RecruitersTestCase
{
    public function testTagsAreAddedFoundAndRemoved(): void
    {
        $opening = $this->opening()->ID;
        $ann = $this->application($opening, 'Ann');
        $ben = $this->application($opening, 'Ben');
        $hr = $this->user('hr');

        $response = $this->rest('POST', "/$ann/tags", ['name' => ' Night  shift '], $hr);
        $this->assertMatchesSchema('ApplicationDetail', $response);
        $this->rest('POST', "/$ann/tags", ['name' => 'Zoo'], $hr);
        // The same tag in another spelling keeps its name, and adding it twice is no error.
        $this->rest('POST', "/$ben/tags", ['name' => 'NIGHT SHIFT'], $hr);
        $response = $this->rest('POST', "/$ben/tags", ['name' => 'night shift'], $hr);

        self::assertSame(200, $response->status, $response->body);
        self::assertSame(
            [['slug' => 'night-shift', 'name' => 'Night shift']],
            $this->getNested($response->json(), 'row', 'tags'),
        );
        self::assertSame(['Ann'], $this->names($this->rest('GET', '?tag=zoo', as: $hr)));
        $both = $this->names($this->rest('GET', '?tag=night-shift,zoo', as: $hr));
        self::assertEqualsCanonicalizing(['Ann', 'Ben'], $both);
        self::assertSame([], $this->names($this->rest('GET', '?tag=none', as: $hr)));
        $this->assertMatchesSchema('ApplicationBoard', $this->rest('GET', '/board?tag=zoo', as: $hr));

        $this->rest('DELETE', "/$ann/tags", ['name' => 'Zoo'], $hr);
        self::assertSame([], $this->names($this->rest('GET', '?tag=zoo', as: $hr)));
    }

    public function testEmptyLongAndTooManyTagsAreRejected(): void
    {
        $ann = $this->application($this->opening()->ID);
        $hr = $this->user('hr');
        foreach (['  ', str_repeat('a', 41)] as $name) {
            self::assertSame(400, $this->rest('POST', "/$ann/tags", ['name' => $name], $hr)->status);
        }
        $tags = $this->recruiting()->tags;
        for ($number = 1; $number <= ApplicationTag::MAX_PER_APPLICATION; $number++) {
            self::assertTrue($tags->add($ann, new ApplicationTag("tag $number", "Tag $number")));
        }
        self::assertFalse($tags->add($ann, new ApplicationTag('other', 'Other')));
        self::assertTrue($tags->add($ann, new ApplicationTag('tag 1', 'Tag 1')));
    }

    public function testTagsOfHiddenApplicationsAreNotOffered(): void
    {
        $visible = $this->opening()->ID;
        $member = $this->user('author');
        $this->recruiting()->team->saveMembers($visible, [$member->ID]);
        $ann = $this->application($visible, 'Ann');
        $ben = $this->application($this->opening()->ID, 'Ben');
        $this->recruiting()->tags->add($ann, new ApplicationTag('seen', 'Seen'));
        $this->recruiting()->tags->add($ben, new ApplicationTag('secret', 'Secret'));
        $this->recruiting()->candidateIndex->flush();

        $tags = $this->recruiting()->filterOptions->findTags($this->recruiting()->team->findScope($member->ID));

        self::assertSame(['seen'], array_map(static fn (ApplicationTag $tag): string => $tag->slug, $tags));
    }

    public function testAnAssigneeGetsOneEmail(): void
    {
        $ann = $this->application($this->opening(['title' => 'Editor'])->ID, 'Ann');
        $hr = $this->user('hr');
        $colleague = $this->user('editor');

        $response = $this->rest('POST', "/$ann/assignees", ['user' => $colleague->ID], $hr);
        $this->rest('POST', "/$ann/assignees", ['user' => $colleague->ID], $hr);
        $this->rest('POST', "/$ann/assignees", ['user' => $hr->ID], $hr);

        $this->assertMatchesSchema('ApplicationDetail', $response);
        self::assertSame(
            [['id' => $colleague->ID, 'name' => $colleague->display_name]],
            $this->getNested($response->json(), 'row', 'assignees'),
        );
        self::assertContains('assigned', array_column((array) $response->json()['events'], 'what'));
        $queued = $this->recruiting()->emailQueue->findByApplication($ann);
        self::assertSame([$colleague->user_email], $this->recipients($queued), 'nobody gets an email from themselves');
        self::assertStringContainsString("application=$ann", $queued[0]->body);
        self::assertSame(['Ann'], $this->names($this->rest('GET', "?assignee=$colleague->ID", as: $hr)));

        $this->rest('DELETE', "/$ann/assignees", ['user' => $colleague->ID], $hr);
        self::assertSame([], $this->names($this->rest('GET', "?assignee=$colleague->ID", as: $hr)));
    }

    public function testOnlyUsersWhoMayReadTheApplicationAreAssignedAndMentioned(): void
    {
        $ann = $this->application($this->opening()->ID, 'Ann');
        $hr = $this->user('hr');
        $stranger = $this->user('author');
        $editor = $this->user('editor');

        self::assertSame(400, $this->rest('POST', "/$ann/assignees", ['user' => $stranger->ID], $hr)->status);
        self::assertSame(400, $this->rest('POST', "/$ann/assignees", ['user' => 999999], $hr)->status);
        $text = "Ask @$stranger->user_nicename and @$editor->user_nicename, not mail@$editor->user_nicename.";
        $response = $this->rest('POST', "/$ann/notes", ['text' => $text], $hr);

        self::assertSame(200, $response->status, $response->body);
        $people = array_column((array) $response->json()['people'], 'id');
        self::assertContains($editor->ID, $people);
        self::assertNotContains($stranger->ID, $people);
        $queued = $this->recruiting()->emailQueue->findByApplication($ann);
        self::assertSame([$editor->user_email], $this->recipients($queued));
        self::assertStringContainsString($text, $queued[0]->body);
    }

    public function testAnEmailIsNotSentWhenTheUserLostAccess(): void
    {
        $opening = $this->opening()->ID;
        $member = $this->user('author');
        $this->recruiting()->team->saveMembers($opening, [$member->ID]);
        $ann = $this->application($opening, 'Ann');
        $this->rest('POST', "/$ann/assignees", ['user' => $member->ID], $this->user('hr'));
        $this->recruiting()->team->saveMembers($opening, []);

        $this->sendEmails();

        self::assertSame([], $this->emails());
        self::assertSame(
            [EmailState::Failed],
            array_map(
                static fn (QueuedEmail $email): EmailState => $email->state,
                $this->recruiting()->emailQueue->findByApplication($ann),
            ),
        );
    }

    public function testAnEmailGoesToTheUserOnly(): void
    {
        update_option('courant_mails', ['notification_cc' => 'everybody@courant.example']);
        $opening = $this->opening()->ID;
        $this->recruiting()->team->saveMembers($opening, [$this->user('author')->ID]);
        $ann = $this->application($opening, 'Ann');
        $hr = $this->user('hr');
        $editor = $this->user('editor');
        $this->rest('POST', "/$ann/assignees", ['user' => $editor->ID], $hr);

        $this->sendEmails();

        $sent = $this->emails();
        self::assertCount(1, $sent);
        self::assertSame($editor->user_email, $sent[0]['to']);
        $headers = implode("\n", (array) $sent[0]['headers']);
        self::assertStringNotContainsStringIgnoringCase("\ncc:", "\n$headers");
        self::assertStringContainsString("Reply-To: $hr->user_email", $headers);
        self::assertSame('', get_post_meta($ann, 'awsm_application_mails', true), 'the log of emails to the applicant');
    }

    public function testErasureAndDeletionRemoveTagsAndAssignees(): void
    {
        $hr = $this->user('hr');
        $sql = $this->recruiting()->kernel->sql;
        $count = static fn (): array => array_map(
            static fn (string $table): int => (int) $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table($table)),
            ['application_tags', 'application_assignees'],
        );
        $before = $count();
        $ann = $this->application($this->opening()->ID, 'Ann');
        $this->rest('POST', "/$ann/tags", ['name' => 'Night'], $hr);
        $this->rest('POST', "/$ann/assignees", ['user' => $hr->ID], $hr);
        self::assertSame([$before[0] + 1, $before[1] + 1], $count());

        wp_delete_post($ann, true);

        self::assertSame($before, $count());
    }

    public function testAPageOfAColumnFollowsTheApplicationThatItIsRequestedFor(): void
    {
        $opening = $this->opening()->ID;
        $received = '2026-10-01 10:00:00';
        $first = $this->application($opening, 'First', 'publish', $received);
        $second = $this->application($opening, 'Second', 'publish', $received);
        $this->application($opening, 'Newer', 'publish', '2026-10-02 10:00:00');
        $this->application($opening, 'Other', 'reject', '2026-09-01 10:00:00');
        $this->application($opening, 'Older', 'publish', '2026-09-01 10:00:00');
        $hr = $this->user('hr');
        $at = (int) get_post_timestamp($second);
        $page = fn (int $id): array => $this->names(
            $this->rest('GET', "?stage=publish&opening=$opening&before=$at-$id", as: $hr)
        );

        self::assertSame(['First', 'Older'], $page($second));
        self::assertSame(['Older'], $page($first));
        $total = $this->rest('GET', "?stage=publish&opening=$opening&before=$at-$second", as: $hr)->json()['total'];
        self::assertSame(4, $total, 'the number of all applications in the column');
        self::assertSame(400, $this->rest('GET', '?before=yesterday', as: $hr)->status);
    }

    /**
     * @param list<QueuedEmail> $emails
     * @return list<string>
     */
    private function recipients(array $emails): array
    {
        return array_map(static fn (QueuedEmail $email): string => $email->recipient, $emails);
    }
}
