<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantTests\Support\Applications\ApplicationsTestCase;
use WP_Locale_Switcher;

/** Tests that applicants who used a German page get German emails, and HR gets emails in the site language. */
final class ApplicantLocaleTest extends ApplicationsTestCase
{
    private const INSTALLED = WP_CONTENT_DIR . '/languages/de_DE.mo';

    private WP_Locale_Switcher $switcher;
    private mixed $before = null;

    protected function setUp(): void
    {
        parent::setUp();
        // A language is installed if WordPress finds its file. WordPress searches for these files when it starts.
        wp_mkdir_p(dirname(self::INSTALLED));
        file_put_contents(self::INSTALLED, '');
        $this->before = $GLOBALS['wp_locale_switcher'];
        $this->switcher = new WP_Locale_Switcher();
        $this->switcher->init();
        $GLOBALS['wp_locale_switcher'] = $this->switcher;
    }

    protected function tearDown(): void
    {
        remove_filter('locale', [$this->switcher, 'filter_locale']);
        remove_filter('determine_locale', [$this->switcher, 'filter_locale']);
        $GLOBALS['wp_locale_switcher'] = $this->before;
        unlink(self::INSTALLED);
        parent::tearDown();
    }

    public function testTheConfirmationIsInThePageLanguageAndTheNotificationInTheSiteLanguage(): void
    {
        $response = $this->submit($this->opening(['title' => 'Redakteurin'])->ID, ['courant_locale' => 'de_DE']);

        $this->sendEmails();

        [$thanks, $news] = $this->emails();
        self::assertSame('Ihre Bewerbung als Redakteurin ist angekommen', $thanks['subject']);
        self::assertStringContainsString('Mit freundlichen Grüßen', $thanks['message']);
        self::assertStringContainsString('Sign in to read it', $news['message']);
        self::assertSame('en_US', determine_locale(), 'the language is put back');
        self::assertSame('de_DE', get_post_meta((int) $response->receipt?->applicationId, 'courant_locale', true));
    }

    public function testTheConfirmationOfAWithdrawalKeepsTheLanguageOfThePage(): void
    {
        $html = [];
        add_filter('courant_desk_mail_html', static function (mixed $htmlEmail) use (&$html): mixed {
            $html[] = is_string($htmlEmail) ? $htmlEmail : '';

            return $htmlEmail;
        }, 100);
        $id = (int) $this->submit($this->opening(['title' => 'Redakteurin'])->ID, [
            'courant_locale' => 'de_DE',
        ])->receipt?->applicationId;
        (new ApplicationWithdrawal($this->applicationsFactory()))->withdraw($id);

        $this->sendEmails();

        $emails = array_values(
            array_filter($this->emails(), static fn (array $email): bool => $email['to'] === 'zoe@courant.example')
        );
        self::assertSame(['Sie haben Ihre Bewerbung als Redakteurin zurückgezogen'], array_column($emails, 'subject'));
        self::assertCount(
            1,
            array_filter($html, static fn (string $body): bool => str_contains($body, '<html lang="de-DE" dir="ltr">')),
        );
        self::assertSame('en_US', determine_locale(), 'the language is put back');
    }

    public function testTheHtmlPartDeclaresItsLanguage(): void
    {
        $html = [];
        add_filter('courant_desk_mail_html', static function (mixed $htmlEmail) use (&$html): mixed {
            $html[] = is_string($htmlEmail) ? $htmlEmail : '';

            return $htmlEmail;
        }, 100);
        $this->submit($this->opening()->ID, ['courant_locale' => 'de_DE']);

        $this->sendEmails();

        self::assertStringContainsString('<html lang="de-DE" dir="ltr">', $html[0] ?? '');
        self::assertStringContainsString('<html lang="en-US" dir="ltr">', $html[1] ?? '');
    }

    public function testAnUninstalledLanguageIsNotStored(): void
    {
        foreach (['fr_FR', 'de_DE/../x', ''] as $locale) {
            $id = (int) $this->submit(
                $this->opening()->ID,
                ['courant_locale' => $locale, 'awsm_applicant_name' => 'A ' . md5($locale)],
            )->receipt?->applicationId;
            self::assertGreaterThan(0, $id);
            self::assertSame('', get_post_meta($id, 'courant_locale', true), $locale);
        }
    }

    public function testARemovedLanguageAndTextOfARecruiterDoNotChangeEmails(): void
    {
        $id = (int) $this
            ->submit($this->opening(['title' => 'Editor'])->ID, ['courant_locale' => 'de_DE'])->receipt?->applicationId;
        update_post_meta($id, 'courant_locale', 'xx_XX');
        $this->applicationsFactory()->emailQueue
            ->enqueueText($id, ApplicationEmailKind::Reply->value, 'Servus', 'Come and see us.');

        $this->sendEmails();

        self::assertSame(
            ['We have received your application for Editor', 'Servus'],
            [$this->emails()[0]['subject'], $this->emails()[2]['subject']],
        );
    }
}
