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

        $answer = $this->applyPlainly($opening);

        self::assertSame(303, $answer->status);
        $page = $this->http('GET', explode('#', $answer->header('Location'))[0]);
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

        $answer = $this->applyPlainly($opening, ['awsm_applicant_email' => 'x"><script>alert(2)</script>', 'awsm_applicant_letter' => $letter], []);

        self::assertSame(422, $answer->status);
        self::assertStringContainsString(esc_textarea($letter) . '</textarea>', $answer->body);
        self::assertStringContainsString('value="x&quot;&gt;&lt;script&gt;', $answer->body);
        self::assertStringNotContainsString('<script>alert', $answer->body);
        self::assertStringContainsString('id="awsm-applicant-email-error"', $answer->body);
        self::assertStringContainsString('aria-describedby="awsm-application-file-help awsm-application-file-error"', $answer->body);
        self::assertStringContainsString('Please choose your CV.', $answer->body);
        self::assertStringContainsString('no-store', $answer->header('Cache-Control'));
    }

    public function testErrorsAreShownAfterTheRedirect(): void
    {
        $opening = $this->opening()->ID;
        $form = $this->http('GET', (string) get_permalink($opening))->body;

        $answer = $this->applyPlainly($opening, ['awsm_applicant_email' => 'nobody'])->body;

        self::assertSame(1, preg_match('/<form id="awsm-application-form"[^>]* action="[^"]*#([^"]+)"/', $form, $leads));
        $target = strpos($answer, "id=\"$leads[1]\"");
        self::assertIsInt($target);
        self::assertGreaterThan($target, strpos($answer, 'awsm-application-message awsm-error-message'));
        self::assertLessThan(strpos($answer, 'id="awsm-applicant-name"'), strpos($answer, 'awsm-application-message awsm-error-message'));
    }

    public function testAnOpeningThatClosedMeanwhileReportsItAndKeepsTheCoverLetter(): void
    {
        $opening = $this->opening(['status' => 'expired'])->ID;

        $answer = $this->applyPlainly($opening, ['awsm_applicant_letter' => 'Hours of work.']);

        self::assertSame(409, $answer->status);
        self::assertStringContainsString('This opening has closed meanwhile', $answer->body);
        self::assertStringContainsString('Hours of work.', $answer->body);
    }

    public function testABodyOverPostMaxSizeIsReportedOnThePage(): void
    {
        $answer = $this->applyPlainly($this->opening()->ID, [], $this->cv('cv.pdf', str_pad(self::PDF, 11 * MB_IN_BYTES)));

        self::assertSame(413, $answer->status);
        self::assertStringContainsString('The files are too large', $answer->body);
        self::assertStringContainsString('awsm-application-submit-btn', $answer->body);
    }

    public function testElsewhereTheResponseIsASeparatePage(): void
    {
        $answer = $this->http('POST', '/?action=' . self::ACTION, $this->fields(987654));

        self::assertSame(422, $answer->status);
        self::assertStringContainsString('This opening does not accept applications', $answer->body);
    }
}
