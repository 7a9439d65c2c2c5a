<?php

declare(strict_types=1);

namespace CourantTests\Support;

use CourantDesk\Contents\Domain\Edits;
use CourantDesk\Contents\Domain\OutlineItem;
use CourantDesk\Contents\Domain\PagePlan;
use CourantDesk\Contents\Domain\Planner;
use CourantDesk\Contents\Domain\Position;
use CourantDesk\Contents\Domain\Rules;
use CourantDesk\Contents\Domain\SlugRules;
use CourantDesk\Contents\Domain\Stencil;
use CourantDesk\Contents\Domain\Unlisted;
use CourantDesk\Contents\Wp\HeadingScan;
use WP_HTML_Tag_Processor;

/** Reads HTML as a page's text is read, and writes what comes of it. */
trait ReadsHtml
{
    /** @param array<string, string> $head `profile`, and perhaps `levels`, `exclude` and `selectors` */
    private static function plan(string $html, array $head): PagePlan
    {
        $levels = array_map(intval(...), explode(',', $head['levels'] ?? '1,2,3,4,5,6'));
        $isCompatible = ($head['profile'] ?? '') === 'compatible';
        $rules = new Rules($levels, $head['exclude'] ?? '', $head['selectors'] ?? '', new SlugRules($isCompatible), Position::Before, 1, false);
        $retag = static function (string $tag, string $id): string {
            $processor = new WP_HTML_Tag_Processor($tag);
            $processor->next_tag();
            $processor->set_attribute('id', $id);

            return $processor->get_updated_html();
        };
        $page = ['html' => $html, 'found' => HeadingScan::of($html, new Unlisted($rules->selectors)), 'stencil' => new Stencil($html, $rules->signature())];

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

    /** The HTML without what may be added to it: ids, and the spans that keep old links alive. */
    private static function withoutIds(string $html): string
    {
        $bare = (string) preg_replace('~<span class="ez-toc-section" id="[^"]*"></span>~', '', $html);

        return (string) preg_replace('~\s*\bid(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\']+))?(?=[\s/>])~i', '', $bare);
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
