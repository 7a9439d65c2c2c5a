<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests the REST routes of the recruiters' list and board. */
#[Group('database')]
final class ApplicationSearchTest extends RecruitersTestCase
{
    public function testListBoardAndDetailMatchTheirSchema(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $this->submit($opening);
        [$id] = $this->applications();
        update_post_meta($id, 'awsm_application_notes', [
            ['author_id' => 1, 'notes_date' => 1700000000, 'notes_content' => 'Good'],
        ]);
        update_post_meta($id, 'awsm_application_activity_log', [
            ['user' => 1, 'activity_date' => 1700000000, 'rating' => 4],
            ['user' => 9999, 'activity_date' => 1700000001, 'status' => 'shortlist'],
            'invalid',
        ]);
        $hr = $this->user('hr');

        $this->assertMatchesSchema('ApplicationList', $this->rest('GET', '', as: $hr));
        $this->assertMatchesSchema('ApplicationBoard', $this->rest('GET', '/board', as: $hr));
        $this->assertMatchesSchema('ApplicationDetail', $this->rest('GET', "/$id", as: $hr));
        $detail = $this->rest('GET', "/$id", as: $hr)->json();
        self::assertSame('Good', $this->getNested($detail, 'notes', 0, 'text'));
        self::assertSame('application/pdf', $this->getNested($detail, 'files', 0, 'preview'));
        self::assertContains('Deleted user', array_column((array) $detail['events'], 'who'));
        self::assertSame('0', get_post_meta($id, 'awsm_application_viewed', true), 'nothing is written on a GET');
    }

    public function testAnApplicationIsFoundByNameEmailPhoneAndReference(): void
    {
        $opening = $this->opening()->ID;
        $this->application($opening, 'Zoë Müller');
        $other = $this->application($opening, 'Ben 100%');
        update_post_meta($other, 'courant_reference', 'ABCD-2345');
        update_post_meta($other, 'awsm_applicant_phone', '+44 20 999 77');
        $hr = $this->user('hr');
        $found = fn (string $search): array => $this->names(
            $this->rest('GET', '?search=' . rawurlencode($search), as: $hr)
        );

        foreach (['zoe muller', 'MÜLLER', 'zo.m.ller', 'muller zoë'] as $search) {
            self::assertSame(['Zoë Müller'], $found($search), $search);
        }
        foreach (['abcd-2345', '+44 (20) 999-77', '0999 77', '100%'] as $search) {
            self::assertSame(['Ben 100%'], $found($search), $search);
        }
        self::assertSame([], $found("x' OR 1=1 --"));
        self::assertSame([], $found('_oë'));
    }

    public function testFiltersOrderAndNumbersAgree(): void
    {
        [$first, $second] = [$this->opening(['title' => 'A'])->ID, $this->opening(['title' => 'B'])->ID];
        $ann = $this->application($first, 'Ann', 'publish', '2026-10-01 23:30:00');
        $ben = $this->application($first, 'Ben', 'shortlist', '2026-10-02 00:30:00');
        $cleo = $this->application($second, 'Cleo', 'reject', '2026-10-03 12:00:00');
        $this->application($second, 'Spam', 'courant_suspected');
        update_post_meta($ben, 'awsm_application_rating', '5');
        update_post_meta($cleo, 'awsm_application_viewed', '1');
        wp_trash_post($this->application($first, 'Gone'));
        $hr = $this->user('hr');
        $list = fn (string $query): array => $this->names($this->rest('GET', "?$query", as: $hr));

        self::assertSame(['Cleo', 'Ben', 'Ann'], $list(''));
        self::assertSame(['Ann', 'Ben', 'Cleo'], $list('orderby=name&order=asc'));
        self::assertSame('Ben', $list('orderby=rating')[0]);
        self::assertSame(['Ben', 'Ann'], $list("opening=$first"));
        self::assertSame(['Cleo', 'Ben'], $list('stage=shortlist,reject'));
        self::assertSame([], $list('stage=no-such-stage'), 'an unknown stage is no stage, not every stage');
        self::assertSame(['Ben'], $list('rating=5'));
        self::assertSame(['Cleo', 'Ann'], $list('rating=0'));
        self::assertSame(['Ben', 'Ann'], $list('unread=true'));
        self::assertSame(['Ann'], $list('from=2026-10-01&to=2026-10-01'));
        self::assertSame(['Spam'], $list('folder=suspected'));
        self::assertSame(['Gone'], $list('folder=trash'));
        self::assertSame(['Ben'], $list('per_page=1&page=2'));
        $numbers = $this->rest('GET', '', as: $hr)->json();
        self::assertSame(3, $numbers['total']);
        self::assertSame(['all' => 1, 'unread' => 0], $this->getNested($numbers, 'counts', 'reject'));
        self::assertSame(['inbox' => 3, 'suspected' => 1, 'withdrawn' => 0, 'trash' => 1], $numbers['folders'] ?? null);
        self::assertGreaterThan(0, $ann);
        foreach (
            [
                'folder=everything', 'rating[]=x&per_page=100000', 'orderby=post_password', 'page=-1', 'from=yesterday',
            ] as $invalidQuery
        ) {
            self::assertContains($this->rest('GET', "?$invalidQuery", as: $hr)->status, [200, 400], $invalidQuery);
        }
    }

    public function testPreviousAndNextFollowTheList(): void
    {
        $opening = $this->opening()->ID;
        $ids = array_map(fn (string $name): int => $this->application($opening, $name), ['Ann', 'Ben', 'Cleo']);
        $hr = $this->user('hr');

        $byName = $this->rest('GET', "/$ids[1]?orderby=name&order=asc", as: $hr)->json();
        $byDate = $this->rest('GET', "/$ids[2]", as: $hr)->json();
        $alone = $this->rest('GET', "/$ids[1]?search=ben", as: $hr)->json();

        self::assertSame([$ids[0], $ids[2]], [$byName['previous'], $byName['next']]);
        self::assertSame(
            [0, $ids[1]],
            [$byDate['previous'], $byDate['next']],
            'those of one second go by their number',
        );
        self::assertSame([0, 0], [$alone['previous'], $alone['next']]);
    }

    public function testSixtyApplicationsNeedAsManyQueriesAsTwoAndAtMostTwenty(): void
    {
        $openings = array_map(fn (): int => $this->opening()->ID, range(1, 20));
        foreach (range(1, 60) as $n) {
            $stages = ['publish', 'progress', 'shortlist', 'select', 'reject'];
            $id = $this->application($openings[$n % 20], "Person $n", $stages[$n % 5]);
            update_post_meta($id, 'awsm_application_notes', [
                ['author_id' => 1, 'notes_date' => 1700000000, 'notes_content' => 'x'],
            ]);
        }
        $this->recruiting()->candidateIndex->flush();
        $user = $this->signIn('hr');
        self::assertGreaterThan(0, $user->ID);
        do_action('rest_api_init');
        $cost = function (string $route, array $query = []): int {
            wp_cache_flush();
            get_user_meta(get_current_user_id(), 'x', true);
            wp_load_alloptions();
            $before = get_num_queries();
            $request = new \WP_REST_Request('GET', "/courant/v1/applications$route");
            $request->set_query_params($query);
            $response = rest_do_request($request);
            self::assertSame(200, $response->get_status());

            return get_num_queries() - $before;
        };

        $few = $cost('', ['per_page' => 2]);
        $many = $cost('', ['per_page' => 100]);
        self::assertLessThanOrEqual($few + 1, $many);
        self::assertLessThanOrEqual(20, $many);
        self::assertLessThanOrEqual(20, $cost('/board'));
        // 20, two more for tags, assignees and attachments, and two for the names of files in emails.
        self::assertLessThanOrEqual(24, $cost('/' . $this->applications()[0]));
    }

    public function testApplicationsInsertedWithoutWordPressGetTheirRows(): void
    {
        $id = $this->application($this->opening()->ID, 'Ann');
        $recruiting = $this->recruiting();
        $sql = $recruiting->kernel->sql;
        $recruiting->candidateIndex->flush();
        $sql->execute('DELETE FROM %i', $sql->table('candidates'));

        self::assertSame(1, $recruiting->candidates->find($id)->version ?? 0, 'a requested one gets its row at once');
        $sql->execute('DELETE FROM %i', $sql->table('candidates'));
        self::assertTrue($recruiting->candidateIndex->addMissing());
        self::assertSame('ann', $recruiting->candidates->find($id)->name ?? '');
    }
}
