<?php

declare(strict_types=1);

namespace CourantTests\Integration\Contents;

use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\PagePlan;
use CourantDesk\Contents\Domain\Unlisted;
use CourantDesk\Contents\View\ListMarkup;
use CourantDesk\Contents\Wp\HeadingScan;
use CourantTests\Support\ReadsHtml;
use PHPUnit\Framework\TestCase;

/** Whatever HTML goes in: no exception, no byte changed beside ids and their spans, every link resolves, the list is valid. */
final class AnyHtmlIsSafeTest extends TestCase
{
    use ReadsHtml;

    private const ROUNDS = 600;
    private const BITS = [
        '<h1>', '<h2>', '</h2>', '<h3 id="a">', '</h3>', "<H4\nclass=x>", '</h4 >', '<h6 id=\'b\'>', '</h6>', '<h2 id="">', '<h2 id>', '<h2 class="ez-toc-exclude-headings">', '<p>', '</p>', '<div hidden>',
        '<div id="Word">', '</div>', 'Word ', 'word ', 'Wort ß ', '日本語', '🚀', '&amp;', '&lt;h2&gt;', '&nbsp;', '&#0;', '<svg>', '<style/>', '</svg>', '<svg/>', '<style>', '</style>', '<!--', '-->', '<!-->', '<template>', '</template>',
        '<', '>', '"', "'", '</', '<h2 class="', '<h2 data-x="a>b">', '<li>', '<ul>', '</ul>', '<details>', '</details>', "\xFF", "\xC3", "\0", '<script>', '</script>', '<script>"<h2>"</script>', '<textarea>', '</textarea>',
        '<sup><a href="#x">1</a></sup>', '<img src=x>', '<img alt="Alt" src=x>', '<b>', '</b>', '<a href="#">', '</a>', '<br>', '<wbr>', '&shy;', '<table>', '<td>', '</table>', '<![CDATA[', ']]>', '<?php', '<ruby>漢<rt>kan</rt></ruby>', '<dialog>', '</dialog>', '<pre>', '</pre>', '<iframe>', '</iframe>', '<h2></h2>',
    ];

    public function testAnyHtmlGoesInAndAValidListComesOut(): void
    {
        $seed = 20261121;
        $random = static function (int $below) use (&$seed): int {
            $seed = ($seed * 1103515245 + 12345) % 2147483648;

            return intdiv($seed, 65536) % $below;
        };
        $listed = 0;
        for ($round = 0; $round < self::ROUNDS; ++$round) {
            $html = '';
            for ($length = $random(45) + 1; $length > 0; --$length) {
                $html .= self::BITS[$random(count(self::BITS))];
            }
            foreach (['native', 'compatible'] as $profile) {
                $plan = self::plan($html, ['profile' => $profile]);
                $listed += count($plan->headings);
                $this->holds($html, $plan, self::written($html, $plan));
            }
        }
        self::assertGreaterThan(self::ROUNDS / 2, $listed, 'The generator makes too few headings.');
    }

    private function holds(string $html, PagePlan $plan, string $written): void
    {
        self::assertSame(self::withoutIds($html), self::withoutIds($written), $html);
        $ids = HeadingScan::of($written, new Unlisted())->ids;
        foreach ($plan->headings as $heading) {
            self::assertSame(1, $ids[$heading->id] ?? 0, "#$heading->id in $written of $html");
        }
        $href = static fn (Heading $heading): string => '#' . $heading->id;
        $list = '<ul>' . (new ListMarkup('l', 'ez-toc', $href, static fn (Heading $heading): string => $heading->text, 0, true, false))->items((new Outline($plan->headings))->tree())->html . '</ul>';
        self::assertSame('', self::fault($list), $list);
        self::assertSame(count($plan->headings), substr_count($list, '<li '), $list);
        self::assertTrue(mb_check_encoding($list, 'UTF-8'), $html);
    }

    /** What is wrong with the nesting of lists, or ''. */
    private static function fault(string $list): string
    {
        $open = [];
        preg_match_all('~<(/?)(ul|li|a|button)\b~', $list, $tags, PREG_SET_ORDER);
        foreach ($tags as [, $slash, $tag]) {
            $last = $open[count($open) - 1] ?? '';
            if ($slash === '/') {
                if (array_pop($open) !== $tag) {
                    return "</$tag> closes a $last";
                }
                continue;
            }
            if ($tag === 'li' ? $last !== 'ul' : ($tag === 'ul' ? !in_array($last, ['', 'li'], true) : $last !== 'li')) {
                return "<$tag> in <$last>";
            }
            $open[] = $tag;
        }

        return preg_match('~<ul[^>]*></ul>~', $list) === 1 && $list !== '<ul></ul>' ? 'an empty list' : implode(' ', $open);
    }
}
