<?php

declare(strict_types=1);

namespace CourantDesk\Contents\View;

use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\OutlineItem;
use CourantDesk\Kernel\Html;

/**
 * The items of a list of contents (Contents contract 2.1). Made here and not in a template: 500 items in a millisecond.
 */
final class ListMarkup
{
    private int $ordinal = 0;

    /**
     * @param string                    $id      of the list, for its sub-lists' ids
     * @param callable(Heading): string $href
     * @param callable(Heading): string $title   what a heading is called in the list
     * @param int                       $limit   entries that are shown at first; 0: all
     * @param bool                      $isQuiet links leave the page's address alone (contract setting `avoid_anch_jump`)
     */
    public function __construct(
        private readonly string $id,
        private readonly string $prefix,
        private readonly mixed $href,
        private readonly mixed $title,
        private readonly int $limit,
        private readonly bool $canFold,
        private readonly bool $isQuiet,
    ) {
    }

    /** @param list<OutlineItem> $items */
    public function items(array $items): Html
    {
        return new Html($this->build($items));
    }

    /** @return int entries beyond the limit, once the items are made */
    public function beyond(): int
    {
        return $this->limit === 0 ? 0 : max(0, $this->ordinal - $this->limit);
    }

    /** @param list<OutlineItem> $items */
    private function build(array $items): string
    {
        $html = '';
        foreach ($items as $item) {
            $heading = $item->heading;
            $ordinal = ++$this->ordinal;
            $more = $this->limit > 0 && $ordinal > $this->limit ? ' ez-toc-more-link' : '';
            $title = self::escape(($this->title)($heading));
            $href = self::escape(($this->href)($heading));
            // The true address stays in `href`, for a new tab and without script.
            $quiet = $this->isQuiet && $href[0] === '#' ? ' data-href="' . $href . '"' : '';
            $html .= '<li class="' . $this->prefix . '-page-' . $heading->page . ' ' . $this->prefix . '-heading-level-' . $heading->level . $more . '">'
                . '<a class="ez-toc-link ez-toc-heading-' . $ordinal . '" href="' . $href . '"' . $quiet . ' dir="auto">' . $title . '</a>';
            if ($item->children !== []) {
                $html .= $this->below($item, $this->id . '-' . $ordinal, $title);
            }
            $html .= '</li>';
        }

        return $html;
    }

    private function below(OutlineItem $item, string $id, string $title): string
    {
        $button = '';
        if ($this->canFold) {
            /* translators: %s: a heading */
            $name = sprintf(self::escape(__('Sub-headings of %s', 'courant-desk')), $title);
            $button = '<button type="button" class="ez-toc-open-sub-hd" aria-expanded="true" aria-controls="' . $id . '" aria-label="' . $name . '" hidden></button>';
        }

        return $button . '<ul id="' . $id . '" class="' . $this->prefix . '-list-level-' . $item->children[0]->heading->level . '">' . $this->build($item->children) . '</ul>';
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }
}
