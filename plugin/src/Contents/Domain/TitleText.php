<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Gathers what a reader reads in one heading. */
final class TitleText
{
    private string $text = '';
    private string $pictures = '';

    /** Where a block element first stood inside: an unclosed heading ends there, so that it never swallows paragraphs. */
    private ?int $block = null;
    private ?int $blockAt = null;

    /** @var list<array{int, bool}> for each open `sup`: where its text began, and whether it links to a note */
    private array $sups = [];

    public function add(string $text): void
    {
        $this->text .= $text;
    }

    public function picture(string $alternative): void
    {
        $this->pictures .= ' ' . $alternative;
    }

    /** @param int $at where the block element's tag begins in the page */
    public function block(int $at): void
    {
        if ($this->block === null && self::line($this->text) !== '') {
            $this->block = strlen($this->text);
            $this->blockAt = $at;
        }
        $this->text .= ' ';
    }

    public function openSup(): void
    {
        $this->sups[] = [strlen($this->text), false];
    }

    public function link(string $href): void
    {
        $last = count($this->sups) - 1;
        if ($last >= 0 && str_starts_with($href, '#')) {
            $this->sups[$last][1] = true;
        }
    }

    public function closeSup(): void
    {
        [$began, $isNote] = array_pop($this->sups) ?? [0, false];
        if ($isNote) {
            $this->text = substr($this->text, 0, $began);
        }
    }

    public function whole(): string
    {
        $text = self::line($this->text);

        return $text !== '' ? $text : self::line($this->pictures);
    }

    public function unclosed(): string
    {
        return $this->block === null ? $this->whole() : self::line(substr($this->text, 0, $this->block));
    }

    public function blockAt(): ?int
    {
        return $this->blockAt;
    }

    private static function line(string $text): string
    {
        $text = str_replace(["\u{AD}", "\u{200B}", "\0"], '', mb_scrub($text, 'UTF-8'));

        return trim((string) preg_replace('~[\s\x{A0}]+~u', ' ', $text));
    }
}
