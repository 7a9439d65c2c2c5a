<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * Elements whose headings are not part of the reader's text: hidden ones, the cards of a query loop, closed dialogs, and
 * what the owner names by selectors. Contents contract 7, cases 7, 8, 14 and 16.
 */
final class Unlisted
{
    private const CLASSES = ['screen-reader-text', 'sr-only', 'visually-hidden', 'wp-block-post-template', 'ez-toc-exclude-headings',
        // A list of openings is a list of cards too, and an opening's page has a form, not chapters.
        'awsm-job-wrap', 'awsm-job-single-wrap'];
    private const ALWAYS = ['TEMPLATE' => 1, 'NOSCRIPT' => 1, 'PRE' => 1, 'SVG' => 1, 'VIDEO' => 1, 'AUDIO' => 1, 'CANVAS' => 1, 'RT' => 1, 'RP' => 1];

    /** @var list<Selector> */
    private readonly array $selectors;

    /** @var non-empty-string */
    private readonly string $suspicious;

    /** @var array<string, true> */
    private readonly array $tags;

    /** @param string $selectors separated by commas */
    public function __construct(string $selectors = '')
    {
        $named = array_filter(array_map(Selector::read(...), explode(',', $selectors)));
        $this->selectors = [...array_values($named), ...array_map(Selector::ofClass(...), self::CLASSES)];
        $words = ['hidden', 'display', 'popover'];
        $tags = [];
        foreach ($this->selectors as $selector) {
            array_push($words, ...$selector->marks());
            $tags += array_fill_keys($selector->tags(), true);
        }
        $this->tags = $tags;
        $this->suspicious = '~' . implode('|', array_map(static fn (string $word): string => preg_quote($word, '~'), $words)) . '~i';
    }

    /**
     * @param string          $raw    the start tag as it is written: most tags are cleared by a look at it
     * @param array<int, int> $around of the selectors of several parts, by their number: how many of them fit the elements around
     * @return array<int, int>|null the same for what is inside; null: it is not listed
     */
    public function inside(string $tag, string $raw, array $around, Attributes $attributes): ?array
    {
        if (isset(self::ALWAYS[$tag]) || ($tag === 'DIALOG' && $attributes->attribute('open') === null)) {
            return null;
        }
        $isSuspicious = $raw !== '' && preg_match($this->suspicious, $raw) === 1;
        if ($isSuspicious && self::isHidden($attributes)) {
            return null;
        }
        if (!$isSuspicious && !isset($this->tags[$tag])) {
            return $around;
        }
        foreach ($this->selectors as $number => $selector) {
            $reached = $around[$number] ?? 0;
            if ($selector->isNext($reached, $tag, $attributes)) {
                if (++$reached === count($selector->parts)) {
                    return null;
                }
                $around[$number] = $reached;
            }
        }

        return $around;
    }

    private static function isHidden(Attributes $attributes): bool
    {
        $hidden = $attributes->attribute('hidden');

        return ($hidden !== null && strtolower($hidden) !== 'until-found')
            || strtolower($attributes->attribute('aria-hidden') ?? '') === 'true'
            || $attributes->attribute('popover') !== null
            || preg_match('~(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)~i', $attributes->attribute('style') ?? '') === 1;
    }
}
