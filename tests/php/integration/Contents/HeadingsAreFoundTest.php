<?php

declare(strict_types=1);

namespace CourantTests\Integration\Contents;

use CourantDesk\Contents\Domain\Edits;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\OutlineItem;
use CourantDesk\Contents\Domain\PagePlan;
use CourantDesk\Contents\Domain\Planner;
use CourantDesk\Contents\Domain\Position;
use CourantDesk\Contents\Domain\Rules;
use CourantDesk\Contents\Domain\SlugRules;
use CourantDesk\Contents\Domain\Stencil;
use CourantDesk\Contents\Domain\Unlisted;
use CourantDesk\Contents\Wp\HeadingScan;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use WP_HTML_Tag_Processor;

/** The hard cases (Contents contract 7): each fixture has an input, the outline and the HTML that must come of it. */
final class HeadingsAreFoundTest extends TestCase
{
    private const FOLDER = __DIR__ . '/../../../fixtures/contents';

    /** @return iterable<string, array{string}> */
    public static function fixtures(): iterable
    {
        $files = glob(self::FOLDER . '/*.txt');
        self::assertNotEmpty($files);
        foreach ($files as $file) {
            yield basename($file, '.txt') => [$file];
        }
    }

    #[DataProvider('fixtures')]
    public function testFixture(string $file): void
    {
        $parts = preg_split('~\n=== (?:input|outline|html)\n~', (string) file_get_contents($file));
        self::assertIsArray($parts);
        [$head, $input, $outline, $html] = array_pad($parts, 4, '');
        $input = rtrim($input, "\n");

        $plan = self::plan($input, str_contains($head, 'native'));
        self::assertSame($outline, rtrim(self::draw((new Outline($plan->headings))->tree()), "\n"));
        self::assertSame(rtrim($html, "\n"), self::written($input, $plan));
    }

    #[DataProvider('fixtures')]
    public function testIdsAreUniqueAndNothingElseChanges(string $file): void
    {
        $input = (string) file_get_contents($file);
        $plan = self::plan($input, true);
        $ids = array_map(static fn ($heading): string => $heading->id, $plan->headings);

        self::assertSame($ids, array_values(array_unique($ids)));
        self::assertSame(self::withoutIds($input), self::withoutIds(self::written($input, $plan)));
    }

    public function testAnyHtmlGoesInAndAValidListComesOut(): void
    {
        mt_srand(20);
        $bits = ['<h2>', '</h2>', '<h3 id="a">', '</h3>', '<p>', '</p>', '<div hidden>', '</div>', 'word ', '&amp;', '<svg>', '<style/>', '</svg>', '<!--', '-->', '<template>', '</template>', '<', '"', '<h2 class="', '<li>', '<details>', "\xFF", '<script>', '</script>', '<sup><a href="#x">1</a></sup>', '<img src=x>', '<b>', '</b>'];
        for ($round = 0; $round < 300; ++$round) {
            $html = '';
            for ($length = mt_rand(1, 40); $length > 0; --$length) {
                $html .= $bits[mt_rand(0, count($bits) - 1)];
            }
            $plan = self::plan($html, $round % 2 === 0);
            $ids = array_map(static fn ($heading): string => $heading->id, $plan->headings);
            self::assertSame($ids, array_values(array_unique($ids)), $html);
            self::assertSame(count($ids), substr_count(self::draw((new Outline($plan->headings))->tree()), "\n"), $html);
            if ($round % 2 === 0) {
                self::assertSame(self::withoutIds($html), self::withoutIds(self::written($html, $plan)), $html);
            }
        }
    }

    public function testFiveHundredHeadingsInHalfAMegabyteTakeFiftyMilliseconds(): void
    {
        $html = '';
        for ($number = 0; $number < 500; ++$number) {
            $html .= "<h2 class=\"wp-block-heading\">Heading number $number</h2>\n<p>" . str_repeat('Some <em>words</em> in a <a href="/x">text</a> of length. ', 19) . '</p><figure><img src="a.jpg" alt=""></figure>';
        }
        self::assertGreaterThan(550 * 1000, strlen($html));
        $plan = self::plan($html, true);
        $cold = INF;
        $known = INF;
        for ($run = 0; $run < 5; ++$run) {
            $began = hrtime(true);
            self::written($html, self::plan($html, true));
            $cold = min($cold, (hrtime(true) - $began) / 1e6);
            $began = hrtime(true);
            self::written($html, $plan);
            $known = min($known, (hrtime(true) - $began) / 1e6);
        }

        self::assertCount(500, $plan->headings);
        fwrite(STDERR, sprintf("500 headings in %d KB: %.1f ms cold, %.1f ms known\n", strlen($html) >> 10, $cold, $known));
        // Times are printed, never gated to the millisecond (Rulings 3); this tells linear from quadratic.
        self::assertLessThan(500, $cold);
    }

    private static function plan(string $html, bool $native): PagePlan
    {
        $rules = new Rules([1, 2, 3, 4, 5, 6], '', '', new SlugRules(!$native), Position::Before, 1, false);
        $retag = static function (string $tag, string $id): string {
            $processor = new WP_HTML_Tag_Processor($tag);
            $processor->next_tag();
            $processor->set_attribute('id', $id);

            return $processor->get_updated_html();
        };
        $page = ['html' => $html, 'found' => HeadingScan::of($html, new Unlisted()), 'stencil' => new Stencil($html, $rules->signature())];

        return (new Planner($rules, remove_accents(...), $retag))->plan([$page])[0];
    }

    private static function written(string $html, PagePlan $plan): string
    {
        $stencil = new Stencil($html, '');
        $edits = new Edits();
        foreach ($plan->edits as [$offset, $length, $text]) {
            $edits->put($stencil->toHtml($offset), $length, $text);
        }

        return $edits->apply($html);
    }

    private static function withoutIds(string $html): string
    {
        return (string) preg_replace('~\s*id="[^"]*"~', '', $html);
    }

    /** @param list<OutlineItem> $items */
    private static function draw(array $items, string $indent = ''): string
    {
        $drawn = '';
        foreach ($items as $item) {
            $drawn .= "$indent{$item->heading->text} #{$item->heading->id}\n" . self::draw($item->children, $indent . '  ');
        }

        return $drawn;
    }
}
