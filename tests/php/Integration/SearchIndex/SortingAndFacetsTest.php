<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SearchIndex\Storage\IndexState;
use PHPUnit\Framework\Attributes\Group;

/**
 * Sort orders, attribute filters, phrases and facets, compared between both indexes.
 *
 * @see docs/decisions/0006-facets-sorting-and-structured-filters.md
 */
#[Group('database')]
final class SortingAndFacetsTest extends IndexCase
{
    /** @var array<string, int> ids by title */
    private array $made = [];

    protected function setUp(): void
    {
        parent::setUp();
        $day = fn (int $days): string => $this->now->modify("+$days days")->format('Y-m-d\TH:i');
        $pay = static fn (int|float|null $min, int|float|null $max, string $unit, bool $shown = true): array =>
            ['min' => $min, 'max' => $max, 'currency' => 'EUR', 'unit' => $unit, 'shown' => $shown];
        $this->createOpening(
            'Basil gardener',
            'comet',
            ['courant_work_mode' => 'on-site', 'courant_closing_at' => $day(9)],
            'Sales',
        );
        $this->createOpening(
            'Anchor smith',
            'basil comet',
            ['courant_work_mode' => 'remote', 'courant_salary' => $pay(40000, 60000, 'YEAR')],
            'Sales',
        );
        $this->createOpening('Comet basil', 'ember', [
            'courant_work_mode' => 'hybrid',
            'courant_closing_at' => $day(3),
            'courant_salary' => $pay(25, null, 'HOUR'),
        ], 'Design');
        $this->createOpening(
            'Dahlia basil',
            'basil of the comet',
            ['courant_work_mode' => 'remote', 'courant_salary' => $pay(90000, null, 'YEAR', false)],
            'Design',
        );
        $this->createOpening(
            'Ember',
            'nothing',
            ['courant_salary' => $pay(null, 4999.99, 'MONTH'), 'courant_closing_at' => $day(3)],
            'Design',
        );
    }

    public function testSortOrdersAreTheSameInBothIndexes(): void
    {
        $table = [
            ['sort' => 'newest'], ['sort' => 'oldest'], ['sort' => 'title'], ['sort' => 'closing'],
            ['sort' => 'relevance', 'jq' => 'basil'], ['sort' => 'relevance', 'jq' => 'basil comet'],
            ['sort' => 'relevance', 'jq' => 'comet bas'],
        ];
        foreach ($table as $sent) {
            foreach ([1, 2, 3] as $page) {
                $query = $this->query(page: $page, perPage: 2, more: $sent);
                $this->assertAgree($query, (string) json_encode([$sent, $page]));
                $this->assertAgree($query, (string) json_encode([$sent, $page, 'scanning']), 0);
            }
        }
        self::assertSame(
            ['Anchor smith', 'Basil gardener', 'Comet basil', 'Dahlia basil', 'Ember'],
            $this->titlesOf(['sort' => 'title']),
        );
        self::assertSame(
            ['Comet basil', 'Ember', 'Basil gardener', 'Anchor smith', 'Dahlia basil'],
            $this->titlesOf(['sort' => 'closing']),
        );
        self::assertSame(
            ['Comet basil', 'Basil gardener', 'Dahlia basil', 'Anchor smith'],
            $this->titlesOf(['sort' => 'relevance', 'jq' => 'basil comet']),
        );
    }

    public function testGroupsAreTheSameInBothIndexes(): void
    {
        // In two groups: the first one contains it.
        wp_set_object_terms($this->made['Ember'], ['Sales', 'Design'], 'job-category');
        $parser = new ListingQueryParser(new TaxonomySpecificationRepository(), $this->filters());
        $sorts = [
            ['sort' => 'newest'], ['sort' => 'oldest'], ['sort' => 'title'], ['sort' => 'closing'],
            ['sort' => 'relevance', 'jq' => 'basil'], ['job__category_spec' => 'sales'],
        ];
        foreach ($sorts as $sent) {
            foreach ([1, 2, 3] as $page) {
                $query = $parser->parse($sent + ['paged' => (string) $page], new ListingOptions(
                    perPage: 2,
                    pagination: PaginationType::Numbered,
                    groupBy: 'job-category',
                ));
                $this->assertAgree($query, (string) json_encode([$sent, $page]));
                $this->assertAgree($query, (string) json_encode([$sent, $page, 'scanning']), 0);
            }
        }
        $grouped = $parser->parse(['sort' => 'title'], new ListingOptions(groupBy: 'job-category'));
        self::assertSame(
            ['Comet basil', 'Dahlia basil', 'Ember', 'Anchor smith', 'Basil gardener'],
            array_map(fn (int $id): string => (string) array_search($id, $this->made, true), $this->tokens()->find(
                $grouped
            )->ids),
        );
    }

    public function testAttributeFiltersMatchExactly(): void
    {
        $table = [
            [['work_mode' => 'remote'], ['Anchor smith', 'Dahlia basil']],
            [['work_mode' => 'onsite,hybrid'], ['Basil gardener', 'Comet basil']],
            // 60,000 a year; 25 an hour are 52,000; 4,999.99 a month are 59,999; hidden salaries do not match.
            [['salary_min' => '60000'], ['Anchor smith']],
            [['salary_min' => '59999'], ['Anchor smith', 'Ember']],
            [['salary_min' => '52000'], ['Anchor smith', 'Comet basil', 'Ember']],
            [['salary_min' => '52001'], ['Anchor smith', 'Ember']],
            [['salary_min' => '1', 'work_mode' => 'hybrid'], ['Comet basil']],
            [['salary_min' => '2000000000'], []],
        ];
        foreach ($table as [$sent, $expected]) {
            self::assertSame($expected, $this->titlesOf($sent + ['sort' => 'title']), (string) json_encode($sent));
            $this->assertAgree($this->query(more: $sent), (string) json_encode($sent));
            $this->assertFacetsAgree($this->query(more: $sent), (string) json_encode($sent));
        }
        update_post_meta($this->made['Ember'], 'courant_work_mode', 'hybrid');
        update_post_meta($this->made['Anchor smith'], 'courant_salary', []);
        self::assertSame(['Ember'], $this->titlesOf(['salary_min' => '52001']), 'Changes are indexed at once.');
        self::assertSame(['Ember'], $this->titlesOf(['salary_min' => '52001', 'work_mode' => 'hybrid']));
    }

    public function testMinimumSalaryComparesOneCurrency(): void
    {
        $filters = new AttributeFilterRegistry(new TranslatedFieldLabels(), sql: Sql::fromGlobal());
        $filter = $filters->all()[1];
        self::assertSame(['60000'], $filter->parse('60000-EUR'));
        self::assertSame('From €20,000 a year', $filter->optionLabel($filter->options([])[0]));
        $this->createOpening('Franc', 'nothing', [
            'courant_salary' => ['min' => null, 'max' => 90000, 'currency' => 'CHF', 'unit' => 'YEAR'],
        ], 'Design');
        $this->createOpening('Hidden zloty', 'nothing', [
            'courant_salary' => ['min' => 9000, 'currency' => 'PLN', 'unit' => 'MONTH', 'shown' => false],
        ], 'Design');

        $table = [
            [['salary_min' => '60000-EUR'], ['Anchor smith']],
            // Most openings have salaries in euros.
            [['salary_min' => '60000'], ['Anchor smith']],
            [['salary_min' => '60000-chf'], ['Franc']],
            [['salary_min' => '90001-CHF'], []],
            [['salary_min' => '1-PLN'], []],
            [['salary_min' => '52000-EUR', 'job__category_spec' => 'design'], ['Comet basil', 'Ember']],
        ];
        $parser = new ListingQueryParser(new TaxonomySpecificationRepository(), $filters);
        foreach ($table as [$sent, $expected]) {
            $query = $parser->parse($sent + ['sort' => 'title'], new ListingOptions());
            $about = (string) json_encode($sent);
            $found = $this->tokens()->find($query)->ids;
            $titles = array_map(fn (int $id): string => (string) array_search($id, $this->made, true), $found);
            self::assertSame($expected, $titles, $about);
            $this->assertAgree($query, $about);
            $this->assertFacetsAgree($query, $about);
        }
        $options = $filter->options(['70000-CHF']);
        // The highest salaries are €60,000 and CHF 90,000 a year.
        self::assertSame(
            [...array_map(static fn (int $step): string => "{$step}000-EUR", [20, 30, 40, 50, 60]),
                ...array_map(static fn (int $step): string => "{$step}000-CHF", [20, 30, 40, 50, 60, 70, 80])],
            $options,
        );
        delete_option(IndexState::OPTION);
        wp_cache_set_posts_last_changed();
        self::assertSame($options, $filter->options(['70000-CHF']), 'The same without the index.');
        self::assertSame("From CHF\u{a0}70,000 a year", $filter->optionLabel('70000-CHF'));
    }

    public function testSearchFindsTheJobId(): void
    {
        update_post_meta($this->made['Ember'], 'courant_identifier', 'CRT-2107');

        foreach (['CRT-2107', 'crt 21', '"crt-2107" ember', 'crt-2108'] as $search) {
            $expected = $search === 'crt-2108' ? [] : ['Ember'];
            self::assertSame($expected, $this->titlesOf(['jq' => $search]), $search);
            $this->assertAgree($this->query($search), $search);
        }
    }

    public function testFacetsIgnoreTheFilterOfTheirOwnGroup(): void
    {
        $parameters = ['job__category_spec' => 'sales', 'work_mode' => 'remote', 'jq' => 'comet'];
        $facets = $this->tokens()->countFacets($this->query(more: $parameters));

        self::assertSame(
            [1, 1],
            [$facets->count('job__category_spec', 'design'), $facets->count('job__category_spec', 'sales')],
        );
        self::assertSame(['onsite' => 1, 'hybrid' => 0, 'remote' => 1], $facets->counts['work_mode']);
        self::assertSame(0, $facets->count('job__location_spec', 'nowhere'));
        $this->assertFacetsAgree($this->query(more: $parameters), 'chosen');
        $fixed = ['job-category' => [$this->termOf('job-category', 'Design')]];
        self::assertSame(
            ['design' => 2],
            $this->tokens()->countFacets(
                $this->query(terms: $fixed, more: ['salary_min' => '1'])
            )->counts['job__category_spec'],
        );
        $this->assertFacetsAgree($this->query(terms: $fixed), 'fixed');
    }

    public function testQuotedPhrasesMatchWordsInOrder(): void
    {
        self::assertSame(['Comet basil'], $this->titlesOf(['jq' => '"comet basil"']));
        self::assertSame(['Anchor smith'], $this->titlesOf(['jq' => '"basil comet"']));
        self::assertSame(['Dahlia basil'], $this->titlesOf(['jq' => '"basil of the comet" dahlia']));
        self::assertSame(
            [],
            $this->titlesOf(['jq' => '"smith basil"']),
            'Phrases do not continue from the title into the text.',
        );
        foreach (['"basil of', '"comet basil" ember', '"dahlia basil"'] as $parameters) {
            $this->assertAgree($this->query($parameters), $parameters);
            $this->assertFacetsAgree($this->query($parameters), $parameters);
        }
    }

    public function testFacetsAreSentToTheListingScriptOnly(): void
    {
        $parameters = ['job__category_spec' => ['design', 'sales'], 'work_mode' => ['remote'], 'sort' => 'title'];

        $plain = $this->ajax('jobfilter', $parameters);
        $ours = $this->ajax('jobfilter', $parameters + ['courant' => '1']);
        $block = $this->ajax('block_jobfilter', $parameters + ['courant' => '1'])->json();
        $data = self::all($ours->body, '//script[@data-courant-facets]')[0]->textContent;
        $json = json_decode($data, true);

        self::assertSame(['Anchor smith', 'Dahlia basil'], self::titles($plain->body));
        self::assertStringNotContainsString('<script', $plain->body);
        self::assertSame(
            $plain->body . '<script type="application/json" data-courant-facets>' . $data . '</script>',
            $ours->body,
        );
        self::assertIsArray($json);
        self::assertSame(2, $json['total']);
        self::assertIsArray($json['facets']);
        self::assertSame(['onsite' => 1, 'hybrid' => 1, 'remote' => 2], $json['facets']['work_mode']);
        self::assertIsArray($block['data']);
        self::assertSame($json['facets'], $block['data']['facets']);
        self::assertStringNotContainsString(
            '<script',
            $this->ajax('loadmore', $parameters + ['courant' => '1', 'listings_per_page' => '1', 'paged' => '1'])->body,
        );
    }

    /** @param array<string, mixed> $meta */
    private function createOpening(string $title, string $content, array $meta, string $category): void
    {
        $this->made[$title] = $this->opening([
            'title' => $title,
            'content' => $content,
            'meta' => $meta,
            'date' => gmdate('Y-m-d H:i:s', 1700000000 - count($this->made) * 86400),
            'specs' => ['job-category' => [$category]],
        ])->ID;
    }

    /**
     * @param array<string, string> $sent
     * @return list<string>
     */
    private function titlesOf(array $sent): array
    {
        $parser = new ListingQueryParser(new TaxonomySpecificationRepository(), $this->filters());
        $query = $parser->parse($sent, new ListingOptions());

        return array_map(
            fn (int $id): string => (string) array_search($id, $this->made, true),
            $this->tokens()->find($query)->ids,
        );
    }
}
