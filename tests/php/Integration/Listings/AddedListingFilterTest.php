<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantTests\Integration\SearchIndex\IndexCase;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use DOMElement;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Tests that a filter of another plugin is on every surface of listings (docs/how-to/listing-filter.md). */
final class AddedListingFilterTest extends IndexCase
{
    use ActivatesExamplePlugin;

    private const KEY = 'example_shift';

    /** @var array<string, int> ids by title */
    private array $ids = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->activateExamplePluginOnServer();
        $shifts = ['Baker' => 'night', 'Guard' => 'night', 'Clerk' => 'day', 'Cook' => ''];
        foreach ($shifts as $title => $shift) {
            $this->ids[$title] = $this->opening([
                'title' => $title,
                'meta' => array_filter([self::KEY => $shift]),
                'date' => '2026-01-0' . (9 - count($this->ids)) . ' 00:00:00',
            ])->ID;
        }
        update_option('courant_listings', ['structured_filters' => ['work_mode', self::KEY]]);
    }

    /** @return array<string, array{bool}> */
    public static function indexes(): array
    {
        return ['while the index is built' => [false], 'after the rebuild' => [true]];
    }

    #[DataProvider('indexes')]
    public function testFilterBarUrlAndChipsHaveIt(bool $isIndexed): void
    {
        $this->buildIndex($isIndexed);
        $this->listing('[awsmjobs]');

        $html = $this->page()->body;
        self::assertSame(['Any shift', 'Day (1)', 'Night (2)'], $this->optionTexts($html));
        self::assertSame(['Shift'], $this->texts($html, "//label[@id='courant-example_shift-1-label']"));

        $html = $this->page([self::KEY => 'night,unknown'])->body;
        self::assertSame(['Baker', 'Guard'], self::titles($html));
        $chips = self::all($html, "//a[@class='courant-chip'][@data-key='example_shift']");
        self::assertCount(1, $chips);
        self::assertMatchesRegularExpression('/Shift:\s*Night/', $chips[0]->textContent);
        self::assertStringEndsWith('/listing/', $chips[0]->getAttribute('href'));
        self::assertStringContainsString('noindex, follow', $html, 'a filtered list has no canonical URL');
        $state = self::all($html, '//*[@data-query]')[0]->getAttribute('data-query');
        self::assertStringContainsString('"specs":{"example_shift":"night"}', $state);
        self::assertStringContainsString('"example_shift":{"day":1,"night":2}', $state);
    }

    #[DataProvider('indexes')]
    public function testRestAndAjaxHaveIt(bool $isIndexed): void
    {
        $this->buildIndex($isIndexed);

        $options = $this->http('OPTIONS', '/wp-json/courant/v1/listings')->body;
        self::assertStringContainsString('"example_shift":{"description":"One or more of: day, night."', $options);
        $found = $this->http('GET', '/wp-json/courant/v1/listings?example_shift[]=day&example_shift[]=night')->json();
        self::assertSame(3, $found['total']);
        self::assertIsArray($found['facets']);
        self::assertSame(['day' => 1, 'night' => 2], $found['facets'][self::KEY] ?? null);

        self::assertSame(['Clerk'], self::titles($this->ajax('jobfilter', [self::KEY => 'day'])->body));
        $more = $this->ajax('jobfilter', [self::KEY => ['night'], 'work_mode' => 'remote'])->body;
        self::assertSame([], self::titles($more), 'it is combined with other filters');
    }

    public function testFormWithoutJavaScriptReturnsToItsUrl(): void
    {
        $page = $this->listing('[awsmjobs]');
        $response = $this->ajax(
            'jobfilter', [self::KEY => ['night'], 'awsm_pagination_base' => get_permalink($page)], headers: [
                'Accept' => 'text/html', 'Sec-Fetch-Mode' => 'navigate',
            ],
        );

        self::assertSame(303, $response->status);
        self::assertStringEndsWith('/listing/?example_shift=night', $response->header('Location'));
    }

    public function testFeedIsFiltered(): void
    {
        $feed = $this->http('GET', '/jobs/feed/?example_shift=day')->body;

        self::assertStringContainsString('<title>Clerk</title>', $feed);
        self::assertStringNotContainsString('<title>Baker</title>', $feed);
    }

    public function testSettingsOfferIt(): void
    {
        $admin = $this->user('administrator');
        $headers = ['X-WP-Nonce' => $this->nonceOf($admin, 'wp_rest')];
        $settings = $this->http('GET', '/wp-json/courant/v1/settings', headers: $headers, as: $admin)->body;

        self::assertSame(
            2, substr_count($settings, '{"value":"example_shift","label":"Shift"}'),
            'in the additional filters and in those with multiple selection',
        );
    }

    public function testBlockShowsItWithTheChosenControl(): void
    {
        $attributes = ['structured_filters' => [self::KEY], 'filter_types' => [self::KEY => 'checkbox']];
        $this->listing('<!-- wp:wp-job-openings/blocks ' . wp_json_encode($attributes) . ' /-->');
        $html = $this->page([self::KEY => 'day'])->body;

        $boxes = array_map(
            static fn (DOMElement $box): string => $box->getAttribute('value'),
            self::all($html, "//input[@type='checkbox'][@name='example_shift[]']"),
        );
        self::assertSame(['day', 'night'], $boxes);
        self::assertSame(['Clerk'], self::titles($html));
        $editor = $this->http('GET', '/wp-admin/post-new.php?post_type=page', as: $this->user('editor'))->body;
        self::assertStringContainsString('{"key":"example_shift","label":"Shift","hasTypes":true}', $editor);
    }

    public function testSpecificationCannotHaveItsKey(): void
    {
        $this->signIn('hr');
        $list = new WP_REST_Request('GET', '/courant/v1/specifications');
        $list->set_param('context', 'edit');
        $version = ((array) rest_do_request($list)->get_data())['version'] ?? '';
        $request = new WP_REST_Request('POST', '/courant/v1/specifications');
        $request->set_body_params(['name' => 'Shift', 'new_key' => self::KEY, 'version' => $version]);

        self::assertSame('courant_key_reserved', rest_do_request($request)->as_error()?->get_error_code());
    }

    public function testChangeOfTheFieldUpdatesTheIndex(): void
    {
        $this->buildIndex(true);
        update_post_meta($this->ids['Cook'], self::KEY, 'day');

        $query = $this->query(more: [self::KEY => 'day']);
        self::assertSame([$this->ids['Clerk'], $this->ids['Cook']], $this->tokens()->find($query)->ids);
        $this->assertAgree($query, 'day');
        $this->assertFacetsAgree($query, 'day');
    }

    public function testIndexIsRebuiltWhenTheSetOfFiltersChanges(): void
    {
        $state = fn (): IndexState => new IndexState(Sql::fromGlobal(), filters: $this->filters());
        $id = $this->builder()->id();
        self::assertMatchesRegularExpression('/^listings-9-compact with filters [0-9a-f]{8}$/', $id);
        self::assertFalse($state()->isReady(), 'The index was built without the filter.');

        $this->builder()->rebuild();
        self::assertTrue($state()->isReady());
        self::assertStringStartsWith('ready 7 with filters ', $state()->readStored() ?? '');

        remove_all_filters('courant_desk_listing_filters');
        self::assertFalse($state()->isReady(), 'The index contains sets of a filter that no longer exists.');
        self::assertSame('listings-9-compact', $this->builder()->id());
    }

    private function buildIndex(bool $isIndexed): void
    {
        if ($isIndexed) {
            $this->builder()->rebuild();
        }
        self::assertSame($isIndexed, (new IndexState(Sql::fromGlobal(), filters: $this->filters()))->isReady());
    }

    /** @return list<string> */
    private function optionTexts(string $html): array
    {
        return $this->texts($html, "//select[@name='example_shift']/option");
    }

    /** @return list<string> */
    private function texts(string $html, string $path): array
    {
        return array_map(
            static fn (DOMElement $element): string => trim($element->textContent),
            self::all($html, $path),
        );
    }
}
