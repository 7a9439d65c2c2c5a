<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use DOMElement;

/** Filters, chips of selected options, and suggestions of an empty list. */
final class FilterBarTest extends ListingCase
{
    public function testABlockHasTheControlsOfTheArchiveUnlessItHasItsOwn(): void
    {
        $this->openings(2);
        $salary = ['min' => 25000, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];
        $this->opening(['meta' => ['courant_work_mode' => 'remote', 'courant_salary' => $salary]]);
        $names = fn (string $html): array => array_map(
            static fn (DOMElement $control): string => $control->getAttribute('name'),
            self::all($html, "//div[contains(@class, 'awsm-job-wrap')]//select"),
        );
        $this->listing('<!-- wp:wp-job-openings/blocks /-->');
        $archive = $names($this->page([], '/jobs/')->body);
        self::assertContains('work_mode', $archive);
        self::assertContains('salary_min', $archive);
        self::assertSame($archive, $names($this->page()->body));

        $this->listing('<!-- wp:wp-job-openings/blocks {"structured_filters":[],"sort_control":false} /-->', 'own');
        self::assertSame(
            array_values(array_diff($archive, ['work_mode', 'salary_min', 'sort'])),
            $names($this->page([], '/own/')->body),
        );
    }

    public function testMultiValueFiltersWorkWithoutJavaScript(): void
    {
        $this->openings(4);
        $this->listing('[awsmjobs filter_types="job-category:checkbox,job-location:multiple"]');

        $html = $this->page(['job__category_spec' => 'sales,design', 'job__location_spec' => ['berlin']])->body;

        self::assertSame(self::named(1, 3), self::titles($html));
        $boxes = self::all($html, '//details//fieldset//input[@name="job__category_spec[]"][@type="checkbox"]');
        self::assertSame(['design', 'sales'], self::values($boxes, 'value'));
        self::assertSame(['checked', 'checked'], self::values($boxes, 'checked'));
        self::assertSame(['0', '2'], self::texts(
            self::all($html, '//input[@name="job__category_spec[]"]/following-sibling::span[contains(@class, "count")]')
        ));
        self::assertSame(['2'], self::texts(
            self::all($html, '//details[.//input[@value="sales"]]//span[@class="courant-filter-number"]')
        ));
        self::assertSame(
            ['berlin'],
            self::values(self::all($html, '//input[@name="job__location_spec[]"][@checked]'), 'value'),
            'An unstyled multiple select uses checkboxes.',
        );
    }

    public function testChipsRemoveSelectedOptionsOneByOne(): void
    {
        $this->openings(4);
        $this->listing('[awsmjobs filter_types="job-category:checkbox"]');

        $html = $this->page(
            ['jq' => 'opening', 'job__category_spec' => 'sales,design', 'sort' => 'title', 'utm' => 'x']
        )->body;
        $chips = self::all($html, '//a[@class="courant-chip"][@data-key!=""]');

        self::assertSame(
            ['Search: “opening”, remove', 'Job Category: Design, remove', 'Job Category: Sales, remove'],
            self::texts($chips),
        );
        self::assertSame(
            [
                '/listing/?utm=x&job__category_spec=design%2Csales&sort=title',
                '/listing/?utm=x&jq=opening&job__category_spec=sales&sort=title',
                '/listing/?utm=x&jq=opening&job__category_spec=design&sort=title',
            ],
            array_map(
                static fn (string $url): string => (string) strstr($url, '/listing/'),
                self::values($chips, 'href'),
            ),
        );
        self::assertStringEndsWith(
            '/listing/?utm=x',
            self::values(self::all($html, '//a[@class="courant-listing-clear"]'), 'href')[0] ?? '',
        );
        self::assertSame(
            [''],
            self::values(self::all($this->page()->body, '//div[@class="courant-listing-chips"][@hidden]'), 'hidden'),
        );
    }

    public function testOptionsWithoutMatchesStayVisibleWithACountOfZero(): void
    {
        $this->openings(4);
        $this->term('job-category', 'Nobody');
        $this->listing('[awsmjobs]');
        $options = fn (): array => self::texts(self::all(
            $this->page(['job__location_spec' => 'berlin'])->body,
            '//select[@name="job__category_spec"]/option',
        ));

        self::assertSame(['Any Job Category', 'Design (0)', 'Sales (2)'], $options());
        update_option('courant_listings', ['empty_choices' => true]);
        self::assertSame(['Any Job Category', 'Design (0)', 'Nobody (0)', 'Sales (2)'], $options());
        update_option('courant_listings', ['filter_counts' => false]);
        self::assertSame(['Any Job Category', 'Design', 'Sales'], $options());
        self::assertSame(['design'], self::values(
            self::all($this->page(['job__location_spec' => 'berlin'])->body, '//option[@data-empty][@data-term-id]'),
            'value',
        ));
    }

    public function testSortOrderWorkModeAndSalaryAreFormControls(): void
    {
        $modes = ['Anchor' => 'remote', 'Bell' => 'hybrid'];
        foreach ($modes as $title => $mode) {
            $this->post(['type' => 'awsm_job_openings', 'title' => $title, 'specs' => ['job-category' => ['Sales']],
                'meta' => [
                    'courant_work_mode' => $mode,
                    'courant_salary' =>
                        ['min' => 50000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
                ]]);
        }
        update_option('courant_listings', ['structured_filters' => ['work_mode', 'salary_min']]);
        $this->listing('[awsmjobs]');

        $html = $this->page(['sort' => 'title', 'work_mode' => 'remote', 'salary_min' => '45000'])->body;

        self::assertSame(['Anchor'], self::titles($html));
        self::assertSame(['title', 'remote', '45000'], array_map(
            static fn (string $name): string
                => self::values(self::all($html, "//select[@name='$name']/option[@selected]"), 'value')[0] ?? '',
            ['sort', 'work_mode', 'salary_min']
        ));
        $sort = self::all($html, '//select[@name="sort"]')[0];
        self::assertCount(1, self::all($html, "//form[@id='{$sort->getAttribute('form')}'][@role='search']"));
        self::assertSame(
            // An amount that is not one of the steps is not counted.
            ['Any salary', 'From €45,000 a year', 'From €50,000 a year (1)'],
            self::texts(self::all($html, '//select[@name="salary_min"]/option')),
        );
        self::assertSame(
            ['A minimum is compared with the upper end of each pay range, as pay for a year of full-time work.'],
            self::texts(self::all($html, '//p[@class="courant-listing-note"]')),
        );
        self::assertSame(
            ['false'],
            self::values(self::all($html, '//button[@aria-controls]'), 'aria-expanded'),
            'On phones the panel is closed, so that the openings are in the first view.',
        );
        self::assertSame(
            ['Remote'],
            array_slice(self::texts(self::all($html, '//ul[@class="courant-opening-facts"]/li')), 0, 1),
        );
        self::assertSame(
            ['from €50,000 a year', 'Open until filled'],
            self::texts(self::all($html, '//ul[@class="courant-opening-columns"]/li')),
        );
    }

    public function testEmptyListShowsSuggestions(): void
    {
        $this->openings(2);
        $this->listing('[awsmjobs]');

        $suggestions = self::all(
            $this->page(['jq' => 'nothing', 'job__category_spec' => 'sales'])->body,
            '//ul[@class="courant-listing-suggestions"]//a',
        );

        self::assertSame(
            ['Clear the search and keep the filters (1)', 'Show all openings'],
            self::texts($suggestions),
        );
        self::assertStringEndsWith('/listing/?job__category_spec=sales', self::values($suggestions, 'href')[0] ?? '');
    }

    public function testEmptyListNamesTheFiltersAndSuggestsToRemoveEachOfThem(): void
    {
        $this->openings(4);
        $this->listing('[awsmjobs]');
        $sent = ['jq' => 'plain', 'job__category_spec' => 'design', 'job__location_spec' => 'berlin'];
        $html = $this->page($sent)->body;

        self::assertSame(
            ['No openings match “plain”, Design, Berlin.', 'All openings: Design (2) Sales (2)'],
            self::texts(self::all($html, '//div[contains(@class, "awsm-jobs-none-container")]/p')),
        );
        // The script removes them as it removes chips.
        $links = self::all($html, '//ul[@class="courant-listing-suggestions"]//a[@class="courant-chip"]');
        self::assertSame(['Without Design (1)', 'Without Berlin (2)'], self::texts($links));
        self::assertSame(['job__category_spec', 'job__location_spec'], self::values($links, 'data-key'));
        self::assertSame(['design', 'berlin'], self::values($links, 'data-slug'));
        $href = self::values($links, 'href')[0] ?? '';
        self::assertStringEndsWith('/listing/?jq=plain&job__location_spec=berlin', $href);
        $suggestions = function (string $word, string $mode) use ($sent): array {
            $body = $this->page(['jq' => $word, 'work_mode' => $mode] + $sent)->body;

            return self::texts(self::all($body, '//ul[@class="courant-listing-suggestions"]//a'));
        };
        self::assertSame(['Without Design (1)', 'Without Berlin (2)'], array_slice($suggestions('plain', ''), 1, 2));
        // Without one of the filters there would be no openings either.
        self::assertSame(['Show all openings'], $suggestions('nothing', ''));
        self::assertSame(['Show all openings'], $suggestions('', 'remote'));
    }

    public function testBestMatchCanBeChosenOnlyWithASearch(): void
    {
        $this->openings(2);
        $this->listing('<!-- wp:wp-job-openings/blocks {"search":true,"sort_control":true} /-->');
        $isDisabled = fn (string $search): array => array_map(
            static fn (DOMElement $option): bool => $option->hasAttribute('disabled'),
            self::all($this->page(['jq' => $search])->body, '//option[@value="relevance"]'),
        );

        self::assertSame([[true], [false]], [$isDisabled(''), $isDisabled('opening')]);
    }

    public function testEmptyListSuggestsCorrectedSpelling(): void
    {
        $this->openings(2);
        $this->listing('[awsmjobs]');
        $suggestions = fn (string $search): array => self::texts(
            self::all($this->page(['jq' => $search])->body, '//a[@data-search]')
        );

        self::assertSame(['Did you mean “opening”?'], $suggestions('openign'));
        self::assertSame(['Did you mean “opening plain”?'], $suggestions('openign plian'));
        self::assertSame([], $suggestions('zebra'));
        self::assertSame(['Did you mean “opening”?'], $suggestions('zebra openign'));
        self::assertSame([], $suggestions('zebra opening'));
        foreach (['Editor', 'First', 'Second'] as $title) {
            $this->opening(['title' => $title, 'content' => 'edition concert']);
        }
        $this->opening(['title' => 'Concern']);
        self::assertSame(['Did you mean “editor”?'], $suggestions('edtior'), 'two letters in the wrong order');
        self::assertSame(['Did you mean “concern”?'], $suggestions('concerd'), 'the word of a title');
    }

    public function testBlockAppliesPlacementLayoutAndStyle(): void
    {
        $this->openings(2);
        $this->listing('<!-- wp:wp-job-openings/blocks {"placement":"side","layout":"stack","filter_types":{"job-category":"checkbox"},'
            . '"hz_sf_background_color":"#102030","hz_jl_border":{"width":"2px","color":"#CBCBCB"},"hz_jl_padding":{"top":"20px","left":"15px"},'
            . '"hz_sidebar_width":25,"hz_button_text_color":"red;background:url(x)","sort_control":true} /-->');

        $html = $this->page()->body;
        $wrap = self::all($html, '//div[@data-island="listings"]')[0];

        self::assertStringContainsString('awsm-job-2-col', $wrap->getAttribute('class'));
        self::assertSame(
            '--hz-sf-bg:#102030;--hz-jl-border-width:2px;--hz-jl-padding:20px 0 0 15px;--hz-sidebar-width:25%',
            $wrap->getAttribute('style'),
        );
        self::assertCount(
            1,
            self::all($html, '//div[contains(@class, "awsm-lists") and contains(@class, "courant-stack")]'),
        );
        self::assertSame(
            ['Job Category'],
            self::texts(self::all($html, '//div[@data-filter="job__category_spec"]/fieldset/legend[not(@class)]')),
            'Checkboxes next to the openings are always visible.',
        );
        self::assertCount(1, self::all($html, '//select[@name="sort"]'));
        self::assertSame('', self::all(
            $this->page([], '/listing/')->body,
            '//div[contains(@class, "awsm-job-listings")]',
        )[0]->getAttribute('data-layout'));
    }

    /**
     * @param list<DOMElement> $nodes
     * @return list<string>
     */
    private static function texts(array $nodes): array
    {
        return array_map(
            static fn (DOMElement $node): string => trim((string) preg_replace('/\s+/u', ' ', $node->textContent)),
            $nodes,
        );
    }

    /**
     * @param list<DOMElement> $nodes
     * @return list<string>
     */
    private static function values(array $nodes, string $attribute): array
    {
        return array_map(static fn (DOMElement $node): string => $node->getAttribute($attribute), $nodes);
    }
}
