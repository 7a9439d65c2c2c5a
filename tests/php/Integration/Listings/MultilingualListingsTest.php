<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexState;
use WP_REST_Request;

/** With Polylang or WPML, lists contain openings in one language only. */
final class MultilingualListingsTest extends ListingCase
{
    private const MU_PLUGINS = WP_CONTENT_DIR . '/mu-plugins';
    private const MU_PLUGIN = self::MU_PLUGINS . '/0-other-language.php';

    protected function tearDown(): void
    {
        if (is_file(self::MU_PLUGIN)) {
            unlink(self::MU_PLUGIN);
        }
        parent::tearDown();
    }

    /** Uses Polylang's public functions over HTTP. */
    public function testFiltersByPolylangLanguage(): void
    {
        $this->createTranslations();
        $page = $this->listing('[awsmjobs filters="yes"]');
        $this->install(<<<'PHP'
            add_action('init', fn () => register_taxonomy('language', ['awsm_job_openings', 'page'], ['public' => false]), 1);
            function pll_languages_list($args = []) { return ['de', 'en']; }
            function pll_current_language($field = 'slug') { return in_array($_GET['site'] ?? '', ['de', 'en'], true) ? $_GET['site'] : false; }
            function pll_get_post_language($id, $field = 'slug') { return get_post_meta($id, 'test_language', true) ?: false; }
            add_filter('get_terms_args', fn ($args) => $args + ['lang' => pll_current_language()], 10);
            PHP);
        $this->http('GET', '/?rebuild=1');
        $ajax = fn (string $lang = '', string $search = ''): string => $this->ajax(
            'jobfilter',
            array_filter(['lang' => $lang, 'jq' => $search], static fn (string $sent): bool => $sent !== '')
                + ['listings_per_page' => '10'],
        )->body;

        self::assertSame(
            ['Editor', 'Redakteur', 'Everywhere'],
            self::titles($ajax()),
            'all languages without a parameter',
        );
        self::assertSame(['Redakteur', 'Everywhere'], self::titles($ajax('de')));
        self::assertSame(['Editor', 'Everywhere'], self::titles($ajax('en')));
        self::assertSame(
            ['Editor', 'Redakteur', 'Everywhere'],
            self::titles($ajax('xx')),
            'unknown languages are ignored',
        );
        self::assertSame(['Redakteur'], self::titles($ajax('de', 'redakteur')));

        $path = wp_parse_url(get_permalink($page), PHP_URL_PATH);
        $html = $this->http('GET', $path . '?site=de')->body;
        self::assertSame(['Redakteur', 'Everywhere'], self::titles($html));
        self::assertSame('de', self::all($html, "//div[@data-lang]")[0]->getAttribute('data-lang'));
        self::assertSame('de', self::all($html, "//input[@name='lang']")[0]->getAttribute('value'));

        self::assertSame(['Redakteur', 'Everywhere'], $this->restTitles('lang=de'));
        self::assertSame(['Editor', 'Everywhere'], $this->restTitles('lang=en'));
        self::assertSame(['Redakteur', 'Everywhere'], $this->titlesOf('/?feed=openings-json&lang=de'));
        self::assertStringContainsString('lang=de', $this->http('GET', '/?feed=openings-json&lang=de')->body);
        $rss = $this->http('GET', '/?post_type=awsm_job_openings&feed=rss2&lang=de')->body;
        self::assertStringContainsString('<title>Redakteur</title>', $rss);
        self::assertStringNotContainsString('<title>Editor</title>', $rss);

        // A new translation is found immediately.
        $this->http('GET', '/?move=' . $this->id('Editor'));
        self::assertSame(['Editor', 'Redakteur', 'Everywhere'], self::titles($ajax('de')));
    }

    /** Uses WPML's filters, with and without the job index. */
    public function testFiltersByWpmlLanguage(): void
    {
        $this->createTranslations();
        $served = 'de';
        add_filter('wpml_current_language', static function () use (&$served): string {
            return $served;
        });
        add_filter('wpml_active_languages', static fn (): array => ['de' => [], 'en' => []]);
        add_filter('wpml_post_language_details', static fn (mixed $none, int $id): array => [
            'language_code' => get_post_meta($id, 'test_language', true),
        ], 10, 2);
        /** @var list<string> $switched */
        $switched = [];
        add_action('wpml_switch_language', static function (string $language) use (&$switched): void {
            $switched[] = "wpml_switch_language $language";
        });
        self::assertFalse((new IndexState(Sql::fromGlobal()))->isReady(), 'An index without languages is not used.');
        $shown = fn (): array => self::titles(do_shortcode('[awsmjobs]'));
        self::assertSame(['Redakteur', 'Everywhere'], $shown(), 'from the WordPress tables');

        do_action('courant_desk_reindex');
        self::assertTrue((new IndexState(Sql::fromGlobal()))->isReady());
        self::assertSame(['Redakteur', 'Everywhere'], $shown());
        $served = 'en';
        self::assertSame(['Editor', 'Everywhere'], $shown());
        $served = 'all';
        self::assertSame(['Editor', 'Redakteur', 'Everywhere'], $shown());

        $request = new WP_REST_Request('GET', '/courant/v1/listings');
        $request->set_query_params(['lang' => 'en']);
        $data = (array) rest_do_request($request)->get_data();
        self::assertSame(['Editor', 'Everywhere'], array_column((array) $data['items'], 'title'));
        self::assertStringContainsString('"news":1', (string) wp_json_encode($data['facets']));
        self::assertContains('wpml_switch_language en', $switched, 'terms are in the requested language');
    }

    public function testLanguageParameterIsIgnoredWithoutAMultilingualPlugin(): void
    {
        $this->createTranslations();
        $queries = get_num_queries();
        self::assertSame(['Editor', 'Redakteur', 'Everywhere'], self::titles(do_shortcode('[awsmjobs]')));
        $first = get_num_queries() - $queries;
        $queries = get_num_queries();
        $request = new WP_REST_Request('GET', '/courant/v1/listings');
        $request->set_query_params(['lang' => 'de']);
        self::assertCount(3, (array) ((array) rest_do_request($request)->get_data())['items']);
        self::assertLessThanOrEqual($first, get_num_queries() - $queries);
        self::assertStringNotContainsString('data-lang', do_shortcode('[awsmjobs]'));
    }

    private function createTranslations(): void
    {
        foreach (['Editor' => 'en', 'Redakteur' => 'de', 'Everywhere' => ''] as $title => $language) {
            $day = ['Editor' => 3, 'Redakteur' => 2, 'Everywhere' => 1][$title];
            $this->opening([
                'title' => $title,
                'date' => "2026-01-0$day 10:00:00",
                'meta' => ['test_language' => $language],
                'specs' => [
                    'job-category' => $language === 'de' ? ['Nachrichten'] : ($language === 'en' ? ['News'] : []),
                ],
            ]);
        }
    }

    private function install(string $code): void
    {
        wp_mkdir_p(self::MU_PLUGINS);
        file_put_contents(self::MU_PLUGIN, <<<PHP
            <?php
            {$code}
            add_action('wp_loaded', function () {
                if (isset(\$_GET['rebuild'])) {
                    do_action('courant_desk_reindex');
                }
                if (isset(\$_GET['move'])) {
                    update_post_meta((int) \$_GET['move'], 'test_language', 'de');
                    wp_set_object_terms((int) \$_GET['move'], ['de'], 'language');
                }
            }, 99);
            PHP);
    }

    private function id(string $title): int
    {
        return (int) Sql::fromGlobal()
            ->fetchValue('SELECT ID FROM %i WHERE post_title = %s', Sql::fromGlobal()->coreTable('posts'), $title);
    }

    /** @return list<mixed> */
    private function restTitles(string $query): array
    {
        return $this->titlesOf('/?rest_route=/courant/v1/listings&' . $query);
    }

    /** @return list<mixed> */
    private function titlesOf(string $path): array
    {
        $data = json_decode($this->http('GET', $path)->body, true);

        return array_column(is_array($data) ? (array) $data['items'] : [], 'title');
    }
}
