<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/**
 * Represents an ad of the inventory. The browser selects the ads to show; this class only contains data that is the
 * same for all visitors, so that pages stay cacheable.
 */
final class Ad
{
    /**
     * @param list<string> $places
     * @param string       $size       `468x60`, or '' for any size
     * @param int          $from       Unix timestamp; 0: no start
     * @param int          $until      Unix timestamp; 0: no end
     * @param list<int>    $categories category IDs of articles; empty: all pages
     * @param string       $unit       `1234567890` for AdSense, `/1234/name` for Google Publisher Tag, or code
     */
    public function __construct(
        public readonly int $id,
        public readonly AdKind $kind,
        public readonly array $places,
        public readonly string $size,
        public readonly int $weight,
        public readonly int $from,
        public readonly int $until,
        public readonly int $limit,
        public readonly array $categories,
        public readonly bool $notOnJobs,
        public readonly string $link,
        public readonly string $image,
        public readonly string $alt,
        public readonly string $unit,
    ) {
    }

    /**
     * Returns whether all required values of the ad are set. An image ad needs its image: without it only the title
     * would be shown as a link.
     */
    public function isComplete(): bool
    {
        return $this->kind !== AdKind::Image || $this->image !== '';
    }

    /** Returns whether several slots of a page may show it: units of networks, and code with a limit above one. */
    public function isRepeatable(): bool
    {
        return $this->kind->isNetwork() || ($this->kind === AdKind::Code && $this->limit > 1);
    }

    /** @param list<int> $categories category IDs of the page */
    public function isEligible(string $slot, array $categories, bool $isJobPage): bool
    {
        return $this->isComplete()
            && in_array($slot, $this->places, true)
            && !($this->notOnJobs && $isJobPage)
            && ($this->categories === [] || array_intersect($this->categories, $categories) !== []);
    }

    /** @return array<string, string|int> data for the browser */
    public function toArray(): array
    {
        return [
            'id' => $this->id,
            'kind' => $this->kind->value,
            'size' => $this->size,
            'weight' => $this->weight,
            'from' => $this->from,
            'until' => $this->until,
            'limit' => $this->limit,
            'link' => $this->link,
            'image' => $this->image,
            'alt' => $this->alt,
            'unit' => $this->unit,
        ];
    }
}
