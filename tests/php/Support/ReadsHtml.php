<?php

declare(strict_types=1);

namespace CourantTests\Support;

use CourantDesk\TableOfContents\Domain\ExclusionRules;
use CourantDesk\TableOfContents\Domain\HeadingIdRules;
use CourantDesk\TableOfContents\Domain\NormalizedHtml;
use CourantDesk\TableOfContents\Domain\OutlineItem;
use CourantDesk\TableOfContents\Domain\OutlinePlanner;
use CourantDesk\TableOfContents\Domain\OutlineRules;
use CourantDesk\TableOfContents\Domain\PagePlan;
use CourantDesk\TableOfContents\Domain\TablePosition;
use CourantDesk\TableOfContents\Domain\TextEdits;
use CourantDesk\TableOfContents\Frontend\HeadingScanner;
use WP_HTML_Tag_Processor;

/** Parses HTML into headings and serializes the result. */
trait ReadsHtml
{
    /** @param array<string, string> $head `profile`; optional: `levels`, `exclude` and `selectors` */
    private static function plan(string $html, array $head): PagePlan
    {
        $levels = array_map(intval(...), explode(',', $head['levels'] ?? '1,2,3,4,5,6'));
        $isCompatible = ($head['profile'] ?? '') === 'compatible';
        $rules = new OutlineRules(
            levels: $levels,
            exclude: $head['exclude'] ?? '',
            selectors: $head['selectors'] ?? '',
            headingIds: new HeadingIdRules($isCompatible),
            position: TablePosition::BeforeFirstHeading,
            positionNumber: 1,
            skipsQuotes: false
        );
        $retag = static function (string $tag, string $id): string {
            $processor = new WP_HTML_Tag_Processor($tag);
            $processor->next_tag();
            $processor->set_attribute('id', $id);

            return $processor->get_updated_html();
        };
        $page = [
            'html' => $html,
            'found' => HeadingScanner::scan($html, new ExclusionRules($rules->selectors)),
            'stencil' => new NormalizedHtml($html, $rules->signature()),
        ];

        return (new OutlinePlanner($rules, remove_accents(...), $retag))->plan([$page])[0];
    }

    private static function renderWithTable(string $html, PagePlan $plan): string
    {
        $stencil = new NormalizedHtml($html, '');
        $edits = new TextEdits();
        foreach ($plan->edits as [$offset, $length, $text]) {
            $edits->replace($stencil->toHtmlOffset($offset), $length, $text);
        }

        return $edits->apply($html);
    }

    /** Returns the HTML without ids and without the spans for former anchors, the only permitted additions. */
    private static function withoutIds(string $html): string
    {
        $bare = (string) preg_replace('~<span class="ez-toc-section" id="[^"]*"></span>~', '', $html);

        return (string) preg_replace('~\s*\bid(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\']+))?(?=[\s/>])~i', '', $bare);
    }

    /** @param list<OutlineItem> $items */
    private static function formatOutline(array $items, string $indent = ''): string
    {
        $drawn = '';
        foreach ($items as $item) {
            $drawn .= "$indent{$item->heading->text} #{$item->heading->id}\n"
                . self::formatOutline($item->children, $indent . '  ');
        }

        return $drawn;
    }
}
