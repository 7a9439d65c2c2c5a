<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * Elements whose headings are not part of the reader's text: hidden ones, the cards of a query loop, closed dialogs, and
 * what the owner names by simple selectors (`blockquote`, `.note`, `#aside`, `div.note`) or block types (`core/quote`).
 * Contents contract 7, cases 7, 8, 14 and 16.
 */
final class Unlisted
{
    private const CLASSES = ['screen-reader-text', 'sr-only', 'visually-hidden', 'wp-block-post-template', 'ez-toc-exclude-headings',
        // A list of openings is a list of cards too, and an opening's page has a form, not chapters.
        'awsm-job-wrap', 'awsm-job-single-wrap'];
    private const ALWAYS = ['TEMPLATE', 'NOSCRIPT', 'PRE', 'SVG', 'VIDEO', 'AUDIO', 'CANVAS', 'RT', 'RP'];

    /** @var list<array{tag: string, class: string, id: string}> */
    private readonly array $selectors;

    /** @var non-empty-string */
    private readonly string $suspicious;

    /** @param string $selectors separated by commas */
    public function __construct(string $selectors = '')
    {
        $parsed = array_filter(array_map(self::parse(...), explode(',', $selectors)), is_array(...));
        foreach (self::CLASSES as $class) {
            $parsed[] = ['tag' => '', 'class' => $class, 'id' => ''];
        }
        $this->selectors = array_values($parsed);
        $words = ['hidden', 'display', 'popover'];
        foreach ($this->selectors as $selector) {
            array_push($words, $selector['class'], $selector['id']);
        }
        $this->suspicious = '~' . implode('|', array_map(static fn (string $word): string => preg_quote($word, '~'), array_filter($words, static fn (string $word): bool => $word !== ''))) . '~i';
    }

    /** @param string $raw the start tag as it is written: most tags are cleared by a look at it */
    public function covers(string $tag, string $raw, Attributes $attributes): bool
    {
        if (in_array($tag, self::ALWAYS, true) || ($tag === 'DIALOG' && $attributes->attribute('open') === null)) {
            return true;
        }
        if (preg_match($this->suspicious, $raw) === 1) {
            return self::isHidden($attributes) || $this->isNamed($tag, $attributes);
        }
        foreach ($this->selectors as $selector) {
            if ($selector['tag'] === $tag && $selector['class'] === '' && $selector['id'] === '') {
                return true;
            }
        }

        return false;
    }

    private static function isHidden(Attributes $attributes): bool
    {
        $hidden = $attributes->attribute('hidden');

        return ($hidden !== null && strtolower($hidden) !== 'until-found')
            || strtolower($attributes->attribute('aria-hidden') ?? '') === 'true'
            || $attributes->attribute('popover') !== null
            || preg_match('~(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)~i', $attributes->attribute('style') ?? '') === 1;
    }

    private function isNamed(string $tag, Attributes $attributes): bool
    {
        $classes = preg_split('~[ \t\f\r\n]+~', $attributes->attribute('class') ?? '');
        foreach ($this->selectors as $selector) {
            if (
                ($selector['tag'] === '' || $selector['tag'] === $tag)
                && ($selector['class'] === '' || in_array($selector['class'], $classes === false ? [] : $classes, true))
                && ($selector['id'] === '' || $selector['id'] === $attributes->attribute('id'))
            ) {
                return true;
            }
        }

        return false;
    }

    /** @return array{tag: string, class: string, id: string}|null null where it is no simple selector */
    private static function parse(string $selector): ?array
    {
        $selector = trim($selector);
        if (preg_match('~^([a-z0-9-]+)/([a-z0-9-]+)$~', $selector, $block) === 1) {
            $class = 'wp-block-' . ($block[1] === 'core' ? '' : $block[1] . '-') . $block[2];

            return ['tag' => '', 'class' => $class, 'id' => ''];
        }
        if ($selector === '' || preg_match('~^([a-z][a-z0-9-]*)?(?:\.([\w-]+))?(?:#([\w-]+))?$~i', $selector, $part) !== 1) {
            return null;
        }

        return ['tag' => strtoupper($part[1] ?? ''), 'class' => $part[2] ?? '', 'id' => $part[3] ?? ''];
    }
}
