<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantDesk\TableOfContents\Domain\ExclusionRules;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\MaskedHtml;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Domain\PagePlan;
use CourantDesk\TableOfContents\Frontend\HeadingScanner;
use CourantDesk\TableOfContents\Frontend\TocListRenderer;
use CourantTests\Support\ReadsHtml;
use PHPUnit\Framework\TestCase;

/** Tests with random HTML: no exception, only IDs and their spans change, every link resolves, the list is valid. */
final class HeadingScannerFuzzTest extends TestCase
{
    use ReadsHtml;

    private const ROUNDS = 600;
    private const BITS = [
        '<h1>', '<h2>', '</h2>', '<h3 id="a">', '</h3>', "<H4\nclass=x>", '</h4 >', '<h6 id=\'b\'>', '</h6>',
        '<h2 id="">', '<h2 id>', '<h2 class="ez-toc-exclude-headings">', '<p>', '</p>', '<div hidden>',
        '<div id="Word">', '</div>', 'Word ', 'word ', 'Wort ß ', '日本語', '🚀', '&amp;', '&lt;h2&gt;', '&nbsp;', '&#0;',
        '<svg>', '<style/>', '</svg>', '<svg/>', '<style>', '</style>', '<!--', '-->', '<!-->', '<template>',
        '</template>',
        '<', '>', '"', "'", '</', '<h2 class="', '<h2 data-x="a>b">', '<li>', '<ul>', '</ul>', '<details>',
        '</details>', "\xFF", "\xC3", "\0", '<script>', '</script>', '<script>"<h2>"</script>', '<textarea>',
        '</textarea>',
        '<sup><a href="#x">1</a></sup>', '<img src=x>', '<img alt="Alt" src=x>', '<b>', '</b>', '<a href="#">', '</a>',
        '<br>', '<wbr>', '&shy;', '<table>', '<td>', '</table>', '<![CDATA[', ']]>', '<?php',
        '<ruby>漢<rt>kan</rt></ruby>', '<dialog>', '</dialog>', '<pre>', '</pre>', '<iframe>', '</iframe>', '<h2></h2>',
    ];

    /** Inline markup, and markup that a masking scan could misread. */
    private const FRAGMENTS = [
        '<em>words</em>', '<strong>more <i>words</i></strong> and ', '<a href="/x">a link</a>',
        '<a class="b" href="/x">another</a>', '<a id="anchor">named</a>', '<a>', '</a>', '<a href="/y">',
        '<a href=x>z</a>',
        '<span class="screen-reader-text">', '</span>',
        '<span hidden>', '<span>', '<b title=">">', ' -->', '<h2>', '</h2>', '<h3 class="x">One <em>two</em></h3>',
        '<p>', '</p>', '<blockquote>', '</blockquote>',
        '<script>"<b>x</b>"</script>', '<style>b</style>', '<div>', '</div>', '<svg><a href="/x">t</a><style/></svg>',
        '<b>', '</b>', "<em\n>x</em >", '<EM>x</em>', '<textarea><b>x</b></textarea>', '<li>', '<img alt="> <b>x</b>">',
        '<img alt="> <b>x" </b>', '<h2 title="</h2>">', '<sup><a href="#n">1</a></sup>', 'text ', '<figure>',
        '<img src="x" alt="">', '</figure>',
    ];
    /** Mostly markup that prevents masking. */
    private const BROKEN = [
        '<u data-a="<">x</u>', '<h2>a <!-- </h2> --> <em>x</em></h2>', '<em>--></em>', '<!-- ', '<!--<em>x</em>-->',
        '<b title="<em>x</em>">', '<?x ', '<!x <b>x</b>', '</ <b>x</b>', '<div <b>x</b>',
        '</em <b>x</b>', "\x01", '<', '</b x="<i>">', '<![CDATA[<b>x</b>]]>',
    ];

    private int $seed = 20261121;

    /** Masking must not change the result of a scan. */
    public function testMaskedHtmlGivesTheSameResult(): void
    {
        $unlisted = new ExclusionRules('.b, em');
        $masked = 0;
        for ($round = 0; $round < 4 * self::ROUNDS; ++$round) {
            $bits = $round % 5 === 0 ? [...self::FRAGMENTS, ...self::BROKEN] : self::FRAGMENTS;
            $html = '';
            for ($length = $this->random(30) + 1; $length > 0; --$length) {
                $html .= $bits[$this->random(count($bits))];
            }
            $masked += (int) (MaskedHtml::mask($html) !== $html);
            self::assertEquals(
                HeadingScanner::scanUnmasked($html, $unlisted),
                HeadingScanner::scan($html, $unlisted),
                $html,
            );
        }
        self::assertGreaterThan(self::ROUNDS, $masked, 'Too little is skimmed.');
    }

    private function random(int $below): int
    {
        $this->seed = ($this->seed * 1103515245 + 12345) % 2147483648;

        return intdiv($this->seed, 65536) % $below;
    }

    public function testArbitraryHtmlProducesAValidList(): void
    {
        $listed = 0;
        for ($round = 0; $round < self::ROUNDS; ++$round) {
            $html = '';
            for ($length = $this->random(45) + 1; $length > 0; --$length) {
                $html .= self::BITS[$this->random(count(self::BITS))];
            }
            foreach (['native', 'compatible'] as $profile) {
                $plan = self::plan($html, ['profile' => $profile]);
                $listed += count($plan->headings);
                $this->assertValidList($html, $plan, self::renderWithTable($html, $plan));
            }
        }
        self::assertGreaterThan(self::ROUNDS / 2, $listed, 'The generator makes too few headings.');
    }

    private function assertValidList(string $html, PagePlan $plan, string $written): void
    {
        self::assertSame(self::withoutIds($html), self::withoutIds($written), $html);
        $ids = HeadingScanner::scan($written, new ExclusionRules())->ids;
        foreach ($plan->headings as $heading) {
            self::assertSame(1, $ids[$heading->id] ?? 0, "#$heading->id in $written of $html");
        }
        $href = static fn (Heading $heading): string => '#' . $heading->id;
        $list = '<ul>' . (new TocListRenderer(
            id: 'l',
            prefix: 'ez-toc',
            href: $href,
            title: static fn (Heading $heading): string => $heading->text,
            limit: 0,
            canFold: true,
            isQuiet: false
        ))->render((new Outline($plan->headings))->tree())->html . '</ul>';
        self::assertSame('', self::findError($list), $list);
        self::assertSame(count($plan->headings), substr_count($list, '<li '), $list);
        self::assertTrue(mb_check_encoding($list, 'UTF-8'), $html);
    }

    /** Returns an error in the nesting of lists, or ''. */
    private static function findError(string $list): string
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
            if (
                $tag === 'li' ? $last !== 'ul' : ($tag === 'ul' ? !in_array($last, ['', 'li'], true) : $last !== 'li')
            ) {
                return "<$tag> in <$last>";
            }
            $open[] = $tag;
        }

        return preg_match('~<ul[^>]*></ul>~', $list) === 1 && $list !== '<ul></ul>'
            ? 'an empty list'
            : implode(' ', $open);
    }
}
