<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Frontend;

use CourantDesk\Feeds\Domain\FeedEntry;
use DateTimeImmutable;

/** View model of the XML feed. */
final class XmlFeedView
{
    /** The order of elements in the documentation of aggregators; elements of further fields follow. */
    private const ORDER = [
        'title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'city', 'state', 'country',
        'description',
        'salary', 'jobtype', 'category', 'remotetype', 'expirationdate',
    ];

    /** @param list<FeedEntry> $entries newest first */
    public function __construct(
        public readonly string $publisher,
        public readonly string $publisherUrl,
        public readonly DateTimeImmutable $builtAt,
        public readonly array $entries,
    ) {
    }

    /** Returns text that is valid in XML 1.0: valid UTF-8 without control characters. */
    public static function sanitizeText(string $text): string
    {
        $text = wp_check_invalid_utf8($text, true);

        return (string) preg_replace(
            '/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u',
            '',
            $text,
        );
    }

    /**
     * Returns the elements of one entry in the order of aggregator documentation; empty ones are left out.
     *
     * @return array<string, string> text by name
     */
    public static function elements(FeedEntry $entry): array
    {
        $opening = $entry->opening;
        $elements = [
            'title' => $opening->title,
            'date' => $opening->published->format(DATE_RFC2822),
            'referencenumber' => $entry->reference(),
            'requisitionid' => (string) $opening->id,
            'url' => $opening->url,
            'company' => $entry->company,
            'description' => $entry->description,
            'category' => implode(', ', $entry->terms('job-category')),
        ] + $entry->xmlElements();
        $texts = array_filter(
            array_map(self::sanitizeText(...), $elements),
            static fn (string $text): bool => $text !== '',
        );

        return array_replace(array_intersect_key(array_fill_keys(self::ORDER, ''), $texts), $texts);
    }
}
