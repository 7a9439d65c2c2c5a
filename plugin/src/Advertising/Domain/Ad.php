<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** One ad of the inventory. The browser chooses among them; here is only what is the same for all visitors (Rulings 34). */
final class Ad
{
    /**
     * @param list<string> $places
     * @param string       $size       `468x60`, or '' for any
     * @param int          $from       seconds since 1970; 0: at once
     * @param int          $until      0: for ever
     * @param list<int>    $categories of articles; none: everywhere
     * @param string       $unit       `1234567890` of AdSense, `/1234/name` of Publisher Tag, or code
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

    /** Whether there is something to show: an image ad needs its image, or only its title would be left as a link. */
    public function isComplete(): bool
    {
        return $this->kind !== AdKind::Image || $this->image !== '';
    }

    /** @param list<int> $categories of the page */
    public function fits(string $place, array $categories, bool $isJobPage): bool
    {
        return $this->isComplete()
            && in_array($place, $this->places, true)
            && !($this->notOnJobs && $isJobPage)
            && ($this->categories === [] || array_intersect($this->categories, $categories) !== []);
    }

    /** @return array<string, string|int> for the browser */
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
