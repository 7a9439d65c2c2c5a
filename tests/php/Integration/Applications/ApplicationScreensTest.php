<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;

/** Tests the list and the detail screen of applications in wp-admin. */
final class ApplicationScreensTest extends ApplicationsTestCase
{
    private const LIST = '/wp-admin/edit.php?post_type=awsm_job_application';

    public function testTheListShowsWhoAppliedForWhatAndWhichIsUnread(): void
    {
        $first = $this->opening(['title' => 'Editor'])->ID;
        $second = $this->opening(['title' => 'Writer'])->ID;
        $this->submit($first, ['awsm_applicant_name' => 'Ann <script>alert(1)</script>']);
        $this->submit($second, ['awsm_applicant_name' => 'Ben']);
        update_post_meta($this->applications()[1], 'awsm_application_viewed', '1');

        $all = $this->http('GET', self::LIST, as: $this->user('hr'))->body;
        $filtered = $this->http('GET', self::LIST . "&awsm_filter_posts=$second", as: $this->user('hr'))->body;
        $past = $this->http('GET', self::LIST . '&awsm_filter_by_date_to=2020-01-01', as: $this->user('hr'))->body;

        self::assertStringContainsString('Ann &lt;script&gt;', $all);
        self::assertStringNotContainsString('<script>alert(1)', $all);
        self::assertSame(1, preg_match_all('/<tr id="post-\d+" class="[^"]*awsm-new-job/', $all));
        self::assertStringContainsString('Queued', $all);
        self::assertStringContainsString('New <span class="count">(2)</span>', $all);
        self::assertStringNotContainsString('Ann &lt;', $filtered);
        self::assertStringContainsString('Ben', $filtered);
        self::assertStringContainsString('No applications found.', $past);
    }

    public function testAnAuthorSeesOnlyTheApplicationsForTheirOwnOpenings(): void
    {
        $author = $this->user('author');
        $this->submit($this->opening(['author' => $author->ID])->ID, ['awsm_applicant_name' => 'For the author']);
        $this->submit($this->opening()->ID, ['awsm_applicant_name' => 'For somebody else']);
        [$own, $other] = $this->applications();

        $list = $this->http('GET', self::LIST, as: $author)->body;

        self::assertStringContainsString('For the author', $list);
        self::assertStringNotContainsString('For somebody else', $list);
        self::assertSame(200, $this->http('GET', "/wp-admin/post.php?post=$own&action=edit", as: $author)->status);
        $refused = $this->http('GET', "/wp-admin/post.php?post=$other&action=edit", as: $author);
        self::assertContains($refused->status, [403, 500], 'an old WordPress responds with 500 when it refuses');
        self::assertStringNotContainsString('For somebody else', $refused->body);
        self::assertSame(403, $this->http('GET', self::LIST, as: $this->user('contributor'))->status);
        self::assertSame(
            403,
            $this->http(
                'GET',
                '/wp-admin/post-new.php?post_type=awsm_job_application',
                as: $this->user('administrator'),
            )->status,
        );
    }

    public function testAnApplicationsPageShowsAllOfItEscaped(): void
    {
        $evil = '"><img src=x onerror=alert(1)>';
        $this->submit($this->opening(['title' => 'Editor'])->ID, [
            'awsm_applicant_name' => $evil,
            'awsm_applicant_letter' => "O:8:\"stdClass\":0:{}\n$evil",
        ], "$evil.pdf");
        [$id] = $this->applications();

        $page = $this->http('GET', "/wp-admin/post.php?post=$id&action=edit", as: $this->user('editor'))->body;

        self::assertStringNotContainsString('<img src=x', $page);
        self::assertStringContainsString('O:8:&quot;stdClass&quot;:0:{}', $page);
        self::assertStringContainsString('onerror=alert(1)&gt;.pdf', $page);
        self::assertStringContainsString('awsm_action=download_resume', $page);
        self::assertSame('0', get_post_meta($id, 'awsm_application_viewed', true), 'nothing is written on a GET');
    }

    public function testMarkingAsReadAndUnreadUpdatesTheCounter(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        $recruiter = $this->user('hr');

        self::assertSame(1, $this->unread());
        $response = $this->act('courant_application_read', $id, $recruiter);
        self::assertSame(302, $response->status);
        self::assertSame(0, $this->unread());
        $this->act('courant_application_unread', $id, $recruiter);
        self::assertSame(1, $this->unread());
        self::assertStringContainsString(
            'awaiting-mod count-1',
            $this->http('GET', '/wp-admin/index.php', as: $recruiter)->body,
        );
    }

    public function testActionsNeedNonceAndCapability(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();

        $forbidden = $this->act('courant_application_read', $id, $this->user('author'));
        $forged = $this->http(
            'POST',
            '/wp-admin/admin-post.php',
            ['action' => 'courant_application_read', 'application' => $id, '_wpnonce' => 'x'],
            as: $this->user('hr'),
        );

        self::assertSame([403, 403], [$forbidden->status, $forged->status]);
        self::assertSame('0', get_post_meta($id, 'awsm_application_viewed', true));
    }

    public function testApplicationsMarkedAsNotSpamAreAnnounced(): void
    {
        $this->submit($this->opening()->ID, ['courant_note' => 'x']);
        [$id] = $this->applications();
        self::assertSame(0, $this->unread());

        $this->act('courant_application_not_spam', $id, $this->user('hr'));

        clean_post_cache($id);
        self::assertSame('publish', get_post_status($id));
        self::assertCount(2, $this->applicationsFactory()->emailQueue->findByApplication($id));
        self::assertSame(1, $this->unread());
    }

    private function act(string $action, int $id, \WP_User $as): HttpResponse
    {
        $response = $this->http(
            'POST',
            '/wp-admin/admin-post.php',
            ['action' => $action, 'application' => $id, '_wpnonce' => $this->nonceOf($as, "$action-$id")],
            as: $as,
        );
        wp_cache_flush();

        return $response;
    }
}
