<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpRequest;

/**
 * Tests the page after an application was sent without JavaScript: its details are shown to the sender only.
 *
 * @see docs/features/applications.md#without-javascript
 */
final class SentWithoutScriptTest extends ApplicationsTestCase
{
    public function testTheSenderSeesWhatWasSentAndCanRequestTheEmailAgain(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $response = $this->submitWithoutScript($opening);
        $page = $this->http('GET', explode('#', $response->header('Location'))[0])->body;

        self::assertStringContainsString(
            '<p>You sent: Full name, Email, Phone, Cover letter, and CV (cv.pdf).</p>',
            $page,
        );
        self::assertMatchesRegularExpression('~<p>Sent on [^<]+\.</p>~', $page);
        self::assertStringContainsString('What happens next', $page);
        self::assertMatchesRegularExpression('~<div class="courant-sent-to">\s*<p>[^<]*<bdi>zoe@courant.example</bdi>~', $page);
        self::assertSame(1, preg_match(
            '~<form[^>]* action="([^"]+courant_new_link=1&#038;courant_opening=\d+)">\s*<input type="hidden" name="courant_email" value="zoe@courant.example">\s*<button[^>]*>Send the email again</button>~',
            $page,
            $form,
        ));
        $sent = count($this->delivered());
        self::assertSame(303, $this->sendAll([
            new HttpRequest('POST', html_entity_decode($form[1]), ['courant_email' => 'zoe@courant.example']),
        ])[0]->status);
        self::assertCount($sent + 1, $this->delivered());
        self::assertStringNotContainsString('zoe', $response->header('Location'));
    }

    public function testAnotherVisitorSeesOnlyTheReference(): void
    {
        $opening = $this->opening()->ID;
        $url = explode('#', $this->submitWithoutScript($opening)->header('Location'))[0];
        $page = $this->sendAll([new HttpRequest('GET', $url, headers: ['User-Agent' => 'Another browser'])])[0]->body;

        self::assertStringContainsString('Your reference number is ', $page);
        self::assertStringNotContainsString('You sent', $page);
        self::assertStringNotContainsString('zoe@', $page);
        self::assertMatchesRegularExpression('~<a href="[^"]+courant_new_link=1&#038;courant_opening=\d+">~', $page);
    }
}
