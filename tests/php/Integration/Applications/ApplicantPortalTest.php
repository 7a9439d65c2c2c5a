<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use ArrayObject;
use CourantDesk\Applications\Frontend\ApplicantPortalView;
use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use RuntimeException;

/**
 * Tests the applicant portal, which the signed link in an email opens: view, request a copy, replace the CV, withdraw.
 */
final class ApplicantPortalTest extends ApplicationsTestCase
{
    public function testTheLinkInTheEmailShowsTheApplicationAndSurvivesNewSalts(): void
    {
        $this->submit($this->opening(['title' => 'Editor'])->ID, [
            'awsm_applicant_letter' => "<script>alert(1)</script>\nDear all",
        ]);
        $link = $this->linkIn($this->delivered()[0]['message']);
        add_filter('salt', static fn (): string => 'new salts');

        self::assertSame($link, $this->linkIn($this->requestNewLink()));
        $page = $this->http('GET', $link);

        self::assertSame(200, $page->status);
        self::assertStringContainsString('Zoë O’Hara', $page->body);
        self::assertStringContainsString("&lt;script&gt;alert(1)&lt;/script&gt;<br />", $page->body);
        self::assertStringContainsString('no-store', $page->header('Cache-Control'));
        self::assertSame(
            ['no-referrer', 'noindex, nofollow', 'DENY'],
            [$page->header('Referrer-Policy'), $page->header('X-Robots-Tag'), $page->header('X-Frame-Options')],
        );
        self::assertSame('publish', get_post_status($this->applications()[0]), 'looking changes nothing');
    }

    public function testNoOtherLinkOpensAnything(): void
    {
        $this->submit($this->opening()->ID);
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'other@courant.example']);
        [$first, $second] = $this->applications();
        $mark = $this->applicationsFactory()->portalToken()->issue($first, $this->text($first, 'courant_reference'));
        foreach (
            [
                "$second-" . substr($mark, strlen("$first-")),
                substr($mark, 0, -1) . (str_ends_with($mark, '0') ? '1' : '0'),
                "$first-",
                'x',
                '',
                "1-" . str_repeat('0', 40),
            ] as $wrong
        ) {
            $page = $this->http('GET', '/?courant_application=' . rawurlencode($wrong));
            self::assertSame(404, $page->status, $wrong);
            self::assertStringNotContainsString('Zoë', $page->body);
        }
        self::assertSame(200, $this->http('GET', "/?courant_application=$mark")->status);
        wp_trash_post($first);
        self::assertSame(404, $this->http('GET', "/?courant_application=$mark")->status);
    }

    public function testACopyIsSentOnlyToTheVerifiedEmailAddressAndIsRateLimited(): void
    {
        $this->submit($this->opening()->ID, ['awsm_applicant_name' => 'Zoë of evil.example']);
        $id = $this->applications()[0];
        $own = fn (): array => array_values(array_filter(
            $this->applicationsFactory()->emailQueue->findByApplication($id),
            static fn ($email): bool => $email->kind === 'copy',
        ));

        $response = $this->postAction($id, ['courant_do' => 'copy']);

        self::assertSame([303, 1], [$response->status, count($own())]);
        $this->sendAgain($own()[0]->id);
        $email = $this->emails()[count($this->emails()) - 1];
        self::assertSame('zoe@courant.example', $email['to']);
        self::assertStringContainsString("Dear all,\nI like it.", $email['message']);
        self::assertStringContainsString("\nCV: cv.pdf\n", str_replace("\r", '', $email['message']));
        $statuses = array_map(fn (): int => $this->postAction($id, ['courant_do' => 'copy'])->status, range(1, 6));
        self::assertSame([303, 303, 303, 303, 303, 422], $statuses);
        self::assertCount(6, $own());
    }

    public function testANewCvReplacesTheOldOne(): void
    {
        $this->submit($this->opening()->ID);
        $id = $this->applications()[0];
        update_post_meta($id, 'awsm_application_viewed', '1');

        self::assertSame(422, $this->postAction($id, ['courant_do' => 'replace'], $this->cv('new.php'))->status);
        self::assertSame([self::PDF], $this->storedContents());
        self::assertSame(422, $this->postAction($id, ['courant_do' => 'replace'])->status);
        $new = str_replace('1.4', '1.7', self::PDF);
        self::assertSame(303, $this->postAction($id, ['courant_do' => 'replace'], $this->cv('new.pdf', $new))->status);

        self::assertSame([$new], $this->storedContents());
        $files = $this->applicationsFactory()->files()->findByApplication($id);
        self::assertSame(['new.pdf'], array_column($files, 'originalName'));
        self::assertSame((string) $files[0]->id, $this->text($id, 'courant_file_id'));
        self::assertSame('0', $this->text($id, 'awsm_application_viewed'));
        self::assertContains(
            'replaced',
            array_map(
                static fn ($email): string => $email->kind,
                $this->applicationsFactory()->emailQueue->findByApplication($id),
            ),
        );
    }

    public function testAWithdrawalIsAnnouncedAfterItIsStored(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        /** @var ArrayObject<int, array{int, string, bool}> $announced */
        $announced = new ArrayObject();
        add_action(
            'courant_desk_application_changed',
            static function (int $application, string $what) use ($announced): void {
                $announced[] = [$application, $what, Sql::fromGlobal()->isInTransaction()];
            },
            10,
            2,
        );
        try {
            Sql::fromGlobal()->transaction(function () use ($id): void {
                (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);
                throw new RuntimeException('rolled back');
            });
        } catch (RuntimeException $failure) {
            self::assertSame('rolled back', $failure->getMessage());
        }
        self::assertCount(0, $announced, 'nothing was stored');
        wp_cache_flush();
        self::assertSame('publish', get_post_status($id));

        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);
        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);
        self::assertSame("[[$id,\"withdrawn\",false]]", json_encode($announced->getArrayCopy()));
    }

    public function testAWithdrawalKeepsOnlyNameAndReference(): void
    {
        $this->submit($this->opening()->ID);
        $id = $this->applications()[0];

        self::assertSame(422, $this->postAction($id, ['courant_do' => 'withdraw'])->status, 'a slip');
        self::assertSame('publish', get_post_status($id));
        self::assertSame(303, $this->postAction($id, ['courant_do' => 'withdraw', 'courant_sure' => 'yes'])->status);

        self::assertSame('courant_withdrawn', get_post_status($id));
        self::assertSame(
            [[], '', ''],
            [$this->storedPaths(), $this->text($id, 'awsm_applicant_letter'), $this->text($id, 'courant_file_id')],
        );
        self::assertSame(0, $this->unread());
        self::assertStringContainsString(
            'Your application has been withdrawn',
            $this->http('GET', $this->url($id) . '&courant_done=withdraw')->body,
        );
        self::assertSame(422, $this->postAction($id, ['courant_do' => 'replace'], $this->cv())->status);
        self::assertSame([], $this->storedPaths(), 'nothing is restored');
    }

    public function testTheResultOfAnActionComesFirstInTheTitleAndHasTheFocus(): void
    {
        $this->submit($this->opening()->ID);
        $id = $this->applications()[0];
        $refused = $this->postAction($id, ['courant_do' => 'withdraw'])->body;
        $confirmed = $this->http('GET', $this->url($id) . '&courant_done=copy')->body;

        self::assertMatchesRegularExpression(
            '~<title>Please confirm that you want to withdraw your application\. – Your application – ~',
            $refused,
        );
        self::assertMatchesRegularExpression('~ role="alert" tabindex="-1" autofocus>\s*Please confirm~', $refused);
        self::assertMatchesRegularExpression(
            '~<title>We are sending you a copy by email\. – Your application – ~',
            $confirmed,
        );
        self::assertMatchesRegularExpression('~ role="status" tabindex="-1" autofocus>\s*We are~', $confirmed);
        self::assertStringContainsString('<title>Your application – ', $this->http('GET', $this->url($id))->body);
    }

    public function testThePageShowsTheStatusTheOpeningAndTheDatesOfAllActions(): void
    {
        $opening = $this->opening(['title' => 'Editor & author'])->ID;
        $this->submit($opening);
        [$id] = $this->applications();
        $page = $this->http('GET', $this->url($id))->body;
        self::assertStringContainsString('We have received your application', $page);
        self::assertStringContainsString('<strong>Received, ' . wp_date('F j, Y') . '</strong>', $page);
        self::assertStringContainsString(
            '<a href="' . esc_url((string) get_permalink($opening)) . '">Editor &amp; author</a>',
            (string) preg_replace('/\s+/', ' ', $page),
        );
        self::assertSame(['Application received'], $this->historyOf($page));

        $emails = $this->applicationsFactory()->emailQueue;
        $message = $emails->enqueueText($id, 'stage', 'Come & see us', 'Text');
        $emails->enqueueText($id, 'reply', 'Not sent yet', 'Text');
        add_post_meta($id, 'courant_note', 'A secret note');
        self::assertStringNotContainsString('Come', $this->http('GET', $this->url($id))->body, 'not sent yet');
        $this->sendAgain($message);
        $this->postAction($id, ['courant_do' => 'replace'], $this->cv('new.pdf'));
        wp_update_post(['ID' => $opening, 'post_status' => 'draft']);
        $page = $this->http('GET', $this->url($id))->body;
        self::assertStringContainsString('Our last message to you: “Come &amp; see us”, sent by email on', $page);
        self::assertEqualsCanonicalizing(
            ['Application received', 'Email to you: Come &amp; see us', 'CV replaced by you'],
            $this->historyOf($page),
        );
        self::assertStringContainsString('Editor &amp; author', $page);
        self::assertStringNotContainsString('>Editor &amp; author</a>', $page, 'the page is not public');
        self::assertStringNotContainsString('secret', $page);

        $this->postAction($id, ['courant_do' => 'withdraw', 'courant_sure' => 'yes']);
        $page = $this->http('GET', $this->url($id))->body;
        self::assertStringContainsString('You withdrew this application on ' . wp_date('F j, Y'), $page);
        self::assertSame(
            ['Application received', 'CV replaced by you', 'Withdrawn by you'],
            $this->historyOf($page),
        );
    }

    public function testAThemePrintsItsHeaderAndFooterAndFilesNameTheirFields(): void
    {
        $this->submit($this->opening()->ID);
        [$id] = $this->applications();
        $page = $this->http('GET', $this->url($id))->body;
        self::assertSame(1, preg_match(
            '~<dt>[^<]*(?:CV|Resume)</dt><dd><a href="[^"]+" download><bdi>[^<]+</bdi></a>\s*<details[^>]*[^n]>\s*<summary>Replace (?:CV|Resume)</summary>~',
            $page,
        ));
        self::assertStringNotContainsString('<script', $page);

        self::assertMatchesRegularExpression('~<header class="masthead".*<main.*</main>\s*<footer class="footer"~s', $page);
        self::assertStringNotContainsString('courant-applicant-portal__header', $page);
    }

    public function testWithoutAThemeThePageHasAHeaderOfItsOwn(): void
    {
        remove_all_actions('courant_desk_applicant_portal_header');
        $page = $this->applicationsFactory()->kernel->template->render('applications/portal', new ApplicantPortalView(
            action: '', error: '', confirmation: '', rows: [], files: [], canChange: false,
        ));

        self::assertStringContainsString('<header class="courant-applicant-portal__header">', $page);
        self::assertStringNotContainsString('masthead', $page);
    }

    /** @return list<string> texts of the history of a page, as HTML */
    private function historyOf(string $page): array
    {
        preg_match_all('~<li><time datetime="[^"]+">[^<]+</time> <span><bdi>([^<]*)</bdi></span></li>~', $page, $found);

        return $found[1];
    }

    /**
     * @param array<string, string>                                          $body
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

    private function linkIn(string $email): string
    {
        self::assertSame(1, preg_match('#https?://\S+courant_application=\S+#', $email, $matches));

        return $matches[0];
    }

    private function requestNewLink(): string
    {
        $this->sendAgain($this->applicationsFactory()->emailQueue->findByApplication($this->applications()[0])[0]->id);
        $emails = $this->emails();

        return $emails[count($emails) - 1]['message'];
    }
}
