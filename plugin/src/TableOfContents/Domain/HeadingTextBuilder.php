<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Builds the visible text of one heading. */
final class HeadingTextBuilder
{
    private string $text = '';
    private string $imageAlts = '';

    /**
     * Offset of the first block element inside the heading: an unclosed heading ends at this offset, so that it
     * includes no paragraphs.
     */
    private ?int $blockTextOffset = null;
    private ?int $blockTagOffset = null;

    /** @var list<array{int, bool}> for each open `sup`: start offset of its text, and whether it links to a footnote */
    private array $superscripts = [];

    public function addText(string $text): void
    {
        $this->text .= $text;
    }

    public function addImageAlt(string $alternative): void
    {
        $this->imageAlts .= ' ' . $alternative;
    }

    /** @param int $at offset of the block element's start tag in the page */
    public function startBlock(int $at): void
    {
        if ($this->blockTextOffset === null && self::normalizeLine($this->text) !== '') {
            $this->blockTextOffset = strlen($this->text);
            $this->blockTagOffset = $at;
        }
        $this->text .= ' ';
    }

    public function startSuperscript(): void
    {
        $this->superscripts[] = [strlen($this->text), false];
    }

    public function addLink(string $href): void
    {
        $last = count($this->superscripts) - 1;
        if ($last >= 0 && str_starts_with($href, '#')) {
            $this->superscripts[$last][1] = true;
        }
    }

    public function endSuperscript(): void
    {
        [$began, $isNote] = array_pop($this->superscripts) ?? [0, false];
        if ($isNote) {
            $this->text = substr($this->text, 0, $began);
        }
    }

    public function build(): string
    {
        $text = self::normalizeLine($this->text);

        return $text !== '' ? $text : self::normalizeLine($this->imageAlts);
    }

    public function buildUnclosed(): string
    {
        return $this->blockTextOffset === null
            ? $this->build()
            : self::normalizeLine(substr($this->text, 0, $this->blockTextOffset));
    }

    public function blockTagOffset(): ?int
    {
        return $this->blockTagOffset;
    }

    private static function normalizeLine(string $text): string
    {
        $text = str_replace(["\u{AD}", "\u{200B}", "\0"], '', mb_scrub($text, 'UTF-8'));

        return trim((string) preg_replace('~[\s\x{A0}]+~u', ' ', $text));
    }
}
