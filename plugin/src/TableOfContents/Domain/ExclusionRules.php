<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Determines elements whose headings are not listed: hidden elements, cards of a query loop, closed dialogs, and
 * elements that match the configured selectors.
 */
final class ExclusionRules
{
    private const EXCLUDED_CLASSES =
        ['screen-reader-text', 'sr-only', 'visually-hidden', 'wp-block-post-template', 'ez-toc-exclude-headings',
            // Job listings consist of cards, and an opening's page contains a form instead of sections.
            'awsm-job-wrap', 'awsm-job-single-wrap'];
    private const EXCLUDED_TAGS = [
        'TEMPLATE' => 1, 'NOSCRIPT' => 1, 'PRE' => 1, 'SVG' => 1, 'VIDEO' => 1, 'AUDIO' => 1, 'CANVAS' => 1, 'RT' => 1,
        'RP' => 1,
    ];

    /** @var list<ExclusionSelector> */
    private readonly array $selectors;

    /** @var non-empty-string */
    private readonly string $attributePattern;

    /** @var array<string, true> */
    private readonly array $tags;

    /** @param string $selectors comma-separated */
    public function __construct(string $selectors = '')
    {
        $named = array_filter(array_map(ExclusionSelector::parse(...), explode(',', $selectors)));
        $this->selectors = [
            ...array_values($named),
            ...array_map(ExclusionSelector::forClass(...), self::EXCLUDED_CLASSES),
        ];
        $requiredTexts = ['hidden', 'display', 'popover'];
        $tags = [];
        foreach ($this->selectors as $selector) {
            array_push($requiredTexts, ...$selector->requiredText());
            $tags += array_fill_keys($selector->tagNames(), true);
        }
        $this->tags = $tags;
        $this->attributePattern = '~'
            . implode('|', array_map(static fn (string $word): string => preg_quote($word, '~'), $requiredTexts))
            . '~i';
    }

    /**
     * @param string $raw markup of the start tag, with which most tags are excluded by a fast test
     * @param array<int, int> $around number of parts that the ancestors match, by index of a selector with several
     *     parts
     * @return array<int, int>|null the same for descendants; null when the element is excluded
     */
    public function matchElement(string $tag, string $raw, array $around, TagAttributes $attributes): ?array
    {
        if (isset(self::EXCLUDED_TAGS[$tag]) || ($tag === 'DIALOG' && $attributes->getAttribute('open') === null)) {
            return null;
        }
        $isSuspicious = $raw !== '' && preg_match($this->attributePattern, $raw) === 1;
        if ($isSuspicious && self::isHidden($attributes)) {
            return null;
        }
        if (!$isSuspicious && !isset($this->tags[$tag])) {
            return $around;
        }
        foreach ($this->selectors as $number => $selector) {
            $reached = $around[$number] ?? 0;
            if ($selector->matchesNextPart($reached, $tag, $attributes)) {
                if (++$reached === count($selector->compounds)) {
                    return null;
                }
                $around[$number] = $reached;
            }
        }

        return $around;
    }

    private static function isHidden(TagAttributes $attributes): bool
    {
        $hidden = $attributes->getAttribute('hidden');

        return ($hidden !== null && strtolower($hidden) !== 'until-found')
            || strtolower($attributes->getAttribute('aria-hidden') ?? '') === 'true'
            || $attributes->getAttribute('popover') !== null
            || preg_match(
                '~(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)~i',
                $attributes->getAttribute('style') ?? '',
            ) === 1;
    }
}
