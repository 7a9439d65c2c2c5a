<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;

/** Tests the form without JavaScript: post, redirect, get; a rejected form keeps the entered values. */
final class PlainFormSubmissionTest extends ApplicationsTestCase
{
    public function testAStoredApplicationRedirectsToAConfirmationPage(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;

        $response = $this->submitWithoutScript($opening);

        self::assertSame(303, $response->status);
        $page = $this->http('GET', explode('#', $response->header('Location'))[0]);
        $reference = $this->text($this->applications()[0], 'courant_reference');
        self::assertSame(200, $page->status);
        self::assertStringContainsString('awsm-application-message awsm-success-message', $page->body);
        self::assertStringContainsString("Your reference number is $reference.", $page->body);
        self::assertStringContainsString('no-store', $page->header('Cache-Control'));
    }

    public function testTheConfirmationPageNeedsASignedLink(): void
    {
        $opening = $this->opening()->ID;

        $page = $this->http('GET', (string) get_permalink($opening) . '?courant_applied=ABCD-EFGH.' . time() . '.0000');

        self::assertStringNotContainsString('awsm-application-message awsm-success-message', $page->body);
        self::assertStringContainsString('awsm-application-submit-btn', $page->body);
    }

    public function testARejectedSubmissionKeepsAndEscapesTheEnteredValues(): void
    {
        $opening = $this->opening()->ID;
        $letter = "Dear all,\n</textarea><script>alert(1)</script>";

        $response = $this->submitWithoutScript(
            $opening,
            ['awsm_applicant_email' => 'x"><script>alert(2)</script>', 'awsm_applicant_letter' => $letter],
            [],
        );

        self::assertSame(422, $response->status);
        self::assertStringContainsString(esc_textarea($letter) . '</textarea>', $response->body);
        self::assertStringContainsString('value="x&quot;&gt;&lt;script&gt;', $response->body);
        self::assertStringNotContainsString('<script>alert', $response->body);
        self::assertStringContainsString('id="awsm-applicant-email-error"', $response->body);
        self::assertStringContainsString(
            'aria-describedby="awsm-application-file-help awsm-application-file-error"',
            $response->body,
        );
        self::assertStringContainsString('Choose your CV.', $response->body);
        self::assertStringContainsString('no-store', $response->header('Cache-Control'));
    }

    public function testErrorsAreShownAfterTheRedirect(): void
    {
        $opening = $this->opening()->ID;
        $form = $this->http('GET', (string) get_permalink($opening))->body;

        $response = $this->submitWithoutScript($opening, ['awsm_applicant_email' => 'nobody'])->body;

        self::assertSame(
            1,
            preg_match('/<form id="awsm-application-form"[^>]* action="[^"]*#([^"]+)"/', $form, $leads),
        );
        $target = strpos($response, "id=\"$leads[1]\"");
        self::assertIsInt($target);
        self::assertGreaterThan($target, strpos($response, 'awsm-application-message awsm-error-message'));
        self::assertLessThan(
            strpos($response, 'id="awsm-applicant-name"'),
            strpos($response, 'awsm-application-message awsm-error-message'),
        );
    }

    public function testErrorsAreLinksToTheirFields(): void
    {
        $opening = $this->opening()->ID;

        $page = $this->submitWithoutScript($opening, ['awsm_applicant_email' => 'nobody'], [])->body;

        preg_match_all('~<p><a href="#([^"]+)">([^<]+)</a></p>~', $page, $links);
        self::assertSame(['awsm-application-file', 'awsm-applicant-email'], $links[1]);
        foreach ($links[1] as $id) {
            self::assertMatchesRegularExpression("~<input[^>]* id=\"$id\"~", $page);
        }
    }

    public function testAnOpeningThatHasClosedShowsAnErrorAndKeepsTheCoverLetter(): void
    {
        $opening = $this->opening(['status' => 'expired'])->ID;

        $response = $this->submitWithoutScript($opening, ['awsm_applicant_letter' => 'Hours of work.']);

        self::assertSame(409, $response->status);
        self::assertStringContainsString('This opening has closed in the meantime', $response->body);
        self::assertStringContainsString('Hours of work.', $response->body);
    }

    public function testABodyOverPostMaxSizeIsReportedOnThePage(): void
    {
        $response =
            $this->submitWithoutScript(
                $this->opening()->ID,
                [],
                $this->cv('cv.pdf', str_pad(self::PDF, 11 * MB_IN_BYTES)),
            );

        self::assertSame(413, $response->status);
        self::assertStringContainsString('The files are too large', $response->body);
        self::assertStringContainsString('awsm-application-submit-btn', $response->body);
    }

    public function testOutsideOfOpeningPagesTheResponseIsASeparatePage(): void
    {
        $response = $this->http('POST', '/?action=' . self::ACTION, $this->fields(987654));

        self::assertSame(422, $response->status);
        self::assertStringContainsString('This opening does not accept applications', $response->body);
    }
}
