<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Adds the attributes of a scrollable region to the figures of table blocks, and wraps other tables in such a region.
 * Reads the HTML in one forward pass and edits the string once, because WP_HTML_Tag_Processor cannot insert tags.
 */
final class TableRegionWriter extends \WP_HTML_Tag_Processor
{
    private const BOOKMARK = 'here';
    private const MAX_CAPTION_BYTES = 2000;

    /** @var list<array{int, string}> byte offsets and the tags to insert there */
    private array $insertions = [];
    private int $tableDepth = 0;

    /** The number of regions that are named by their number. */
    private int $unnamed = 0;

    /** Whether the current figure is a region already. */
    private bool $isInRegion = false;

    private string $role = 'region';

    /** @param 'region'|'group' $role the ARIA role of scrollable elements */
    public function addRegions(string $role = 'region'): string
    {
        $this->role = $role;

        while ($this->next_tag(['tag_closers' => 'visit'])) {
            if (! $this->set_bookmark(self::BOOKMARK)) {
                break;
            }

            match ($this->get_tag()) {
                'FIGURE' => $this->visitFigure(),
                'TABLE' => $this->visitTable(),
                default => null,
            };
        }

        $rest = 0;
        $pieces = [];

        foreach ($this->insertions as [$offset, $tag]) {
            $pieces[] = substr($this->html, $rest, $offset - $rest) . $tag;
            $rest = $offset;
        }

        return implode('', $pieces) . substr($this->html, $rest);
    }

    private function visitFigure(): void
    {
        $this->isInRegion = ! $this->is_tag_closer() && $this->has_class('wp-block-table') === true;

        if ($this->isInRegion) {
            $start = $this->bookmarks[self::BOOKMARK]->start;
            $end = stripos($this->html, '</figure', $start);
            $caption = stripos($this->html, '<figcaption', $start);
            // A figure with a caption is named by it and must not have another role (ARIA in HTML).
            $hasCaption = $caption !== false && $end !== false && $caption < $end;
            $this->insertions[] = [
                $start + strlen('<figure'),
                $hasCaption ? ' tabindex="0"' : $this->regionAttributes(''),
            ];
        }
    }

    private function visitTable(): void
    {
        $offset = $this->bookmarks[self::BOOKMARK]->start;

        if (! $this->is_tag_closer()) {
            if ($this->tableDepth++ === 0 && ! $this->isInRegion) {
                $this->insertions[] = [
                    $offset,
                    '<div class="table-region"' . $this->regionAttributes($this->captionAt($offset)) . '>',
                ];
            }
        } elseif ($this->tableDepth > 0 && --$this->tableDepth === 0 && ! $this->isInRegion) {
            $this->insertions[] = [(int) strpos($this->html, '>', $offset) + 1, '</div>'];
        }
    }

    private function regionAttributes(string $caption): string
    {
        $name = match (true) {
            $caption !== '' => $caption,
            $this->unnamed++ === 0 => __('Table', 'courant'),
            /* translators: %s: number of a table on the page. */
            default => sprintf(__('Table %s', 'courant'), number_format_i18n($this->unnamed)),
        };

        return ' role="' . $this->role . '" tabindex="0" aria-label="' . esc_attr($name) . '"';
    }

    /** Returns the text of the caption of a table, which is its first element, or an empty string. */
    private function captionAt(int $table): string
    {
        $reader = new \WP_HTML_Tag_Processor(substr($this->html, $table, self::MAX_CAPTION_BYTES));
        $tags = 0;
        $text = '';

        while ($reader->next_token()) {
            $isTag = $reader->get_token_type() === '#tag';
            $tags += $isTag ? 1 : 0;
            $text .= $reader->get_token_type() === '#text' ? $reader->get_modifiable_text() : '';

            if ($isTag && $tags === 2 && $reader->get_tag() !== 'CAPTION') {
                return '';
            }
            if ($isTag && $tags > 2 && $reader->get_tag() === 'CAPTION') {
                break;
            }
        }

        return trim((string) preg_replace('/\s+/u', ' ', $text));
    }
}
