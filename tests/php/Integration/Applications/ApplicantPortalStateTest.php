<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Kernel\OpeningsUrl;
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
        self::assertMatchesRegularExpression(
            '~<li aria-current="step">We reply in five days\.\s*<small>You are here</small></li>~',
            $page,
        );
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
        self::assertStringNotContainsString('You withdrew', $box[0], 'stated once');
        self::assertStringContainsString(OpeningsUrl::find(), $box[0]);
        self::assertStringContainsString('awsm-success-message', $box[0], 'as other results');
        self::assertStringContainsString('What we have kept</h2>', $page);
        self::assertStringContainsString('so that we know which application was withdrawn.', $page);
    }

    public function testAPageWithoutAnApplicationLinksToTheOpenings(): void
    {
        $page = $this->http('GET', home_url('/?courant_application=1-wrong'))->body;
        self::assertStringContainsString('This link is invalid or has expired.', $page);
        self::assertStringContainsString(
            'href="' . OpeningsUrl::find() . '">All job openings</a>',
            $page,
        );
    }

    public function testThePageNamesTheContactPersonUntilTheWithdrawal(): void
    {
        $this->submit($this->opening(['meta' => ['courant_contact_name' => 'Jo Vane']])->ID);
        [$id] = $this->applications();
        self::assertStringContainsString('<strong>Jo Vane</strong>', $this->http('GET', $this->url($id))->body);
        self::assertStringContainsString(
            'Your files, your cover letter and your contact details will be deleted.',
            $this->http('GET', $this->url($id))->body,
        );
        $this->postAction($id, ['courant_do' => 'withdraw', 'courant_sure' => 'yes']);
        self::assertStringNotContainsString('Jo Vane', $this->http('GET', $this->url($id))->body);
    }

    public function testARejectedCvIsReportedAtItsField(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        $page = $this->postAction($id, ['courant_do' => 'replace'], $this->cv('notes.txt', 'notes'))->body;
        self::assertMatchesRegularExpression(
            '~<input [^>]*id="courant-new-cv"[^>]* aria-describedby="courant-new-cv-error courant-new-cv-help" aria-invalid="true" autofocus~',
            $page,
        );
        self::assertMatchesRegularExpression('~id="courant-new-cv-error" role="alert">“notes.txt” has a file type~', $page);
        self::assertStringContainsString('Choose one of these: .pdf, .doc, .docx', $page);
        self::assertStringNotContainsString('awsm-error-message', $page);
        self::assertStringContainsString('<details class="courant-applicant-portal__replace" open>', $page);
        $page = $this->postAction($id, ['courant_do' => 'withdraw'])->body;
        self::assertStringContainsString('awsm-error-message', $page);
        self::assertStringNotContainsString('aria-invalid', $page);
    }

    public function testTheApplicantDownloadsOnlyTheOwnFiles(): void
    {
        $this->submit($this->opening()->ID);
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'other@courant.example']);
        [$own, $foreign] = $this->applications();
        $link = fn (int $id): string => preg_match(
            '~<a href="([^"]+courant_signature=[^"]+)" download>~',
            $this->http('GET', $this->url($id))->body,
            $match,
        ) === 1 ? (string) strstr(html_entity_decode($match[1]), '/?') : '';
        $file = $this->http('GET', $link($own));
        self::assertSame([200, self::PDF], [$file->status, $file->body]);
        self::assertStringStartsWith('attachment', $file->header('Content-Disposition'));
        self::assertStringContainsString('no-store', $file->header('Cache-Control'));
        parse_str((string) parse_url($link($foreign), PHP_URL_QUERY), $other);
        parse_str((string) parse_url($link($own), PHP_URL_QUERY), $mine);
        foreach (['courant_file', 'courant_of', 'courant_signature', 'courant_until'] as $name) {
            $mixed = array_replace($mine, [$name => $name === 'courant_until' ? '4102444800' : $other[$name]]);
            self::assertSame(403, $this->http('GET', '/?' . http_build_query($mixed))->status, $name);
        }
        $page = $this->http('GET', str_replace("=$own-", "=$foreign-", $this->url($own)));
        self::assertSame(404, $page->status);
        self::assertStringNotContainsString('courant_signature', $page->body);
        $this->postAction($own, ['courant_do' => 'withdraw', 'courant_sure' => 'yes']);
        self::assertSame(403, $this->http('GET', '/?' . http_build_query($mine))->status, 'a deleted file');
    }

    /**
     * @param array<string, string> $body
     * @param array<string, array{path: string, name: string, type: string}> $files
     */
    private function postAction(int $id, array $body, array $files = []): HttpResponse
    {
        return $this->sendAll([new HttpRequest('POST', $this->url($id), $body, $files)])[0];
    }

    private function url(int $id): string
    {
        return '/?courant_application='
            . $this->applicationsFactory()->portalToken()->issue($id, $this->text($id, 'courant_reference'));
    }
}
