<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\Applications\Http\SiteHosts;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Storage\ClamavScanner;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\FakeAkismet;
use CourantTests\Support\Applications\LocalServer;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests captchas, Akismet, repeated applications and the scanner, with local stubs
 * (docs/features/applications.md#form-token, docs/features/applications.md#suspected-spam).
 */
final class ProtectionTest extends ApplicationsTestCase
{
    private const EICAR = 'X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

    /** @return iterable<string, array{string, string, string}> provider, response, result */
    public static function captchas(): iterable
    {
        foreach (['recaptcha', 'recaptcha-v3', 'hcaptcha', 'turnstile'] as $provider) {
            yield "$provider: right" => [$provider, 'right', 'publish'];
            yield "$provider: wrong" => [$provider, 'wrong', 'Solve it.'];
            yield "$provider: down" => [$provider, 'down', 'courant_suspected captcha-outage'];
            yield "$provider: wrong keys" => [$provider, 'keys', 'courant_suspected captcha-outage'];
            yield "$provider: of another site" => [$provider, 'elsewhere', 'courant_suspected captcha-host'];
            yield "$provider: no script" => [$provider, '', 'courant_suspected captcha-missing'];
        }
        yield 'v3: a program' => ['recaptcha-v3', 'program', 'courant_suspected captcha-score'];
        yield 'v3: another form' => ['recaptcha-v3', 'other-action', 'courant_suspected captcha-score'];
    }

    #[DataProvider('captchas')]
    public function testOnlyAWrongCaptchaIsRejected(string $provider, string $response, string $becomes): void
    {
        $this->captcha($provider);

        $given = $this->submit($this->opening()->ID, [
            'g-recaptcha-response' => $response,
            'h-captcha-response' => $response,
            'cf-turnstile-response' => $response,
        ]);

        $ids = $this->applications();
        $became = $ids === []
            ? implode(' ', $given->errors)
            : trim(get_post_status($ids[0]) . ' ' . $this->text($ids[0], 'courant_suspicions'));
        self::assertSame($becomes, $became);
        self::assertSame($ids === [] ? [] : [self::PDF], $this->storedContents());
    }

    public function testAcceptsHostsOfTheSite(): void
    {
        $home = static fn (): string => 'https://www.courant.example/magazine';
        add_filter('home_url', $home);
        add_filter('site_url', static fn (): string => 'https://Admin.courant.example:8443');
        add_filter('wpml_active_languages', static fn (): array => [
            'de' => ['url' => 'https://courant-zeitung.example/'],
            'en' => ['url' => 'https://www.courant.example/magazine/'],
        ]);
        add_filter('courant_desk_site_hosts', static fn (array $hosts): array => [...$hosts, 'Jobs.partner.example']);

        self::assertEqualsCanonicalizing([
            'courant.example', 'www.courant.example', 'admin.courant.example', 'www.admin.courant.example',
            'courant-zeitung.example', 'www.courant-zeitung.example', 'jobs.partner.example',
        ], SiteHosts::findAll());
    }

    public function testACaptchaIsVerifiedOncePerAttemptAndNotForARepeat(): void
    {
        $this->captcha('turnstile');
        $opening = $this->opening()->ID;
        $attempt = ['courant_key' => str_repeat('k', 20), 'cf-turnstile-response' => 'right'];

        $first = $this->submit($opening, $attempt);
        $again = $this->submit($opening, ['cf-turnstile-response' => 'wrong'] + $attempt);

        self::assertNotNull($first->receipt);
        self::assertEquals($first->receipt, $again->receipt);
        $after = ['courant_key' => str_repeat('w', 20)];
        self::assertSame(422, $this->submit($opening, ['cf-turnstile-response' => 'wrong'] + $after)->status);
        self::assertNotNull(
            $this->submit($opening, ['cf-turnstile-response' => 'right'] + $after)->receipt,
            'the key is free again',
        );
    }

    public function testThePageNamesTheProviderAndLoadsNothingFromIt(): void
    {
        $this->captcha('hcaptcha');
        // Older WordPress versions escape slashes in JSON with a backslash.
        $page = str_replace('\/', '/', $this->http('GET', (string) get_permalink($this->opening()->ID))->body);

        self::assertStringContainsString(
            'class="awsm-job-form-group awsm-job-captcha-group awsm-job-hcaptcha-group"',
            $page,
        );
        self::assertStringContainsString('<div class="h-captcha" data-sitekey="site"></div>', $page);
        self::assertStringContainsString('hCaptcha is loaded from hCaptcha', $page);
        self::assertDoesNotMatchRegularExpression('/(?:src|href)="[^"]*hcaptcha\.com/', $page);
        self::assertStringContainsString('"script":"https://js.hcaptcha.com/1/api.js?render=explicit"', $page);
        self::assertStringNotContainsString('very-secret', $page);
    }

    public function testAkismetSpamAndOutagesMarkAsSuspectedAndRejectNothing(): void
    {
        update_option('courant_protection', ['akismet' => true]);
        $opening = $this->opening()->ID;
        self::assertSame(
            'publish',
            get_post_status((int) $this->submit($opening)->receipt?->applicationId),
            'Akismet is not active',
        );
        if (!class_exists('Akismet', false)) {
            class_alias(FakeAkismet::class, 'Akismet');
        }
        foreach (
            [
                'false' => 'publish', 'true' => 'courant_suspected', '' => 'courant_suspected',
                'invalid' => 'courant_suspected',
            ] as $verdict => $becomes
        ) {
            FakeAkismet::$verdict = $verdict;
            $id = (int) $this
                ->submit($opening, ['awsm_applicant_letter' => "Letter $verdict"])->receipt?->applicationId;
            self::assertSame($becomes, get_post_status($id), $verdict);
        }
        FakeAkismet::$key = false;
        self::assertSame('publish', get_post_status(
            (int) $this->submit($opening, ['awsm_applicant_letter' => 'No key'])->receipt?->applicationId
        ));
        self::assertStringContainsString('comment_type=application-form', FakeAkismet::$requested);
        self::assertStringContainsString('comment_author_email=zoe%40courant.example', FakeAkismet::$requested);
    }

    public function testAResponseDoesNotRevealASecondApplication(): void
    {
        update_option('courant_protection', ['duplicates' => 'refuse']);
        $opening = $this->opening()->ID;
        $first = $this->submit($opening);
        $other = $this->submit($this->opening()->ID);
        $second = $this->submit(
            $opening,
            ['awsm_applicant_email' => 'ZOE@courant.example', 'awsm_applicant_letter' => 'Again'],
        );
        $applicant = $this->submit($opening, ['awsm_applicant_email' => 'new@courant.example']);

        $shape = static fn (string $text): string => (string) preg_replace('/[0-9A-Z]{4}-[0-9A-Z]{4}/', '#', $text);
        self::assertSame(array_map($shape, $applicant->successMessages), array_map($shape, $second->successMessages));
        self::assertSame([$applicant->status, $applicant->errors], [$second->status, $second->errors]);
        $states = array_map(
            static fn ($response): string => (string) get_post_status((int) $response->receipt?->applicationId),
            [$first, $other, $second, $applicant],
        );
        self::assertSame(['publish', 'publish', 'courant_update', 'publish'], $states);
        $emails = array_map(
            static fn ($email): string => $email->kind,
            $this->applicationsFactory()->emailQueue->findByApplication((int) $first->receipt?->applicationId),
        );
        self::assertSame(['acknowledgement', 'notification', 'duplicate'], $emails);
        self::assertContains(
            'You have already applied for ' . get_the_title($opening),
            array_column($this->delivered(), 'subject'),
        );

        update_option('courant_protection', ['duplicates' => 'warn']);
        $third = (int) $this->submit($opening, ['awsm_applicant_letter' => 'And again'])->receipt?->applicationId;
        self::assertSame(
            ['publish', (string) $first->receipt?->applicationId],
            [get_post_status($third), $this->text($third, 'courant_duplicate_of')],
        );
    }

    public function testInfectedFilesAreRejectedAndUnscannedFilesAreMarked(): void
    {
        $daemon = LocalServer::clamd();
        update_option('courant_protection', ['scanner' => true, 'scanner_address' => $daemon->address]);
        $opening = $this->opening()->ID;
        $marks = fn (int $id): array => array_map(
            static fn ($file): string => $file->scan->value,
            $this->applicationsFactory()->files()->findByApplication($id),
        );

        $infected = $this->submit($opening, [], 'cv.pdf', "%PDF-1.4\n" . self::EICAR . "\n%%EOF\n");
        self::assertSame(422, $infected->status);
        self::assertStringContainsString('harmful', implode($infected->fieldErrors));
        self::assertSame([[], []], [$this->applications(), $this->storedPaths()]);
        $well = (int) $this->submit($opening)->receipt?->applicationId;
        self::assertSame(['clean'], $marks($well));
        $large = (int) $this->submit($opening, [
            'awsm_applicant_letter' => 'large',
        ], 'cv.pdf', "%PDF-1.4\n" . str_repeat('x', 600_000))->receipt?->applicationId;
        self::assertSame(['unscanned'], $marks($large), 'more than the daemon takes');
        $daemon->stop();
        $down = (int) $this->submit($opening, ['awsm_applicant_letter' => 'down'])->receipt?->applicationId;
        self::assertSame(['unscanned'], $marks($down));
        update_option('courant_protection', []);
        $off = (int) $this->submit($opening, ['awsm_applicant_letter' => 'off'])->receipt?->applicationId;
        self::assertSame([''], $marks($off));
    }

    public function testTheRealDaemonFindsATestVirusWhereItIsInstalled(): void
    {
        $daemon = LocalServer::realClamd(self::EICAR);
        $address = $daemon->address ?? LocalServer::clamd()->address;
        $scanner = new ClamavScanner($address, $this->applicationsFactory()->kernel->log);

        self::assertSame(ScanVerdict::Infected, $scanner->scan($this->file('a', "%PDF-1.4\n" . self::EICAR)));
        self::assertSame(ScanVerdict::Clean, $scanner->scan($this->file('b', self::PDF)));
        $daemon?->stop();
    }

    /** @return iterable<string, array{string, ScanVerdict}> */
    public static function scannerResponses(): iterable
    {
        yield 'clean' => ["stream: OK\0", ScanVerdict::Clean];
        yield 'found' => ["stream: Eicar-Test-Signature.UNOFFICIAL FOUND\n", ScanVerdict::Infected];
        yield 'too large' => ["INSTREAM size limit exceeded. ERROR\0", ScanVerdict::NotScanned];
        yield 'nothing' => ['', ScanVerdict::NotScanned];
        yield 'something else' => ['OK', ScanVerdict::NotScanned];
    }

    #[DataProvider('scannerResponses')]
    public function testOnlyAResponseForTheWholeFileCounts(string $line, ScanVerdict $verdict): void
    {
        self::assertSame($verdict, ClamavScanner::parseResponse($line));
    }

    private function captcha(string $provider): void
    {
        update_option('courant_protection', [
            'captcha' => $provider, 'site_key' => 'site', 'secret_key' => 'very-secret',
            'captcha_message' => 'Solve it.',
        ]);
        if (!defined('COURANT_CAPTCHA_STUB')) {
            define('COURANT_CAPTCHA_STUB', LocalServer::captcha()->address);
        }
        add_filter('home_url', static fn (string $url): string => str_replace('127.0.0.1', 'localhost', $url));
    }
}
