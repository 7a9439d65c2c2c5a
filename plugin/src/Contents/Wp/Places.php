<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\HeadingReader;

/**
 * Where shortcodes and blocks want their tables in the text that is being made. They leave a mark, which becomes the
 * table once all headings are known: so each keeps its own attributes, and the text is read once.
 */
final class Places
{
    /** @var list<TableOptions> */
    private array $asked = [];
    private bool $isOpen = false;

    /** A text begins; what was asked for in the last one is forgotten. */
    public function begin(): void
    {
        $this->asked = [];
        $this->isOpen = true;
    }

    public function end(): void
    {
        $this->isOpen = false;
    }

    /** Whether a text is being made whose marks will be replaced. */
    public function isOpen(): bool
    {
        return $this->isOpen;
    }

    public function mark(TableOptions $options): string
    {
        $this->asked[] = $options;

        return '<!--' . HeadingReader::MARK . (count($this->asked) - 1) . '-->';
    }

    public function options(int $number): TableOptions
    {
        return $this->asked[$number] ?? new TableOptions();
    }
}
