<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;

/**
 * Tests the request for a new link to the applicant portal, which never discloses whether an address has applied.
 *
 * @see docs/features/applications.md#new-link
 */
final class ApplicantLinkTest extends ApplicationsTestCase
{
    private const NEUTRAL = 'If this email address has applied, we send it the link to each application by email, usually '
        . 'in a few minutes. If no email arrives, look in your spam folder, or try again in an hour, because an address '
        . 'gets only a few automatic emails an hour.';

    public function testAnInvalidLinkOffersANewOneAndTheContactAddress(): void
    {
        $jobs = (array) get_option('courant_jobs', []);
        update_option('courant_jobs', ['hr_email' => 'people@courant.example'] + $jobs);
        $page = $this->http('GET', '/?courant_application=1-' . str_repeat('0', 40));

        self::assertSame(404, $page->status);
        self::assertStringContainsString('This link is invalid or has expired.', $page->body);
        self::assertMatchesRegularExpression(
            '~<form[^>]* method="post" action="[^"]*/\?courant_new_link=1"~',
            $page->body,
        );
        self::assertStringContainsString('Send me a new link', $page->body);
        self::assertStringContainsString('people@courant.example', html_entity_decode($page->body));
        self::assertSame(1, substr_count($page->body, '<h1'));
        self::assertMatchesRegularExpression('~<title>Invalid link – Your application – [^<]+</title>~', $page->body);
    }

    public function testThePageLinksBackToTheOpening(): void
    {
        $opening = $this->opening(['title' => 'Editor & <em>printer</em>'])->ID;
        $draft = $this->opening(['title' => 'Draft', 'status' => 'draft'])->ID;
        $url = "/?courant_new_link=1&courant_opening=$opening";
        $link = static function (string $html): int {
            preg_match('~<a href="([^"]+)">Back to “([^<]+)”</a>~', $html, $match);

            return url_to_postid($match[1] ?? '');
        };

        self::assertSame($opening, $link($this->http('GET', $url)->body));
        self::assertSame(0, $link($this->http('GET', '/?courant_new_link=1')->body));
        self::assertSame(0, $link($this->http('GET', "/?courant_new_link=1&courant_opening=$draft")->body));
        $response = $this->sendAll([new HttpRequest('POST', $url, ['courant_email' => 'zoe@courant.example'])])[0];
        self::assertStringEndsWith("/?courant_new_link=sent&courant_opening=$opening", $response->header('Location'));
        $page = $this->http('GET', $response->header('Location'))->body;
        self::assertSame($opening, $link($page));
        self::assertStringContainsString('<title>New link requested – Your application – ', $page);
        $form = $this->http('GET', (string) get_permalink($opening))->body;
        self::assertStringContainsString(esc_url(home_url($url)), $form);
    }

    public function testTheLinkOfEachApplicationIsSentToItsAddress(): void
    {
        $first = $this->opening(['title' => 'Editor'])->ID;
        $this->submit($first);
        $this->submit($this->opening(['title' => 'Printer'])->ID);
        $this->submit($first, ['awsm_applicant_email' => 'other@courant.example']);

        $response = $this->request(' ZOE@courant.example ');

        self::assertSame(303, $response->status);
        $page = $this->http('GET', $response->header('Location'));
        self::assertSame(200, $page->status);
        self::assertMatchesRegularExpression(
            '~role="status"[^>]*>\s*' . preg_quote(self::NEUTRAL, '~') . '~',
            $page->body,
        );
        self::assertStringNotContainsString('ZOE@', $page->body . $response->header('Location'));
        self::assertStringContainsString('no-store', $page->header('Cache-Control'));
        $sent = $this->links();
        self::assertSame(['zoe@courant.example', 'zoe@courant.example'], array_column($sent, 'to'));
        self::assertSame(
            ['Your application for Editor', 'Your application for Printer'],
            array_column($sent, 'subject'),
        );
        foreach ($sent as $email) {
            self::assertSame(1, preg_match('#https?://\S+courant_application=\S+#', $email['message'], $link));
            self::assertSame(200, $this->http('GET', $link[0])->status);
            self::assertStringNotContainsString('I like it', $email['message'], 'nothing that somebody typed');
        }
    }

    public function testTheResponseIsTheSameForAnAddressThatDidNotApply(): void
    {
        $this->submit($this->opening()->ID);
        $responses = array_map($this->request(...), ['zoe@courant.example', 'nobody@courant.example']);

        self::assertSame(
            [$responses[0]->status, $responses[0]->body, $responses[0]->header('Location')],
            [$responses[1]->status, $responses[1]->body, $responses[1]->header('Location')],
        );
        self::assertCount(1, $this->links());
    }

    public function testWithdrawnApplicationsSpamAndTrashGetNoLink(): void
    {
        $this->submit($this->opening()->ID);
        $this->submit($this->opening()->ID);
        $this->submit($this->opening()->ID);
        [$spam, $trash, $withdrawn] = $this->applications();
        wp_update_post(['ID' => $spam, 'post_status' => 'courant_suspected']);
        wp_trash_post($trash);
        wp_update_post(['ID' => $withdrawn, 'post_status' => 'courant_withdrawn']);

        $this->request('zoe@courant.example');

        self::assertSame([], $this->links());
    }

    public function testOneMailboxGetsAFewEmailsAnHour(): void
    {
        update_option('courant_applications', ['reply_limit' => 3] + (array) get_option('courant_applications', []));
        $this->submit($this->opening()->ID);

        $statuses = array_map(
            fn (string $email): int => $this->request($email)->status,
            ['zoe@courant.example', 'Zoe@courant.example', 'zoe@courant.example', 'zoe@courant.example'],
        );

        self::assertSame([303, 303, 303, 303], $statuses, 'The response does not disclose the limit of a mailbox.');
        // The confirmation of the application counts, too.
        self::assertCount(2, $this->links());
    }

    public function testOneAddressOfTheNetworkMakesAFewRequestsAnHour(): void
    {
        $requests = array_map(
            static fn (int $n): HttpRequest => new HttpRequest('POST', '/?courant_new_link=1', [
                'courant_email' => "nobody-$n@courant.example",
            ]),
            range(1, 31),
        );
        $responses = $this->sendAll($requests, 1);
        $statuses = array_map(static fn (HttpResponse $response): int => $response->status, $responses);

        self::assertSame([303 => 30, 429 => 1], array_count_values($statuses));
    }

    public function testAWrongAddressIsReportedAtTheField(): void
    {
        $page = $this->request('zoe@"><script>alert(1)</script>');

        self::assertSame(422, $page->status);
        self::assertStringContainsString('Please enter a valid email address.', $page->body);
        self::assertMatchesRegularExpression('~<input[^>]* aria-invalid="true"~', $page->body);
        self::assertStringNotContainsString('<script', $page->body);
    }

    private function request(string $email): HttpResponse
    {
        return $this->sendAll([new HttpRequest('POST', '/?courant_new_link=1', ['courant_email' => $email])])[0];
    }

    /** @return list<array{to: list<string>|string, subject: string, message: string}> sent emails with a new link */
    private function links(): array
    {
        return array_values(array_filter(
            $this->delivered(),
            static fn (array $email): bool => str_contains($email['message'], 'requested the link'),
        ));
    }
}
