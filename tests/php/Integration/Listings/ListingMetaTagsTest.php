<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

/** Sitemaps, canonical URLs, robots directives, titles and Open Graph tags of openings and lists. */
final class ListingMetaTagsTest extends ListingCase
{
    public function testListPagesAreCanonicalAndFilteredListsAreNoindex(): void
    {
        $this->openings(12);
        $page = $this->listing('[awsmjobs pagination="classic" listings="5"]');
        $path = (string) wp_parse_url(get_permalink($page), PHP_URL_PATH);
        $term = $this->term('job-category', 'Sales');
        $archive = (string) get_post_type_archive_link('awsm_job_openings');
        foreach (
            [
                $path => get_permalink($page),
                $path . '?paged=2' => get_permalink($page) . '?paged=2',
                '/jobs/' => $archive,
                '/jobs/?paged=2' => $archive . '?paged=2',
                '/job-category/sales/' => get_term_link($term),
            ] as $url => $canonical
        ) {
            $html = $this->http('GET', $url)->body;
            self::assertSame(
                [$canonical],
                array_map(
                    static fn ($link): string => $link->getAttribute('href'),
                    self::all($html, "//link[@rel='canonical']"),
                ),
                $url,
            );
            self::assertStringNotContainsString('noindex', $html, $url);
        }
        foreach (
            [
                'jq=work', 'job__category_spec=sales', 'work_mode=remote', 'salary_min=1000', 'sort=title',
                'awsm_job_spec[job-category]=' . $term->term_id,
            ] as $narrowed
        ) {
            foreach ([$path, '/jobs/'] as $url) {
                $html = $this->http('GET', "$url?$narrowed")->body;
                self::assertMatchesRegularExpression(
                    '/<meta name=.robots. content=.noindex, follow/',
                    $html,
                    $narrowed,
                );
                self::assertCount(0, self::all($html, "//link[@rel='canonical']"), $narrowed);
            }
        }
        self::assertStringNotContainsString(
            'noindex',
            $this->http('GET', (string) wp_parse_url(get_permalink($this->post()), PHP_URL_PATH) . '?jq=x')->body,
            'pages without a listing are not changed',
        );
    }

    public function testArchiveOfTermSaysThatItListsOpenings(): void
    {
        $this->openings(2);
        $html = $this->http('GET', '/job-category/sales/')->body;
        $texts = static fn (string $path): array => array_map(
            static fn ($element): string => trim($element->textContent),
            self::all($html, $path),
        );

        self::assertSame(['Job openings: Sales'], $texts('//h1'));
        self::assertStringStartsWith('Sales', $texts('//title')[0] ?? '', 'as in WP Job Openings');
        self::assertSame(
            'Job openings: Sales',
            self::all($html, "//meta[@property='og:title']")[0]->getAttribute('content'),
        );
        self::assertSame(
            ['Home', 'Job Openings', 'Sales'],
            $texts('//nav[@aria-label="Breadcrumbs"]//li'),
        );
    }

    public function testArchiveAndNewBlockNameTheSameSpecifications(): void
    {
        $this->openings(1);
        $specifications = static fn (string $html): int => count(self::all(
            $html,
            '//*[contains(concat(" ", @class, " "), " awsm-job-specification-item ")]',
        ));
        $page = $this->listing(
            '<!-- wp:wp-job-openings/blocks {"other_options":["job-category","job-type","job-location"]} /-->',
        );
        $path = (string) wp_parse_url(get_permalink($page), PHP_URL_PATH);

        self::assertSame(
            $specifications($this->http('GET', $path)->body),
            $specifications($this->http('GET', '/jobs/')->body),
        );
    }

    public function testOpeningHasOpenGraphTitleWithLocation(): void
    {
        $opening = $this->opening([
            'title' => 'Editor & "Writer"',
            'content' => "<!-- wp:paragraph --><p>You <b>write</b> & edit.</p><!-- /wp:paragraph -->[gallery]",
            'meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']]],
        ]);
        $secret = $this->opening(['title' => 'Secret', 'password' => 'x', 'content' => 'Hidden words']);
        $html = $this->http('GET', (string) wp_parse_url(get_permalink($opening), PHP_URL_PATH))->body;
        $meta = static fn (string $name): string => self::all($html, "//meta[@property='$name']")[0]->getAttribute(
            'content'
        );

        self::assertSame('Editor & "Writer", Kiel', $meta('og:title'));
        self::assertSame('You write & edit.', $meta('og:description'));
        self::assertSame(get_permalink($opening), $meta('og:url'));
        self::assertStringContainsString('Kiel', self::all($html, '//title')[0]->textContent);
        self::assertStringNotContainsString(
            'Hidden words',
            $this->http('GET', (string) wp_parse_url(get_permalink($secret), PHP_URL_PATH))->body,
        );
        self::assertStringContainsString('property="og:title"', $this->http('GET', '/jobs/')->body);
    }

    public function testMetaTagsAreOmittedWithAnSeoPlugin(): void
    {
        $opening = $this->opening(
            ['meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']]]]
        );
        add_filter('courant_seo', '__return_false');
        foreach ([get_permalink($opening), get_post_type_archive_link('awsm_job_openings')] as $url) {
            $this->visit((string) $url);
            ob_start();
            do_action('wp_head');
            $head = (string) ob_get_clean();
            self::assertStringNotContainsString('og:', $head);
            self::assertStringNotContainsString('Kiel', wp_get_document_title());
            if (is_post_type_archive()) {
                self::assertStringNotContainsString('rel="canonical"', $head);
            }
        }
    }

    public function testSitemapContainsOpenOpeningsWithLastModified(): void
    {
        $this->opening(['title' => 'Open', 'name' => 'open-one']);
        $this->opening(['title' => 'Closed', 'name' => 'closed-one', 'status' => 'expired']);
        $this->opening(['title' => 'Draft', 'name' => 'draft-one', 'status' => 'draft']);
        $map = $this->http('GET', '/wp-sitemap-posts-awsm_job_openings-1.xml')->body;

        self::assertMatchesRegularExpression(
            '~<loc>[^<]*open-one[^<]*</loc><lastmod>\d{4}-\d\d-\d\dT[^<]+</lastmod>~',
            $map,
        );
        self::assertStringNotContainsString('closed-one', $map);
        self::assertStringNotContainsString('draft-one', $map);
    }

    private function visit(string $url): void
    {
        $query = [];
        wp_parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $query);
        $id = url_to_postid($url);
        global $wp_query, $wp_the_query;
        $wp_query = new \WP_Query(
            $id > 0 ? ['p' => $id, 'post_type' => 'awsm_job_openings'] : ['post_type' => 'awsm_job_openings']
        );
        $wp_the_query = $wp_query;
    }
}
