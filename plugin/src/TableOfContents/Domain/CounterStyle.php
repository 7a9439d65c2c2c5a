<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents the numbering of entries: a CSS counter style, either nested (`1.2.1`) or only the last part. */
final class CounterStyle
{
    public const STYLES = [
        'decimal', 'none', 'disc', 'circle', 'square', '- ', 'cjk-earthly-branch', 'disclosure-open',
        'disclosure-closed', 'numeric',
        'decimal-leading-zero', 'cjk-decimal', 'upper-roman', 'lower-roman', 'lower-greek', 'upper-alpha',
        'lower-alpha', 'upper-latin',
        'lower-latin', 'armenian', 'upper-armenian', 'lower-armenian', 'arabic-indic', 'bengali', 'cambodian',
        'cjk-heavenly-stem',
        'cjk-ideographic', 'simp-chinese-formal', 'simp-chinese-informal', 'trad-chinese-formal',
        'trad-chinese-informal', 'devanagari',
        'ethiopic-numeric', 'georgian', 'gujarati', 'gurmukhi', 'hebrew', 'hiragana', 'hiragana-iroha',
        'japanese-formal',
        'japanese-informal', 'kannada', 'katakana', 'katakana-iroha', 'khmer', 'korean-hangul-formal',
        'korean-hanja-formal',
        'korean-hanja-informal', 'lao', 'malayalam', 'mongolian', 'myanmar', 'oriya', 'persian', 'tamil', 'telugu',
        'thai', 'tibetan',
    ];

    /** Markers before each entry, and styles that number each list separately. */
    private const SINGLE_LEVEL_STYLES = [
        'disc', 'circle', 'square', 'cjk-earthly-branch', 'disclosure-open', 'disclosure-closed', 'numeric',
    ];
    private const SYMBOL_STYLES = ['disc', 'circle', 'square', 'disclosure-open', 'disclosure-closed'];

    public readonly string $style;

    public function __construct(string $style)
    {
        $this->style = in_array($style, self::STYLES, true) ? $style : 'decimal';
    }

    /** @return 'none'|'nested'|'single'|'sign'|'dash' */
    public function kind(): string
    {
        return match (true) {
            $this->style === 'none' => 'none',
            $this->style === '- ' => 'dash',
            in_array($this->style, self::SYMBOL_STYLES, true) => 'sign',
            in_array($this->style, self::SINGLE_LEVEL_STYLES, true) => 'single',
            default => 'nested',
        };
    }

    /** Returns the name of the CSS counter style. */
    public function cssName(): string
    {
        return $this->style === 'numeric' || $this->style === '- ' ? 'decimal' : $this->style;
    }
}
