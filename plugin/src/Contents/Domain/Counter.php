<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** How entries are numbered (Contents contract 2.6): a style of CSS counters, whole (`1.2.1`) or the last part alone. */
final class Counter
{
    public const STYLES = [
        'decimal', 'none', 'disc', 'circle', 'square', '- ', 'cjk-earthly-branch', 'disclosure-open', 'disclosure-closed', 'numeric',
        'decimal-leading-zero', 'cjk-decimal', 'upper-roman', 'lower-roman', 'lower-greek', 'upper-alpha', 'lower-alpha', 'upper-latin',
        'lower-latin', 'armenian', 'upper-armenian', 'lower-armenian', 'arabic-indic', 'bengali', 'cambodian', 'cjk-heavenly-stem',
        'cjk-ideographic', 'simp-chinese-formal', 'simp-chinese-informal', 'trad-chinese-formal', 'trad-chinese-informal', 'devanagari',
        'ethiopic-numeric', 'georgian', 'gujarati', 'gurmukhi', 'hebrew', 'hiragana', 'hiragana-iroha', 'japanese-formal',
        'japanese-informal', 'kannada', 'katakana', 'katakana-iroha', 'khmer', 'korean-hangul-formal', 'korean-hanja-formal',
        'korean-hanja-informal', 'lao', 'malayalam', 'mongolian', 'myanmar', 'oriya', 'persian', 'tamil', 'telugu', 'thai', 'tibetan',
    ];

    /** Signs before each entry, and styles that count each list on its own. */
    private const SINGLE = ['disc', 'circle', 'square', 'cjk-earthly-branch', 'disclosure-open', 'disclosure-closed', 'numeric'];
    private const SIGNS = ['disc', 'circle', 'square', 'disclosure-open', 'disclosure-closed'];

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
            in_array($this->style, self::SIGNS, true) => 'sign',
            in_array($this->style, self::SINGLE, true) => 'single',
            default => 'nested',
        };
    }

    /** The name of the CSS counter style. */
    public function css(): string
    {
        return $this->style === 'numeric' || $this->style === '- ' ? 'decimal' : $this->style;
    }
}
