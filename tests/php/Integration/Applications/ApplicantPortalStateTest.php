<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;

/** Tests what the applicant portal and the first email say about the state of an application. */
final class ApplicantPortalStateTest extends ApplicationsTestCase
{
    public function testThePageAndTheEmailContainTheHiringStepsUntilTheFirstAnswer(): void
    {
        update_option('courant_opening_page', ['hiring_steps' => "We reply in five days.\nA call."]);
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        self::assertStringContainsString("How we hire:\n1. We reply in five days.\n2. A call.", str_replace(
            "\r\n",
            "\n",
            $this->delivered()[0]['message'],
        ));
        $page = $this->http('GET', $this->url($id))->body;
        self::assertStringContainsString('<li aria-current="step">We reply in five days.</li>', $page);
        self::assertStringContainsString('<li>A call.</li>', $page);
        self::assertStringNotContainsString('will contact you by email', $page, 'one promise');

        $emails = $this->applicationsFactory()->emailQueue;
        $this->sendAgain($emails->enqueueText($id, 'stage', 'Come and see us', 'Text'));
        $page = $this->http('GET', $this->url($id))->body;
        self::assertStringNotContainsString('aria-current="step"', $page);
        self::assertStringContainsString('<strong>Answered, ', $page);
    }

    public function testAWithdrawalIsConfirmedInOneBoxWithALinkToTheOpenings(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        $this->postAction($id, ['courant_do' => 'withdraw', 'courant_sure' => 'yes']);
        $page = $this->http('GET', $this->url($id) . '&courant_done=withdraw')->body;
        self::assertSame(1, preg_match('~<div class="courant-applicant-portal__status">.*?</div>\s*</dl>.*?</div>~s', $page, $box));
        self::assertStringContainsString('role="status"', $box[0]);
        self::assertStringContainsString('Your application has been withdrawn', $box[0]);
        self::assertStringContainsString((string) get_post_type_archive_link('awsm_job_openings'), $box[0]);
        self::assertStringNotContainsString('awsm-success-message', $page);
    }

    /**
     * @param array<string, string> $body
     */
    private function postAction(int $id, array $body): HttpResponse
    {
        return $this->sendAll([new HttpRequest('POST', $this->url($id), $body)])[0];
    }

    private function url(int $id): string
    {
        return '/?courant_application='
            . $this->applicationsFactory()->portalToken()->issue($id, $this->text($id, 'courant_reference'));
    }
}
