<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\HtmlToTextConverter;
use CourantDesk\Import\Domain\OptionReason;
use CourantDesk\Import\Domain\OptionRule;
use CourantDesk\Import\Domain\SourceOptions;
use CourantDesk\Import\Domain\WpJobOpeningsOptions;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class WpJobOpeningsOptionsTest extends TestCase
{
    private const PAGE = __DIR__ . '/../../../../docs/compatibility/wp-job-openings-options.md';

    public function testEveryOptionBecomesASettingOrHasAReason(): void
    {
        $names = array_map(static fn (OptionRule $rule): string => $rule->name, WpJobOpeningsOptions::rules());

        self::assertSame(array_values(array_unique($names)), $names);
        self::assertGreaterThan(100, count($names));
        foreach (WpJobOpeningsOptions::rules() as $rule) {
            self::assertNotSame($rule->targets === [], $rule->reason === null, $rule->name);
        }
        self::assertSame([], array_diff(array_keys(WpJobOpeningsFixture::OPTIONS), $names));
    }

    public function testThePageOfOptionsListsWhatTheCodeDoes(): void
    {
        $page = (string) file_get_contents(self::PAGE);
        preg_match_all('/^\| `([\w-]+)` +\| ([^|]*?) +\| ([^|]*?) +\|$/m', $page, $rows, PREG_SET_ORDER);
        $listed = [];
        foreach ($rows as $row) {
            $listed[$row[1]] = [$row[2], $row[3]];
        }
        $expected = [];
        foreach (WpJobOpeningsOptions::rules() as $rule) {
            $targets = array_map(static fn (string $target): string => "`$target`", $rule->targets);
            $expected[$rule->name] = [implode(', ', $targets), $rule->reason === null ? '' : $rule->reason->value];
        }

        self::assertSame($expected, $listed);
        foreach (OptionReason::cases() as $reason) {
            self::assertStringContainsString("\n- `$reason->value`: ", $page);
        }
    }

    public function testASiteKeepsItsUrlsEmailsAndLists(): void
    {
        $source = new SourceOptions(WpJobOpeningsFixture::OPTIONS, 'admin@meyer.example');
        $settings = WpJobOpeningsOptions::settings($source);

        self::assertEquals([
            'company' => 'Meyer & Sons', 'hr_email' => 'hr@meyer.example', 'slug' => 'careers', 'front_base' => false,
            'archive' => true, 'featured_image' => true, 'specs_position' => 'below_content', 'specs_icons' => false,
            'specs_links' => true, 'expired_content' => 'hide', 'hide_closing' => true, 'tell_closed' => false,
            'warn_days' => 0,
        ], $settings['jobs']);
        self::assertEquals([
            'empty_message' => 'Nothing open right now.', 'layout' => 'grid', 'per_page' => '7', 'columns' => '2',
            'search' => false, 'placement' => 'side', 'filters' => true, 'available_filters' => ['job-type'],
            'several_filters' => ['job-type'], 'term_order' => 'alpha_desc', 'specs' => ['job-location'],
            'pagination' => 'classic', 'expired_hidden' => false,
        ], $settings['listings']);
        self::assertEquals([
            'types' => ['pdf', 'rtf'], 'consent' => true,
            'consent_text' => 'I agree to the <a href="/terms/">terms</a> of Meyer.', 'acknowledgement' => true,
            'acknowledgement_subject' => 'Thanks – {job-title}',
            'acknowledgement_text' => "Dear {applicant},\n\nread our FAQ (https://meyer.example/faq).",
            'notification' => true, 'notification_subject' => 'New: {applicant} <- {job-title}',
            'notification_text' => "Hello HR\n\n{applicant-email} applied.",
        ], $settings['applications']);
        self::assertEquals([
            'from_address' => 'jobs@meyer.example', 'reply_to' => 'answers@meyer.example',
            'acknowledgement_cc' => '{hr-email}', 'notification_to' => '{hr-email}, second@meyer.example',
            'notification_cc' => 'boss@meyer.example, {author-email}', 'notification_reply_to' => '',
        ], $settings['mails']);
        self::assertEquals(['accent' => '#05bc9c', 'footer' => "Meyer & Sons\nBerlin"], $settings['mail_look']);
        self::assertEquals([
            'akismet' => true, 'captcha' => 'hcaptcha', 'site_key' => 'site-1', 'secret_key' => 'secret-1',
            'captcha_message' => 'Try the captcha again.', 'duplicates' => 'refuse',
        ], $settings['protection']);
    }

    public function testOptionsThatAreNotStoredChangeNothing(): void
    {
        self::assertSame([], WpJobOpeningsOptions::settings(new SourceOptions([])));
        self::assertSame(
            ['jobs' => ['front_base' => true]],
            WpJobOpeningsOptions::settings(
                new SourceOptions(['awsm_permalink_slug' => ' / ', 'awsm_jobs_remove_permalink_front_base' => '']),
            ),
        );
    }

    public function testAnInvisibleCaptchaIsNotReplacedByAVisibleOne(): void
    {
        $options = [
            'awsm_jobs_enable_captcha' => 'recaptcha', 'awsm_jobs_recaptcha_type' => 'v2_invisible',
            'awsm_jobs_recaptcha_site_key' => 'a', 'awsm_jobs_recaptcha_secret_key' => 'b',
        ];
        self::assertSame([], WpJobOpeningsOptions::settings(new SourceOptions($options)));

        $v3 = ['awsm_jobs_recaptcha_type' => 'v3', 'awsm_jobs_recaptcha_v3_site_key' => 'c'] + $options;
        self::assertSame(
            ['captcha' => 'recaptcha-v3', 'site_key' => 'c', 'secret_key' => '', 'captcha_message' => ''],
            WpJobOpeningsOptions::settings(new SourceOptions($v3))['protection'],
        );

        $early = array_diff_key(
            ['awsm_jobs_enable_recaptcha' => 'enable', 'awsm_jobs_recaptcha_type' => 'v2'] + $options,
            ['awsm_jobs_enable_captcha' => 1],
        );
        self::assertSame(
            'recaptcha', WpJobOpeningsOptions::settings(new SourceOptions($early))['protection']['captcha'] ?? '',
        );
    }

    /** @return iterable<string, array{string, string}> */
    public static function emailTexts(): iterable
    {
        yield 'text' => ["One\r\nTwo ", "One\nTwo"];
        yield 'breaks' => ['One<br>Two<br />Three', "One\nTwo\nThree"];
        yield 'list' => ['<ul><li>One</li><li>Two</li></ul>End', "One\nTwo\n\nEnd"];
        yield 'link without text of its own' => [
            '<a href="https://a.example">https://a.example</a>', 'https://a.example',
        ];
        yield 'entities and tags' => ['Tom &amp; {applicant} &lt;x&gt;', 'Tom & {applicant} <x>'];
        yield 'no code' => ['Hi<script>alert(1)</script>', 'Hi'];
        yield 'umlauts' => ['<b>Grüße</b> 👋', 'Grüße 👋'];
    }

    #[DataProvider('emailTexts')]
    public function testTextsOfEmailsBecomePlainText(string $html, string $text): void
    {
        self::assertSame($text, HtmlToTextConverter::convert($html));
    }

    public function testDefaultsAreOfOptionsThatBecomeSettings(): void
    {
        $defaults = WpJobOpeningsOptions::DEFAULTS;
        $source = new SourceOptions(['awsm_jobs_expired_jobs_listings' => 'expired'], '', $defaults);

        self::assertSame([true, false], [
            $source->isStored('awsm_jobs_expired_jobs_listings'), $source->isStored('awsm_jobs_show_specs_icon'),
        ]);
        self::assertSame('expired', $source->text('awsm_jobs_expired_jobs_listings'));
        foreach (WpJobOpeningsOptions::rules() as $rule) {
            if (isset($defaults[$rule->name])) {
                self::assertNotSame([], $rule->targets, $rule->name);
                unset($defaults[$rule->name]);
            }
        }
        self::assertSame([], $defaults);
    }
}
