<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Recruiting\RecruitersTestCase;
use WP_User;

/**
 * Tests the permissions of every role and of the hiring team on every recruiting route, and the log of opened files.
 */
final class ApplicationAccessTest extends RecruitersTestCase
{
    public function testEveryRoleCallsOnlyItsRoutes(): void
    {
        $owner = $this->user('author');
        $users = [
            'hr' => $this->user('hr'), 'editor' => $this->user('editor'),
            'administrator' => $this->user('administrator'), 'author of the opening' => $owner,
            'other author' => $this->user('author'), 'contributor' => $this->user('contributor'),
            'subscriber' => $this->user(), 'anonymous' => null,
        ];
        $id = $this->application($this->opening(['author' => $owner->ID])->ID, 'Secret Person');
        $all = ['hr', 'editor', 'administrator', 'author of the opening', 'other author'];
        $own = ['hr', 'editor', 'administrator', 'author of the opening'];
        $owners = ['hr', 'administrator'];
        $routes = [
            ['GET', '', [], $all],
            ['GET', '/board', [], $all],
            ['GET', "/$id", [], $own],
            ['PATCH', "/$id", ['read' => true], $own],
            ['POST', "/$id/notes", ['text' => 'x'], $own],
            ['DELETE', "/$id/notes/0123456789abcdef", [], $own],
            ['POST', "/$id/replies", ['subject' => '', 'body' => ''], $own],
            ['POST', "/$id/mails/1/again", [], $own],
            ['POST', '/bulk', ['action' => 'read', 'items' => [['id' => $id]]], $all],
            ['PUT', '/views', ['views' => []], $all],
            ['GET', '/settings', [], $owners],
            ['PUT', '/settings', [], $owners],
            ['GET', '/retention', [], $owners],
            ['POST', '/retention', [], $owners],
        ];
        foreach ($routes as [$method, $path, $data, $allowed]) {
            foreach ($users as $who => $user) {
                $response = $this->rest($method, $path, $data, $user);
                $expected = in_array($who, $allowed, true) ? [200, 400, 404] : [$user === null ? 401 : 403];
                self::assertContains(
                    $response->status,
                    $expected,
                    "$method $path as $who: " . substr($response->body, 0, 300),
                );
                if (!in_array($who, $own, true)) {
                    self::assertStringNotContainsString('Secret Person', $response->body, "$method $path as $who");
                }
            }
        }
        self::assertSame(
            403,
            $this->http(
                'GET',
                '/?rest_route=/courant/v1/applications',
                headers: ['X-WP-Nonce' => 'wrong'],
                as: $users['hr'],
            )->status,
        );
        self::assertSame(
            401,
            $this->http('GET', '/?rest_route=/courant/v1/applications', as: $users['hr'])->status,
            'a cookie alone is nobody',
        );
    }

    public function testOtherPostTypesReturn404(): void
    {
        $hr = $this->user('hr');
        $opening = $this->opening()->ID;
        $gone = $this->application($opening);
        wp_delete_post($gone, true);
        $orphan = $this->application($opening, 'Orphan');
        wp_delete_post($opening, true);

        foreach ([$gone, $opening, $this->post()->ID, 99999999] as $id) {
            $response = $this->rest('GET', "/$id", as: $hr);
            self::assertSame(404, $response->status);
            self::assertStringContainsString('no longer exists', $response->body);
        }
        $detail = $this->rest('GET', "/$orphan", as: $hr);
        $this->assertMatchesSchema('ApplicationDetail', $detail);
        self::assertSame('gone', $detail->json()['openingState']);
    }

    public function testTheHiringTeamSeesOnlyItsOpeningAndGetsItsEmails(): void
    {
        $member = $this->user('author');
        $outsider = $this->user('subscriber');
        $opening = $this->opening(['title' => 'Team job'])->ID;
        $this->submit($opening, ['awsm_applicant_name' => 'For the team']);
        $other = $this->application($this->opening()->ID, 'For others');
        [$id] = $this->applications();
        self::assertSame(403, $this->rest('GET', "/$id", as: $member)->status);

        $this->recruiting()->team->saveMembers($opening, [$member->ID, $outsider->ID]);

        self::assertSame(
            [$member->ID],
            $this->recruiting()->team->findMemberIds($opening),
            'who may not handle applications is in no team',
        );
        self::assertSame(['For the team'], $this->names($this->rest('GET', '', as: $member)));
        self::assertSame(200, $this->rest('GET', "/$id", as: $member)->status);
        self::assertSame(403, $this->rest('GET', "/$other", as: $member)->status);
        self::assertSame(200, $this->rest('PATCH', "/$id", ['version' => 1, 'stage' => 'progress'], $member)->status);
        $plain = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_application', as: $member)->body;
        self::assertStringContainsString('For the team', $plain);
        self::assertStringNotContainsString('For others', $plain);
        self::assertSame(200, $this->http('GET', $this->downloadUrl($id, $member), as: $member)->status);
        $response = $this->rest('POST', '/bulk', ['action' => 'trash', 'items' => [['id' => $id]]], $member)->json();
        self::assertSame([], $response['done'], 'deleting stays with those who could before');
        $notice = array_values(array_filter(
            $this->delivered(),
            static fn (array $email): bool => str_contains($email['subject'], 'For the team'),
        ));
        self::assertContains('Cc: ' . $member->user_email, (array) ($notice[0]['headers'] ?? []));
        $this->recruiting()->team->saveMembers($opening, []);
        self::assertSame(403, $this->rest('GET', "/$id", as: $member)->status);
    }

    public function testTheTeamIsChosenOnTheOpeningsPageByWhoMayEditIt(): void
    {
        $hr = $this->user('hr');
        $member = $this->user('author');
        $opening = $this->opening()->ID;
        $page = $this->http('GET', "/wp-admin/post.php?post=$opening&action=edit", as: $hr)->body;
        self::assertStringContainsString('courant_hiring_team_nonce', $page);
        $save = fn (WP_User $as): int => $this->http('POST', '/wp-admin/post.php', [
            'action' => 'editpost', 'post_ID' => $opening, 'post_type' => 'awsm_job_openings',
            '_wpnonce' => $this->nonceOf($as, "update-post_$opening"),
            'courant_hiring_team' => [$member->ID],
            'courant_hiring_team_nonce' => $this->nonceOf($as, "courant_hiring_team$opening"),
        ], as: $as)->status;

        $save($this->user('author'));
        self::assertSame([], $this->recruiting()->team->findMemberIds($opening));
        $save($hr);
        self::assertSame([$member->ID], $this->recruiting()->team->findMemberIds($opening));
    }

    public function testFileAccessIsLogged(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        $hr = $this->user('hr');
        wp_update_user(['ID' => $hr->ID, 'display_name' => 'Hanna']);
        $url = $this->downloadUrl($id, $hr);

        $preview = $this->http('GET', "$url&courant_preview=1", as: $hr);
        $this->http('GET', $url, as: $hr);
        $this->http('GET', $this->downloadUrl($id, $this->user('author')), as: $this->user('subscriber'));

        self::assertSame(200, $preview->status);
        self::assertStringContainsString("default-src 'none'", $preview->header('Content-Security-Policy'));
        self::assertSame('nosniff', $preview->header('X-Content-Type-Options'));
        self::assertStringStartsWith('inline', $preview->header('Content-Disposition'));
        self::assertSame(
            ['download', 'preview'],
            array_column($this->recruiting()->fileAccessLog->findByApplication($id), 'way'),
        );
        $events = (array) $this->rest('GET', "/$id", as: $hr)->json()['events'];
        self::assertSame(
            ['Hanna', 'cv.pdf'],
            [$this->getNested($events, 0, 'who'), $this->getNested($events, 0, 'detail')],
        );
        wp_delete_post($id, true);
        self::assertSame([], $this->recruiting()->fileAccessLog->findByApplication($id));
    }

    public function testTheScreensNeedTheirCapabilitiesAndReportMissingOnes(): void
    {
        $hr = $this->user('hr');
        $author = $this->user('author');
        $id = $this->application($this->opening(['title' => '</script><b>'])->ID, '"><img src=x onerror=alert(1)>');
        $path = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-applications';

        $page = $this->http('GET', "$path&application=$id", as: $hr);
        self::assertSame(200, $page->status);
        self::assertStringContainsString('window.courantRecruiting', $page->body);
        self::assertStringNotContainsString('<img src=x', $page->body);
        self::assertStringNotContainsString('</script><b>', $page->body);
        self::assertStringContainsString(
            "post.php?post=$id&#038;action=edit",
            $page->body,
            'the link without script',
        );
        self::assertStringContainsString(
            'not allowed to see this application',
            $this->http('GET', "$path&application=$id", as: $author)->body,
        );
        self::assertStringContainsString(
            'no longer exists',
            $this->http('GET', "$path&application=99999999", as: $hr)->body,
        );
        self::assertSame(403, $this->http('GET', $path, as: $this->user('contributor'))->status);
        self::assertSame(
            403,
            $this->http('GET', str_replace('courant-applications', 'courant-hiring', $path), as: $author)->status,
        );
        self::assertSame(
            200,
            $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-hiring', as: $hr)->status,
        );
    }
}
