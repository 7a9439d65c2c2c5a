<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\View;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Jobs\Domain\WorkMode;
use DateTimeImmutable;

/** What the XML feed prints. */
final class XmlFeedView
{
    /** @param list<FeedEntry> $entries newest first */
    public function __construct(
        public readonly string $publisher,
        public readonly string $address,
        public readonly DateTimeImmutable $built,
        public readonly array $entries,
    ) {
    }

    /** Text as XML 1.0 can hold it: valid UTF-8 without control characters. */
    public static function text(string $text): string
    {
        $text = wp_check_invalid_utf8($text, true);

        return (string) preg_replace('/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u', '', $text);
    }

    /**
     * The elements of one entry in the order that aggregators show them in; empty ones are left out.
     *
     * @return array<string, string> text by name
     */
    public static function elements(FeedEntry $entry): array
    {
        $opening = $entry->opening;
        $place = $entry->place();

        return array_filter(array_map(self::text(...), [
            'title' => $opening->title,
            'date' => $opening->published->format(DATE_RFC2822),
            'referencenumber' => $entry->reference(),
            'requisitionid' => (string) $opening->id,
            'url' => $opening->url,
            'company' => $entry->company,
            'city' => $place->city,
            'state' => $place->region,
            'country' => $place->country,
            'description' => $entry->description,
            'salary' => $entry->salary(),
            'jobtype' => $entry->jobType(),
            'category' => implode(', ', $entry->terms('job-category')),
            'remotetype' => $opening->workMode === WorkMode::Remote ? 'Fully remote' : ($opening->workMode === WorkMode::Hybrid ? 'Hybrid remote' : ''),
            'expirationdate' => $opening->closing === null ? '' : $opening->closing->format(DATE_RFC2822),
        ]), static fn (string $text): bool => $text !== '');
    }
}
