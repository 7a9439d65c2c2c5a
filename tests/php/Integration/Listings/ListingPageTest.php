<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Kernel\OpeningsUrl;
use DOMElement;
use PHPUnit\Framework\Attributes\Group;

/** Shortcode, block and archives without JavaScript. */
#[Group('database')]
final class ListingPageTest extends ListingCase
{
    public function testServerRendersSearchFilterAndPageOfTheUrl(): void
    {
        $this->openings(7);
        $this->listing('[awsmjobs listings="3"]');

        $plain = $this->page()->body;
        $filtered = $this->page(['job__category_spec' => 'sales', 'jq' => 'opening']);
        $second = $this->page(['paged' => '2', 'utm' => 'x']);
        $beyond = $this->page(['paged' => '900']);

        self::assertSame(self::named(1, 2, 3), self::titles($plain));
        self::assertSame('7 openings found', self::found($plain));
        self::assertSame(self::named(1, 3, 5), self::titles($filtered->body));
        self::assertSame('4 openings found', self::found($filtered->body));
        $selected = self::all($filtered->body, '//select[@name="job__category_spec"]/option[@selected]');
        self::assertSame(
            ['sales'],
            array_map(static fn ($option): string => $option->getAttribute('data-slug'), $selected),
        );
        self::assertSame(200, $second->status);
        self::assertSame(self::named(1, 2, 3, 4, 5, 6), self::titles($second->body), 'Load more shows pages 1 to n.');
        $more = self::all($second->body, "//a[contains(@class, 'awsm-load-more')]")[0];
        self::assertSame('2', $more->getAttribute('data-page'));
        self::assertStringEndsWith('/listing/?utm=x&paged=3', $more->getAttribute('href'));
        self::assertSame(self::named(...range(1, 7)), self::titles($beyond->body));
        self::assertSame([], self::all($beyond->body, "//a[contains(@class, 'awsm-load-more')]"), 'No further page.');
    }

    public function testStateAttributeDescribesTheRenderedQuery(): void
    {
        $this->openings(4);
        $this->listing('[awsmjobs]');

        $wrap = self::all(
            $this->page(['job__location_spec' => 'київ', 'jq' => 'work'])->body,
            '//div[@data-island="listings"]',
        )[0];

        self::assertSame(
            ['jq' => 'work', 'specs' => ['job__location_spec' => 'київ'], 'paged' => 1, 'total' => 2, 'facets' => [
                'job__category_spec' => ['design' => 2, 'sales' => 0],
                'job__type_spec' => ['freelance' => 0, 'full-time' => 0, 'part-time' => 0],
                'job__location_spec' => ['berlin' => 2, 'київ' => 2],
                'work_mode' => ['onsite' => 0, 'hybrid' => 0, 'remote' => 0],
            ]],
            json_decode($wrap->getAttribute('data-query'), true)
        );
        self::assertSame('interact', $wrap->getAttribute('data-when'));
        self::assertStringContainsString(
            '"specs":{}',
            self::all($this->page()->body, '//div[@data-query]')[0]->getAttribute('data-query'),
        );
    }

    public function testNumberedPaginationRendersLinks(): void
    {
        $this->openings(7);
        $this->listing('[awsmjobs listings="3" pagination="classic"]');

        $page = $this->page(['paged' => '2', 'jq' => 'opening'])->body;

        self::assertSame(self::named(4, 5, 6), self::titles($page));
        self::assertSame(['2'], array_map(
            static fn ($current): string => trim($current->textContent),
            self::all($page, '//ul[@class="page-numbers"]//span[@aria-current="page"]')
        ));
        $links = array_map(
            static fn ($link): string => $link->getAttribute('href'),
            self::all($page, '//ul[@class="page-numbers"]//a'),
        );
        self::assertStringEndsWith('/listing/?jq=opening', $links[0]);
        self::assertStringEndsWith('/listing/?jq=opening&paged=3', $links[count($links) - 1]);
        self::assertSame('slow', self::all($page, "//div[contains(@class, 'awsm-load-more-classic')]")[0]->getAttribute(
            'data-effect-duration'
        ));
    }

    public function testHostileParametersAreIgnored(): void
    {
        $this->openings(3);
        $this->listing('[awsmjobs listings="2"]');
        $hostile = [
            [
                'jq' => ['a'], 'paged' => ['2'], 'job__category_spec' => [['sales']], 'awsm_job_spec' => 'x',
                'sort' => 'post_password', 'work_mode' => 'x', 'salary_min' => '-5',
            ],
            ['paged' => '-1', 'listings_per_page' => '-1', 'awsm_job_spec' => ['job-category' => '-1']],
            ['jq' => "\xFF\xFE", 'job__category_spec' => "\xC3"],
            ['job__category_spec' => "nobody') OR 1=1 --", 'post_status' => 'any', 'post_type' => 'any'],
            ['awsm_job_spec' => ['job-category' => ['a' => ['b' => 'c']]], 'listings_per_page' => '100'],
        ];
        foreach ($hostile as $query) {
            $response = $this->page($query);
            self::assertSame(200, $response->status);
            self::assertSame(
                self::named(1, 2),
                self::titles($response->body),
                (string) json_encode($query, JSON_INVALID_UTF8_SUBSTITUTE),
            );
        }
    }

    public function testListsPublicOpeningsOnly(): void
    {
        $this->openings(1);
        foreach (['draft', 'private', 'pending', 'trash', 'expired'] as $status) {
            $this->post([
                'type' => 'awsm_job_openings', 'title' => "A $status one", 'status' => $status,
                'specs' => ['job-category' => ['Sales']],
            ]);
        }
        $this->post(
            ['type' => 'awsm_job_openings', 'title' => 'Later', 'status' => 'future', 'date' => '2090-01-01 00:00:00']
        );
        $this->post(['type' => 'awsm_job_openings', 'title' => 'Secret', 'password' => 'x']);
        $this->post([
            'type' => 'awsm_job_openings',
            'title' => 'Late cron',
            'meta' => ['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => '2020-01-01'],
        ]);
        $open = $this->post(
            ['type' => 'awsm_job_openings', 'title' => 'Never listed', 'date' => '2001-01-01 00:00:00']
        );
        update_post_meta($open->ID, 'awsm_job_expiry', '2020-01-01');
        delete_post_meta($open->ID, 'awsm_set_exp_list');
        $this->listing('[awsmjobs]');

        $page = $this->page()->body;

        self::assertContains('Opening 1', self::titles($page));
        self::assertSame([], array_intersect(self::titles($page), [
            'Later', 'Secret', 'Late cron', 'A draft one', 'A private one', 'A expired one',
        ]));
        self::assertSame(count(self::titles($page)) . ' openings found', self::found($page));
    }

    public function testExpiredOpeningsAreListedWhenEnabled(): void
    {
        $this->openings(1);
        $this->post(
            ['type' => 'awsm_job_openings', 'title' => 'Gone', 'status' => 'expired', 'date' => '2001-01-01 00:00:00']
        );
        update_option('courant_listings', ['expired_hidden' => false]);
        $this->listing('[awsmjobs]<!-- wp:wp-job-openings/blocks {"hide_expired_jobs":true} /-->');

        $page = $this->page()->body;

        self::assertSame(['Opening 1', 'Gone', 'Opening 1'], self::titles($page));
        self::assertCount(1, self::all($page, "//div[contains(@class, 'awsm-job-expired-item')]"));
    }

    public function testFixedTermsLimitAListing(): void
    {
        $this->openings(4);
        $sales = $this->term('job-category', 'Sales')->term_id;
        $this->listing("[awsmjobs specs=\"job-category:$sales\"][awsmjobs specs=\"job-category:design\" filters=\"yes\"][awsmjobs specs=\"job-category:nobody\"]");

        $page = $this->page(['job__category_spec' => 'design'])->body;

        self::assertSame(self::named(1, 3, 2, 4), self::titles($page));
        self::assertCount(1, self::all($page, "//div[contains(@class, 'awsm-filter-wrap')]"));
        self::assertCount(1, self::all($page, "//div[contains(@class, 'awsm-jobs-none-container')]"));
        self::assertSame([], self::all($page, '//select[@name="job__category_spec"]'));
    }

    public function testBlockRendersShortcodeMarkupWithAdditionalClasses(): void
    {
        $this->openings(3);
        $this->listing('[awsmjobs]', 'shortcode');
        $this->listing('<!-- wp:wp-job-openings/blocks {"other_options":["job-category","job-location"],"structured_filters":["work_mode","salary_min"],"sort_control":true} --><p class="wp-block-wp-job-openings-blocks"></p><!-- /wp:wp-job-openings/blocks -->', 'block');
        $markup = static function (string $html): string {
            $wrap = self::all($html, '//div[@data-island="listings"]')[0];
            self::unwrapItems($wrap);
            $html = (string) $wrap->ownerDocument?->saveHTML($wrap);
            $html = (string) preg_replace(
                ['/\s(awsm-b-[\w-]+|is-button-\w+|wp-block-[\w-]+)(?=[\s"])/', '/ data-awsm-[\w-]+="[^"]*"/'],
                '',
                $html,
            );

            return str_replace(
                ['/block/', 'awsm-b-list-item'],
                ['/shortcode/', 'awsm-list-item'],
                (string) preg_replace('/\s+/', ' ', $html),
            );
        };

        $shortcode = $markup($this->page([], '/shortcode/')->body);
        $block = $markup($this->page([], '/block/')->body);

        self::assertSame($shortcode, $block);
    }

    /** Removes the element that only the block has around its items; the list has its class of the layout. */
    private static function unwrapItems(DOMElement $wrap): void
    {
        foreach (iterator_to_array($wrap->getElementsByTagName('div')) as $items) {
            $list = $items->parentNode;
            $classes = explode(' ', $items->getAttribute('class'));
            if (!in_array('awsm-b-job-listing-items', $classes, true) || !$list instanceof DOMElement) {
                continue;
            }
            $layout = implode(' ', array_diff($classes, ['awsm-b-job-listing-items']));
            $list->setAttribute('class', $list->getAttribute('class') . " $layout");
            $items->replaceWith(...iterator_to_array($items->childNodes));
        }
    }

    public function testTermArchiveIsLimitedToItsTerm(): void
    {
        $this->openings(5);
        update_option('courant_listings', ['per_page' => 3]);
        self::forgetSettings();

        $all = $this->page(['paged' => '2'], '/jobs/');
        $term = $this->page(['job__category_spec' => 'design', 'jq' => 'opening'], '/job-category/sales/');

        self::assertSame(200, $all->status);
        self::assertSame('5 openings found', self::found($all->body));
        self::assertSame(404, $this->page(['paged' => '3'], '/jobs/')->status);
        self::assertSame(self::named(1, 3, 5), self::titles($term->body));
        self::assertSame(
            ['Job openings: Sales'],
            array_map(static fn ($h): string => trim($h->textContent), self::all($term->body, '//h1')),
        );
        self::assertSame([], self::all($term->body, '//select[@name="job__category_spec"]'));
        $chips = self::all($term->body, '//a[@class="courant-chip"][@aria-label]');
        self::assertCount(1, $chips);
        self::assertSame('Remove filter Job Category: Sales', $chips[0]->getAttribute('aria-label'));
        self::assertSame('Job Category: Sales', trim($chips[0]->textContent));
        self::assertSame(OpeningsUrl::find(), $chips[0]->getAttribute('href'));
        self::assertSame(['1', ''], array_map(
            static fn (string $html): string =>
                trim(self::all($html, '//button//span[@class="courant-filter-number"]')[0]->textContent),
            [$term->body, $all->body],
        ), 'the button of the filters counts the term of the archive');
        self::assertSame([], self::all($all->body, '//a[@class="courant-chip"][@aria-label]'));
        self::assertCount(1, self::all($term->body, '//select[@name="job__location_spec"]'));
        $list = self::all($term->body, "//div[contains(@class, 'awsm-job-listings')]")[0];
        self::assertSame('job-category', $list->getAttribute('data-taxonomy'));
        self::assertSame((string) $this->term('job-category', 'Sales')->term_id, $list->getAttribute('data-term-id'));
    }

    public function testFrontPageUsesThePageParameter(): void
    {
        $this->openings(5);
        $front = $this->listing('[awsmjobs listings="2" pagination="classic"]');
        update_option('show_on_front', 'page');
        update_option('page_on_front', $front->ID);

        $second = $this->page(['page' => '2'], '/');

        self::assertSame(200, $second->status);
        self::assertSame(self::named(3, 4), self::titles($second->body));
        self::assertStringContainsString('/?page=3"', $second->body);
    }

    public function testFrontPageTeaserShowsTheNewestOpenings(): void
    {
        $this->openings(5);

        ob_start();
        do_action('courant_front_openings');
        $section = (string) ob_get_clean();

        self::assertSame(['Opening 1', 'Opening 2', 'Opening 3'], array_map(
            static fn ($title): string => trim($title->textContent),
            self::all($section, "//section/div//h3")
        ));
        self::assertStringContainsString('Show all 5 openings', $section);
    }

    public function testPageWithoutAListingLoadsNoAssets(): void
    {
        $this->post(['type' => 'page', 'name' => 'plain', 'content' => 'No openings here.']);

        $body = $this->page([], '/plain/')->body;

        self::assertStringNotContainsString('courant-desk-listings', $body);
        self::assertStringNotContainsString('early/listings', $body);
        self::assertStringNotContainsString('isSearch', $body);
    }
}
