<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\ProcessorTime;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that the title is the only h1 of a page (docs/decisions/0012-theme-options-and-site-crawl.md). */
final class HeadingDemoterTest extends SiteTestCase
{
    private const FIXTURES = __DIR__ . '/../../../fixtures/Theme/headings/';

    /** @return iterable<string, array{string}> */
    public static function fixtures(): iterable
    {
        foreach ((array) glob(self::FIXTURES . '*.expected.html') as $file) {
            $name = basename((string) $file, '.expected.html');
            yield $name => [$name];
        }
    }

    #[DataProvider('fixtures')]
    public function testAnH1BecomesAnH2(string $name): void
    {
        // Other filters of the_content are not tested here.
        foreach (['wpautop', 'wptexturize', 'convert_smilies', 'do_blocks', 'wp_filter_content_tags'] as $filter) {
            $priority = has_filter('the_content', $filter);
            remove_filter('the_content', $filter, is_int($priority) ? $priority : 10);
        }

        self::assertSame(
            file_get_contents(self::FIXTURES . $name . '.expected.html'),
            apply_filters('the_content', (string) file_get_contents(self::FIXTURES . $name . '.html'))
        );
    }

    public function testProcessesLongTextInOnePass(): void
    {
        $long = str_repeat('<h1>Heading</h1><p>Some words</p>', 2000);
        $response = null;
        $seconds = ProcessorTime::seconds(static function () use ($long, &$response): void {
            $response = apply_filters('the_content', $long);
        });

        self::assertIsString($response);
        self::assertStringNotContainsString('<h1', $response);
        self::assertSame(2000, substr_count($response, '<h2'));
        self::assertLessThan(5.0, $seconds, 'Cutting the text once for every heading would take minutes.');
    }
}
