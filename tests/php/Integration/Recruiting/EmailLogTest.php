<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Email\Domain\EmailState;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\Group;

/** Tests that recruiters see the emails that WP Job Openings and its Pro edition sent, in both formats of the log. */
#[Group('database')]
final class EmailLogTest extends ApplicationsTestCase
{
    public function testEmailsOfWpJobOpeningsAreListedWithTheirLocalDate(): void
    {
        update_option('timezone_string', 'Europe/Berlin');
        $site = new WpJobOpeningsFixture();
        $site->add(1, 1, $this->user('author')->ID);
        $id = (int) array_key_first($site->applications);
        $recruiter = $this->user('hr');
        update_post_meta($id, 'awsm_application_mails', wp_slash([
            [
                'send_by' => 0, 'mail_date' => '2026-03-04 05:06:07', 'cc' => 'hr@meyer.example',
                'subject' => 'Thanks "you"', 'mail_content' => "Dear Zoë,<br />\nwe &lt;3 you.<br />\n<br />\nMeyer",
            ],
            [
                'send_by' => $recruiter->ID, 'mail_date' => 1772600000, 'cc' => '', 'subject' => 'Interview',
                'mail_content' => 'Come & see us <soon>.',
            ],
            'broken',
            ['send_by' => [], 'mail_date' => null],
        ]));

        $detail = $this->readDetail($id);
        self::assertIsArray($detail['mails']);
        self::assertCount(3, $detail['mails']);
        [$broken, $second, $first] = $detail['mails'];
        self::assertSame(
            ['Thanks "you"', "Dear Zoë,\nwe <3 you.\n\nMeyer", 1772597167, 'sent', '', 'a1@example.com', false],
            self::pick($first, ['subject', 'body', 'at', 'state', 'who', 'recipient', 'canRepeat']),
        );
        self::assertSame(
            ['Interview', 'Come & see us <soon>.', 1772600000, $recruiter->display_name],
            self::pick($second, ['subject', 'body', 'at', 'who']),
        );
        self::assertSame(['', '', 'sent'], self::pick($broken, ['subject', 'body', 'state']));
        self::assertIsArray($detail['events']);
        self::assertContains('Thanks "you"', array_column($detail['events'], 'detail'));
        self::assertIsArray($detail['row']);
        self::assertSame('', $detail['row']['mail'], 'as in the list');
        $screen = $this->http('GET', "/wp-admin/post.php?post=$id&action=edit", as: $recruiter)->body;
        self::assertStringContainsString('2026-03-04 05:06', $screen);
        self::assertStringContainsString('Interview', $screen);
    }

    public function testAnEmailOfTheQueueIsListedOnce(): void
    {
        $this->submit($this->opening()->ID);
        $this->sendEmails();
        $id = $this->applications()[0];
        self::assertIsArray(get_post_meta($id, 'awsm_application_mails', true), 'Courant Desk logs it too');
        $queued = $this->applicationsFactory()->emailQueue->findByApplication($id);
        self::assertNotSame([], $queued);
        self::assertSame(EmailState::Sent, $queued[0]->state);

        $listed = $this->readDetail($id)['mails'];
        self::assertIsArray($listed);
        self::assertSame(
            array_reverse(array_column($queued, 'id')),
            array_column($listed, 'id'),
        );
    }

    /** @return array<array-key, mixed> */
    private function readDetail(int $application): array
    {
        $administrator = $this->user('administrator');
        $response = $this->http(
            'GET',
            "/?rest_route=/courant/v1/applications/$application",
            headers: ['X-WP-Nonce' => $this->nonceOf($administrator, 'wp_rest')],
            as: $administrator,
        );
        self::assertSame(200, $response->status, $response->body);
        $detail = json_decode($response->body, true);
        self::assertIsArray($detail);

        return $detail;
    }

    /**
     * @param list<string> $keys
     * @return list<mixed>
     */
    private static function pick(mixed $row, array $keys): array
    {
        self::assertIsArray($row);

        return array_map(static fn (string $key): mixed => $row[$key] ?? null, $keys);
    }
}
