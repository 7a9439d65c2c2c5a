<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\HeadingParser;

/**
 * Collects the tables that shortcodes and blocks request while a text is being rendered. They return a placeholder,
 * which is replaced with the table when all headings are known, so that each table keeps its attributes and the text is
 * parsed only once.
 */
final class TablePlaceholders
{
    /** @var list<TableOptions> */
    private array $requested = [];
    private bool $isCollecting = false;

    /** Starts a new text and discards the requests of the previous one. */
    public function start(): void
    {
        $this->requested = [];
        $this->isCollecting = true;
    }

    public function stop(): void
    {
        $this->isCollecting = false;
    }

    /** Returns whether a text is being rendered and its placeholders will be replaced. */
    public function isCollecting(): bool
    {
        return $this->isCollecting;
    }

    public function add(TableOptions $options): string
    {
        $this->requested[] = $options;

        return '<!--' . HeadingParser::PLACEHOLDER_PREFIX . (count($this->requested) - 1) . '-->';
    }

    public function optionsFor(int $number): TableOptions
    {
        return $this->requested[$number] ?? new TableOptions();
    }
}
