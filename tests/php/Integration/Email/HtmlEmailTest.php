<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\ApplicationEmails;
use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantTests\Support\Applications\ApplicationsTestCase;
use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPMailer\PHPMailer\PHPMailer;
use WP_Locale;
use WP_REST_Request;

/**
 * Tests that every email has a plain text part and an HTML part with the company's design.
 *
 * @see docs/compatibility/wp-job-openings.md#email-tags
 */
final class HtmlEmailTest extends ApplicationsTestCase
{
    /** @var list<array{text: string, html: string, type: string}> as the mailer would send them */
    private array $sent = [];

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
        require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
        remove_all_filters('pre_wp_mail');
        // Runs last, so the values are those that would be sent.
        add_action('phpmailer_init', function (PHPMailer $mailer): void {
            $mailer->Mailer = 'courant-test';
            $mailer->preSend();
            $this->sent[] = [
                'text' => $mailer->AltBody,
                'html' => $mailer->Body,
                'type' => (string) strtok($mailer->getSentMIMEMessage(), ''),
            ];
        }, PHP_INT_MAX);
        add_filter('wp_mail_from', static fn (): string => 'desk@courant.example');
    }

    public function testAWebpLogoIsSentAsAPngCopyThatIsDeletedWithIt(): void
    {
        $logo = $this->picture('webp');
        update_option('courant_mail_look', ['logo' => $logo]);
        $this->submit($this->opening()->ID);
        $this->sendEmails();

        self::assertGreaterThan(1, count($this->sent));
        foreach ($this->sent as $email) {
            $image = self::all(self::document($email['html']), '//img')[0];
            self::assertStringEndsWith('/logo-email.png', $image->getAttribute('src'));
            self::assertSame(['240', '50'], [$image->getAttribute('width'), $image->getAttribute('height')]);
            self::assertStringContainsString('font-size: 24px; font-weight: bold', $image->getAttribute('style'));
        }
        $copy = wp_upload_dir()['path'] . '/logo-email.png';
        self::assertSame([480, 100, IMAGETYPE_PNG], array_slice((array) getimagesize($copy), 0, 3));
        wp_delete_attachment($logo, true);
        self::assertFileDoesNotExist($copy);
    }

    public function testTheLogoIsNoWebpFileIfTheOriginalIsNone(): void
    {
        add_filter('image_editor_output_format', static fn (): array => ['image/png' => 'image/webp']);
        $logo = $this->picture();
        self::assertStringEndsWith('.webp', (string) wp_get_attachment_image_url($logo, 'medium'));
        update_option('courant_mail_look', ['logo' => $logo]);
        $this->submit($this->opening()->ID);
        $this->sendEmails();

        $image = self::all(self::document($this->sent[0]['html']), '//img')[0];
        self::assertStringEndsWith('/logo.png', $image->getAttribute('src'));
        self::assertLessThanOrEqual(64, (int) $image->getAttribute('height'));
    }

    public function testTextOfAnApplicantIsEscapedAndTheTemplateSettingsAreApplied(): void
    {
        $logo = $this->picture();
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example', 'company' => 'The "Courant" & Co']);
        update_option('courant_mail_look', [
            'logo' => $logo, 'accent' => '#0a5c36', 'background' => '#e0f0e8',
            'footer' => "{company}\nHerr & Frau <i>, {site-url}",
        ]);
        $this->submit($this->opening(['title' => 'Editor <b>& Writer</b>'])->ID, [
            'awsm_applicant_name' => 'Eve <img src=x onerror=alert(1)>',
            'awsm_applicant_letter' => "<script>alert(1)</script>\n<a href=\"https://evil.example\">here</a> https://evil.example/x\n\n{company} \"quoted\" " . home_url('/wp-admin/') . '.',
        ]);
        $this->sendEmails();

        self::assertCount(2, $this->sent);
        [$thanks, $news] = $this->sent;
        foreach ($this->sent as $email) {
            self::assertStringContainsString('multipart/alternative', $email['type']);
            self::assertStringContainsString('Content-Type: text/plain', $email['type']);
            self::assertStringContainsString('Content-Type: text/html', $email['type']);
            $page = self::document($email['html']);
            self::assertSame('The "Courant" & Co', self::all($page, '//img')[0]->getAttribute('alt'));
            self::assertCount(1, self::all($page, '//img'), 'the logo and no other picture');
            self::assertCount(0, self::all($page, '//script|//iframe|//form|//*[@onerror]|//b|//i'));
            self::assertStringContainsString('border-top: 4px solid #0a5c36', $email['html']);
            self::assertStringContainsString('bgcolor="#e0f0e8"', $email['html']);
            self::assertStringContainsString('prefers-color-scheme: dark', $email['html']);
            self::assertStringContainsString('Herr &amp; Frau &lt;i&gt;', $email['html']);
            foreach (self::all($page, '//a') as $link) {
                self::assertTrue(
                    str_starts_with($link->getAttribute('href'), home_url('/')),
                    $link->getAttribute('href'),
                );
            }
        }
        self::assertStringContainsString(
            '<script>alert(1)</script>',
            $news['text'],
            'plain text stays as it was typed',
        );
        self::assertStringContainsString('&lt;script&gt;alert(1)&lt;/script&gt;<br>', $news['html']);
        self::assertStringContainsString('{company} &quot;quoted&quot; <a', $news['html']);
        self::assertStringContainsString('</a>.</p>', str_replace(["\n", '  '], '', $news['html']));
        self::assertStringNotContainsString('evil.example', $thanks['html']);
    }

    public function testTheFooterIsLeftOutWhereTheTextEndsWithIt(): void
    {
        update_option('courant_mail_look', ['footer' => "{company}\n{site-url}"]);
        $this->submit($this->opening()->ID);
        $this->sendEmails();

        [$thanks, $news] = $this->sent;
        self::assertSame(1, substr_count($thanks['html'], 'href="' . home_url('/') . '" style="color'));
        self::assertStringContainsString('href="' . home_url('/') . '" style="color', $news['html']);
    }

    public function testDarkModeUsesTheLogoForDarkBackgrounds(): void
    {
        $dark = $this->picture();
        add_filter('courant_desk_email_dark_logo', static fn (): int => $dark);
        set_theme_mod('custom_logo', $this->picture());
        $this->submit($this->opening()->ID);
        $this->sendEmails();

        [$light, $hidden] = self::all(self::document($this->sent[0]['html']), '//img');
        self::assertSame('courant-email-logo', $light->getAttribute('class'));
        self::assertStringContainsString('display: none', $hidden->getAttribute('style'));
    }

    public function testAnArabicEmailIsRightToLeft(): void
    {
        global $wp_locale;
        self::assertInstanceOf(WP_Locale::class, $wp_locale);
        $wp_locale->text_direction = 'rtl';
        try {
            $this->submit($this->opening()->ID);
            $this->sendEmails();
        } finally {
            $wp_locale->text_direction = 'ltr';
        }
        $page = self::document($this->sent[0]['html']);
        self::assertSame('rtl', self::all($page, '/html')[0]->getAttribute('dir'));
        self::assertCount(0, self::all($page, '//td[@align="left"]'));
    }

    public function testPlainTextOnlyWhenHtmlIsOffOrTheTemplateFails(): void
    {
        update_option('courant_mail_look', ['html' => false]);
        $this->submit($this->opening()->ID);
        $this->sendEmails(1);
        update_option('courant_mail_look', ['html' => true]);
        add_filter('courant_desk_mail_html', static fn (): string => throw new \RuntimeException(
            'A template of the theme is broken.'
        ));
        $this->sendEmails(1);

        foreach ($this->sent as $email) {
            self::assertStringContainsString('Content-Type: text/plain', $email['type']);
            self::assertStringNotContainsString('multipart', $email['type']);
            self::assertStringStartsNotWith('<', $email['html']);
        }
        self::assertCount(2, $this->sent);
    }

    public function testEveryEmailHasAPreviewAndATestIsSentOnlyToTheCurrentUser(): void
    {
        $boss = $this->signIn('hr');
        $changes = [
            'mail_look' => ['accent' => '#123456', 'footer' => 'Below'],
            'mails' => ['withdrawn_text' => 'Gone: {applicant}'],
            'applications' => ['acknowledgement_text' => 'Hello {applicant}'],
        ];
        $samples = array_filter(
            (new ApplicationEmails())->all(),
            static fn (ApplicationEmailMessage $message): bool => !$message->hasStoredText(),
        );
        foreach ([...array_keys($samples), 'closing_soon', 'closed', 'digest', 'unknown'] as $sample) {
            $shown = $this->request('preview', ['sample' => $sample, 'changes' => $changes]);
            self::assertNotSame('', $shown['subject'], $sample);
            self::assertNotSame('', trim($shown['text']), $sample);
            self::assertStringContainsString('#123456', $shown['html'], $sample);
            self::assertDoesNotMatchRegularExpression('/\{[a-z-]+\}/', $shown['subject'] . $shown['text'], $sample);
        }
        self::assertSame(
            "Hello Zoë O’Hara\n",
            $this->request('preview', ['sample' => 'acknowledgement', 'changes' => $changes])['text'],
        );
        self::assertSame(
            "Gone: Zoë O’Hara\n",
            $this->request('preview', ['sample' => 'withdrawn', 'changes' => $changes])['text'],
        );
        self::assertSame(
            '',
            $this->request('preview', ['sample' => 'closed', 'changes' => ['mail_look' => ['html' => false]]])['html'],
        );
        self::assertSame(
            [],
            array_diff_key((array) get_option('courant_mail_look'), array_flip(
                ['html', 'logo', 'accent', 'background', 'paper', 'ink', 'footer']
            )),
            'nothing is stored',
        );

        $response = $this->request('test', ['sample' => 'acknowledgement', 'changes' => $changes]);
        self::assertSame($boss->user_email, $response['to']);
        self::assertCount(1, $this->sent);
        self::assertStringContainsString('To: ' . $boss->user_email, $this->sent[0]['type']);
        self::assertStringContainsString('#123456', $this->sent[0]['html']);
        self::assertSame("Hello Zoë O’Hara\n", $this->sent[0]['text']);
    }

    public function testOnlyManagersCanRequestIt(): void
    {
        foreach (['subscriber', 'author', 'editor'] as $role) {
            $this->signIn($role);
            foreach (['preview', 'test'] as $what) {
                self::assertSame(
                    403,
                    rest_do_request(new WP_REST_Request('POST', '/courant/v1/mails/' . $what))->get_status(),
                    $role,
                );
            }
        }
        self::assertSame([], $this->sent);
    }

    /**
     * @param array<string, mixed> $body
     * @return array{subject: string, text: string, html: string, sent: string, to: string}
     */
    private function request(string $what, array $body): array
    {
        $request = new WP_REST_Request('POST', '/courant/v1/mails/' . $what);
        $request->set_header('Content-Type', 'application/json');
        $request->set_body((string) wp_json_encode($body));
        $data = rest_do_request($request)->get_data();
        self::assertIsArray($data);
        $field = static fn (string $key): string => is_scalar($data[$key] ?? null) ? (string) $data[$key] : '';

        return [
            'subject' => $field('subject'), 'text' => $field('text'), 'html' => $field('html'),
            'sent' => $field('sent'), 'to' => $field('to'),
        ];
    }

    private static function document(string $html): DOMXPath
    {
        $document = new DOMDocument();
        $document->loadHTML($html, LIBXML_NOERROR | LIBXML_NOWARNING);

        return new DOMXPath($document);
    }

    /** @return list<DOMElement> */
    private static function all(DOMXPath $page, string $path): array
    {
        $found = $page->query($path);

        return array_values(array_filter(
            $found === false ? [] : iterator_to_array($found),
            static fn (object $node): bool => $node instanceof DOMElement,
        ));
    }

    private function picture(string $type = 'png'): int
    {
        $image = imagecreatetruecolor(480, 100);
        $path = wp_upload_dir()['path'] . "/logo.$type";
        wp_mkdir_p(dirname($path));
        $type === 'webp' ? imagewebp($image, $path) : imagepng($image, $path);
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $id = wp_insert_attachment(
            ['post_mime_type' => "image/$type", 'post_title' => 'Logo', 'post_status' => 'inherit'],
            $path,
        );
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));

        return $id;
    }
}
