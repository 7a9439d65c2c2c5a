<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Email\EmailSettings;
use CourantDesk\Import\Domain\WpJobOpeningsOptions;
use CourantDesk\Import\Storage\SourcePostReader;
use CourantDesk\Import\Storage\SourceProductFinder;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SettingsGroups;
use CourantDesk\TableOfContents\Frontend\TableOptions;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that settings of other products are the initial values of ours
 * (docs/features/import.md#settings-of-other-products).
 */
final class SourceSettingsReaderTest extends ApplicationsTestCase
{
    /** @return iterable<string, array{string, string, string, string}> */
    public static function permalinks(): iterable
    {
        yield 'slug' => ['/%postname%/', '', 'careers', '/careers/'];
        yield 'slug with a parent' => ['/%postname%/', '', 'about/careers', '/about/careers/'];
        yield 'prefix of the site' => ['/blog/%postname%/', '', 'careers', '/blog/careers/'];
        yield 'prefix removed' => ['/blog/%postname%/', 'remove', 'careers', '/careers/'];
    }

    #[DataProvider('permalinks')]
    public function testTheFirstVisitorAfterTheSwitchGetsEveryOldUrl(
        string $structure,
        string $frontBase,
        string $slug,
        string $base,
    ): void {
        WpJobOpeningsFixture::storeOptions();
        update_option('awsm_permalink_slug', $slug);
        update_option('awsm_jobs_remove_permalink_front_base', $frontBase);
        update_option('permalink_structure', $structure);
        $site = new WpJobOpeningsFixture();
        $site->add(2, 0, 1);
        WpJobOpeningsFixture::forgetCourant();

        $first = $this->http('GET', $base . 'old-job-1/');
        self::assertSame(200, $first->status);
        self::assertStringContainsString('Old job 1', $first->body);
        self::assertStringContainsString('terms</a> of Meyer', $first->body);
        self::assertStringNotContainsString('December 31, 2099', $first->body, 'the date is for search engines only');
        self::assertSame(200, $this->http('GET', $base)->status);
        self::assertStringContainsString('Old job 2', $this->http('GET', $base . 'feed/')->body);
        $this->http('GET', '/wp-admin/', as: $this->user('administrator'));
        foreach ((new SourceSettingsReader())->jobSettings() as $group => $values) {
            $stored = $this->stored('courant_' . $group);
            foreach ($values as $key => $value) {
                self::assertEquals($value, $stored[$key] ?? null, "$group.$key, stored at the first visit to wp-admin");
            }
        }
        self::assertSame(200, $this->http('GET', $base . 'old-job-2/')->status);
    }

    public function testOptionsThatWereNeverStoredKeepTheirDefaults(): void
    {
        WpJobOpeningsFixture::storeOptions();
        foreach (array_keys(WpJobOpeningsOptions::DEFAULTS) as $name) {
            delete_option($name);
        }
        update_option('permalink_structure', '/%postname%/');
        $site = new WpJobOpeningsFixture();
        $site->add(1, 0, 1);
        $site->addPost('awsm_job_openings', 'Expired job', 'expired');
        WpJobOpeningsFixture::forgetCourant();

        $this->http('GET', '/wp-admin/', as: $this->user('administrator'));

        self::assertSame([true, 'below_content', true, false, false], [
            $this->stored('courant_jobs')['front_base'] ?? null,
            $this->stored('courant_jobs')['specs_position'] ?? null,
            $this->stored('courant_jobs')['specs_icons'] ?? null,
            $this->stored('courant_jobs')['specs_links'] ?? null,
            $this->stored('courant_listings')['expired_hidden'] ?? null,
        ]);
        self::assertSame('{hr-email}', $this->stored('courant_mails')['acknowledgement_cc'] ?? null);
        wp_cache_flush();
        self::assertSame('', get_option('awsm_jobs_expired_jobs_listings'), 'so that the way back changes nothing');
        self::assertStringContainsString('Expired job', $this->http('GET', '/careers/feed/')->body);
        update_option('courant_listings', ['expired_hidden' => true] + $this->stored('courant_listings'));
        self::assertStringNotContainsString('Expired job', $this->http('GET', '/careers/feed/')->body);
    }

    public function testSettingsThatAreStoredAreNotReplaced(): void
    {
        WpJobOpeningsFixture::storeOptions();
        update_option('courant_jobs', ['slug' => 'work']);
        $settings = $this->settings(new OpeningsSettings());

        self::assertSame(['work', ''], [$settings->slug(), $settings->hrEmail()]);
    }

    public function testASiteWithoutAnotherProductHasTheDefaults(): void
    {
        WpJobOpeningsFixture::forgetCourant();
        // Courant Desk stores these itself.
        update_option('awsm_jobs_expired_jobs_listings', '');

        self::assertSame([], (new SourceSettingsReader())->jobSettings());
        self::assertSame('jobs', $this->settings(new OpeningsSettings())->slug());
    }

    public function testEveryTargetIsASettingThatAcceptsTheValue(): void
    {
        WpJobOpeningsFixture::storeOptions();
        $groups = [];
        foreach ($this->allSettings() as $group) {
            $groups[$group->groupId()] = $group;
        }
        foreach (WpJobOpeningsOptions::rules() as $rule) {
            foreach ($rule->targets as $target) {
                [$group, $key] = explode('.', $target);
                self::assertArrayHasKey($key, $groups[$group]->values(), $target);
            }
        }
        foreach ((new SourceSettingsReader())->jobSettings() as $id => $values) {
            $accepted = $groups[$id]->sanitize($values);
            foreach ($values as $key => $value) {
                self::assertEquals($value, $accepted[$key], "$id.$key");
                self::assertSame('', $groups[$id]->validationError($key, $accepted[$key]), "$id.$key");
            }
        }
    }

    public function testEmailsOfAnApplicationGoWhereTheyWent(): void
    {
        WpJobOpeningsFixture::storeOptions();
        foreach ((new SourceSettingsReader())->jobSettings() as $group => $values) {
            update_option('courant_' . $group, $values);
        }
        update_option('courant_protection', []);
        $author = $this->user('author');
        $this->submit($this->opening(['title' => 'Editor', 'author' => $author->ID])->ID);

        [$confirmation, $notification] = $this->delivered();
        self::assertSame(['zoe@courant.example'], (array) $confirmation['to']);
        self::assertSame('Thanks – Editor', $confirmation['subject']);
        self::assertContains('Reply-To: answers@meyer.example', (array) $confirmation['headers']);
        self::assertContains('Cc: hr@meyer.example', (array) $confirmation['headers']);
        self::assertSame('hr@meyer.example, second@meyer.example', implode(', ', (array) $notification['to']));
        self::assertStringStartsWith('New: Zoë', $notification['subject']);
        self::assertStringEndsWith('<- Editor', $notification['subject']);
        self::assertStringContainsString("Hello HR\n\nzoe@courant.example applied.", $notification['message']);
        self::assertContains('Cc: boss@meyer.example', (array) $notification['headers']);
        self::assertContains('Cc: ' . $author->user_email, (array) $notification['headers']);
        $sender = (new EmailSettings())->sender(static fn (): string => 'Meyer & Sons');
        self::assertSame('From: "Meyer & Sons" <jobs@meyer.example>', $sender()->headerLine());
    }

    public function testSettingsOfEasyTableOfContentsApplyAtOnce(): void
    {
        update_option('ez-toc-settings', [
            'enabled_post_types' => ['page'], 'auto_insert_post_types' => ['page'], 'heading_levels' => ['2'],
            'exclude' => 'Hidden*', 'heading_text' => 'On this page',
        ]);
        WpJobOpeningsFixture::forgetCourant();
        $settings = $this->settings(new TableOfContentsSettings())->values();

        self::assertSame('compatible', $settings['slugs']);
        self::assertSame([['page'], ['h2']], [$settings['types'], $settings['levels']]);
        self::assertContains('Hidden*', $settings);
        self::assertContains('On this page', $settings);
    }

    public function testAnchorsAndSettingsOfTableOfContentsPlusApplyToTheFirstPage(): void
    {
        update_option('toc-options', [
            'heading_text' => 'On this page', 'auto_insert_post_types' => ['page'], 'start' => 2,
            'heading_levels' => ['2'], 'fragment_prefix' => 'i',
        ]);
        WpJobOpeningsFixture::forgetCourant();
        $content = '<h2>What\'s new &amp; old</h2><p>Text</p><h2>Two: more</h2><p>Text</p><h3>Not listed</h3>';
        $page = $this->post(['type' => 'page', 'status' => 'publish', 'content' => $content]);
        $html = $this->http('GET', self::path($page->ID))->body;

        foreach (['What8217s_new_old', 'Two_more'] as $anchor) {
            self::assertStringContainsString("id=\"$anchor\"", $html);
            self::assertStringContainsString("#$anchor\"", $html);
        }
        self::assertStringContainsString('On this page', $html);
        self::assertStringNotContainsString('Not_listed', $html);
        $without = $this->post(['type' => 'page', 'status' => 'publish', 'content' => '[no_toc]' . $content]);
        self::assertStringNotContainsString('On this page', $this->http('GET', self::path($without->ID))->body);
        $options = TableOptions::fromShortcode(['collapse' => 'true', 'no_numbers' => 'true']);
        self::assertSame([true, false], [$options->startsHidden, $options->isNumbered]);
        $sql = Sql::fromGlobal();
        $finder = new SourceProductFinder($sql, new SourceSettingsReader(), [], new SourcePostReader($sql));
        self::assertSame(['Table of Contents Plus'], $finder->names());
    }

    private static function path(int $post): string
    {
        return (string) wp_parse_url((string) get_permalink($post), PHP_URL_PATH);
    }

    /**
     * @template T of ModuleSettings
     * @param T $settings
     * @return T
     */
    private function settings(ModuleSettings $settings): ModuleSettings
    {
        $old = new SourceSettingsReader();
        $settings->setInitialValues(static fn (): array => $old->valuesOf($settings->groupId()));

        return $settings;
    }

    /** @return list<ModuleSettings> */
    private function allSettings(): array
    {
        $specifications = new TaxonomySpecificationRepository();
        $filters = new AttributeFilterRegistry(
            new TranslatedFieldLabels(),
        );

        return (new SettingsGroups($specifications, $filters))->all();
    }

    /** @return array<mixed> */
    private function stored(string $option): array
    {
        $value = get_option($option);

        return is_array($value) ? $value : [];
    }
}
