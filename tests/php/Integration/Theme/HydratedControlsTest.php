<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests the markup of slider and ticker that React hydrates. The browser's side of the test is
 * `tests/js/theme/hydrated-controls.test.tsx`.
 */
final class HydratedControlsTest extends SiteTestCase
{
    use RequestsThemePages;

    private const FIXTURES = __DIR__ . '/../../../fixtures/Theme';

    public function testPrintsMarkupThatIslandsHydrate(): void
    {
        foreach (get_posts(['numberposts' => -1, 'fields' => 'ids']) as $id) {
            wp_delete_post($id, true);
        }
        foreach (range(10, 29) as $number) {
            $this->article("Article {$number}", ['date' => "2026-01-{$number} 10:00:00"]);
        }
        set_theme_mod('courant_slider_count', 3);
        $html = $this->http('GET', '/')->body;

        foreach (['slider', 'ticker'] as $name) {
            $printed = self::sectionOf($html, $name);
            self::assertStringContainsString('<button', $printed);
            $fixture = (string) file_get_contents(self::FIXTURES . "/{$name}-printed-by-php.html");
            self::assertSame(
                self::sectionOf($fixture, $name),
                $printed,
                'Copy what is printed to the fixture, so that the test in JavaScript hydrates it.',
            );
        }
    }

    /** Returns the HTML of a section, without the articles in its slides, which React does not render. */
    private static function sectionOf(string $html, string $name): string
    {
        preg_match("~<section class=\"{$name}\\b.*?</section>~s", $html, $found);
        $replacements = [
            '~(<div class="slider__slide"[^>]*>).*?</div>\s*(?=<div class="slider__slide"|</div>\s*</section>)~s'
                => '$1</div>',
            '~ href="[^"]*"~' => ' href="/"',
            '~\s+~' => ' ',
        ];

        return (string) preg_replace(array_keys($replacements), $replacements, $found[0] ?? '');
    }
}
