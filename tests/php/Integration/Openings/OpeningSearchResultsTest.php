<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('each-version')]
#[Group('database')]
final class OpeningSearchResultsTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Berlin');
        $this->post(['title' => 'Zebra crossings', 'excerpt' => 'An article.']);
        $this->opening([
            'title' => 'Zebra keeper',
            'excerpt' => 'Feeds them.',
            'meta' => [
                'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => '']],
                'courant_work_mode' => 'hybrid',
                'courant_closing_at' => '2031-05-04T17:00',
                'awsm_exp_list_display' => 'list_display',
                'courant_salary' =>
                    ['min' => 20, 'max' => 25, 'currency' => 'EUR', 'unit' => 'HOUR', 'shown' => true],
            ],
        ]);
        $this->opening([
            'title' => 'Zebra painter',
            'excerpt' => 'Paints them.',
            'meta' => ['courant_closing_at' => '2031-05-04T17:00'],
        ]);
    }

    public function testTheThemeLabelsOpeningsWithLocationAndDeadline(): void
    {
        $results = $this->results('/?s=zebra');

        self::assertStringNotContainsString('Job opening', $results['Zebra keeper'], 'its group has the label');
        foreach (
            [
                '<span>Kiel</span>', '<span>Hybrid</span>', '<span>€20–25 an hour</span>',
                '<span>Apply by May 4, 2031, 5:00 pm</span>',
            ] as $fact
        ) {
            self::assertStringContainsString($fact, $results['Zebra keeper']);
        }
        self::assertStringNotContainsString('Apply by', $results['Zebra painter'], 'a hidden deadline stays hidden');
        self::assertStringNotContainsString('Job opening', $results['Zebra crossings']);
        self::assertStringNotContainsString('Job opening:', implode('', $results), 'the theme has printed it already');
    }

    public function testAPlaceNamedAsTheWorkModeIsShownOnceAndTheDateOfPublicationNotAtAll(): void
    {
        $this->opening([
            'title' => 'Zebra counter',
            'meta' => ['courant_work_mode' => 'remote'],
            'specs' => ['job-location' => ['Remote']],
        ]);
        $result = $this->results('/?s=zebra', 'Zebra counter')['Zebra counter'];

        self::assertSame(1, substr_count($result, '<span>Remote</span>'));
        self::assertStringNotContainsString('<time', $result);
        self::assertStringContainsString('<time', $this->results('/?s=zebra')['Zebra crossings']);
    }

    public function testASearchForOpeningsShowsTheOpeningsThatMatch(): void
    {
        $page = $this->http('GET', '/?s=keeper&post_type=awsm_job_openings')->body;

        self::assertStringContainsString('Zebra keeper', $page);
        self::assertStringNotContainsString('Zebra painter', $page);
    }

    public function testOtherThemesShowTheLabelInTitleAndExcerpt(): void
    {
        $this->useTheme('the_excerpt();');
        $page = $this->http('GET', '/?s=zebra')->body;

        self::assertStringContainsString(
            '<h2>Job opening: Zebra keeper</h2><p>Kiel · Hybrid · €20–25 an hour · Apply by May 4, 2031, 5:00 pm · Feeds them.</p>',
            $page,
        );
        self::assertStringContainsString('<h2>Job opening: Zebra painter</h2><p>Paints them.</p>', $page);
        self::assertStringContainsString('<h2>Zebra crossings</h2><p>An article.</p>', $page);
        self::assertStringContainsString(
            '<title>Zebra keeper</title>',
            $this->http('GET', '/?s=zebra&feed=rss2')->body,
        );
        self::assertStringNotContainsString('Job opening:', $this->http('GET', '/?post_type=awsm_job_openings')->body);
    }

    public function testThemesWithFullTextListsPrintTheFactsFirst(): void
    {
        $this->useTheme('the_content();');
        $page = $this->http('GET', '/?s=zebra')->body;

        self::assertMatchesRegularExpression(
            '~<h2>Job opening: Zebra keeper</h2><p>Kiel · Hybrid · €20–25 an hour · Apply by May 4, 2031, 5:00 pm</p>~',
            $page,
        );
        self::assertMatchesRegularExpression('~<h2>Zebra crossings</h2>(?!<p>Kiel)~', $page);
    }

    /** @return array<string, string> HTML of each result by title */
    private function results(string $path, string ...$titles): array
    {
        preg_match_all('~<article.*?</article>~s', $this->http('GET', $path)->body, $matches);
        $results = [];
        foreach (['Zebra keeper', 'Zebra painter', 'Zebra crossings', ...$titles] as $title) {
            $results[$title] = implode(
                '',
                array_filter($matches[0], static fn (string $html): bool => str_contains($html, $title)),
            );
            self::assertNotSame('', $results[$title], $title);
        }

        return $results;
    }

    /** Activates a theme without support for openings. */
    private function useTheme(string $text): void
    {
        $folder = WP_CONTENT_DIR . '/themes/plain-results-' . md5($text);
        wp_mkdir_p($folder);
        file_put_contents("$folder/style.css", "/*\nTheme Name: Plain results\n*/");
        file_put_contents(
            "$folder/index.php",
            "<?php while (have_posts()) { the_post(); the_title('<h2>', '</h2>'); $text }",
        );
        switch_theme(basename($folder));
    }
}
