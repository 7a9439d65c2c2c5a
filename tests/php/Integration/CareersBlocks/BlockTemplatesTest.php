<?php

declare(strict_types=1);

namespace CourantTests\Integration\CareersBlocks;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Earlier versions than WordPress 6.7 have no registered block templates and get the same pages. */
#[Group('each-version')]
final class BlockTemplatesTest extends SiteTestCase
{
    private int $opening;

    protected function setUp(): void
    {
        parent::setUp();
        $this->opening = $this->opening([
            'title' => 'Page editor',
            'specs' => ['job-category' => 'News'],
            'meta' => ['courant_work_mode' => 'hybrid'],
        ])->ID;
        $this->opening(['title' => 'News reader', 'specs' => ['job-category' => 'News']]);
    }

    public function testOpeningHasEachPartOnce(): void
    {
        $this->useBlockTheme([]);
        $page = $this->get((string) get_permalink($this->opening));

        self::assertStringContainsString('Footer of a block theme', $page);
        self::assertStringNotContainsString('Template for posts', $page);
        foreach (
            [
                '<dl class="courant-opening-facts"', 'class="courant-opening-apply"', 'id="awsm-application-form"',
                'Similar openings',
            ] as $part
        ) {
            self::assertSame(1, substr_count($page, $part), $part);
        }
        self::assertStringNotContainsString('<ul class="courant-opening-line"', $page, 'The block has the same facts.');
    }

    public function testArchivesOfOpeningsAndSpecificationsHaveTheListing(): void
    {
        $this->useBlockTheme([]);
        $term = get_term_by('name', 'News', 'job-category');
        self::assertInstanceOf(\WP_Term::class, $term);
        $link = get_term_link($term);
        self::assertIsString($link);
        foreach ([(string) get_post_type_archive_link('awsm_job_openings'), $link] as $url) {
            $page = $this->get($url);
            self::assertStringContainsString('wp-block-courant-openings-archive', $page);
            self::assertSame(
                1,
                preg_match_all('~<h1[^>]* wp-block-query-title|<h1[^>]*="wp-block-query-title~', $page),
                $url,
            );
            self::assertSame(1, substr_count($page, 'class="courant-listing-count"'), $url);
        }
    }

    public function testTemplatesOfTheThemeHavePriority(): void
    {
        $this->useBlockTheme([
            'single-awsm_job_openings' => 'Template of the theme',
            'archive-awsm_job_openings' => 'Archive of the theme',
        ]);
        $page = $this->get((string) get_permalink($this->opening));
        self::assertStringContainsString('Template of the theme', $page);
        self::assertSame(1, substr_count($page, 'class="courant-opening-apply"'));
        self::assertStringContainsString(
            'Archive of the theme',
            $this->get((string) get_post_type_archive_link('awsm_job_openings')),
        );
    }

    private function get(string $url): string
    {
        update_option('rewrite_rules', '');
        $response = $this->http('GET', wp_make_link_relative($url));
        self::assertSame(200, $response->status, $url);

        return $response->body;
    }

    /** @param array<string, string> $templates text by slug */
    private function useBlockTheme(array $templates): void
    {
        $folder = WP_CONTENT_DIR . '/themes/blocks-' . md5(serialize($templates));
        wp_mkdir_p("$folder/templates");
        wp_mkdir_p("$folder/parts");
        file_put_contents("$folder/style.css", "/*\nTheme Name: Block theme\n*/");
        file_put_contents("$folder/theme.json", '{"version":2}');
        file_put_contents("$folder/parts/header.html", '<!-- wp:paragraph --><p>Header</p><!-- /wp:paragraph -->');
        file_put_contents(
            "$folder/parts/footer.html",
            '<!-- wp:paragraph --><p>Footer of a block theme</p><!-- /wp:paragraph -->',
        );
        foreach (['index' => 'Index', 'single' => 'Template for posts', ...$templates] as $slug => $text) {
            file_put_contents(
                "$folder/templates/$slug.html",
                "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph --><!-- wp:post-content /-->",
            );
        }
        switch_theme(basename($folder));
    }
}
