<?php

declare(strict_types=1);

namespace CourantDesk\Careers\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Clock;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;

/** Short lists of openings that anybody may apply for, out of the one index. */
final class OpeningLists
{
    public const MAX = 20;

    /** What makes two openings alike, the most telling first. */
    private const ALIKE = ['job-category', 'job-type'];

    public function __construct(
        private readonly JobIndex $index,
        private readonly Openings $openings,
        private readonly Specifications $specifications,
        private readonly Clock $clock,
    ) {
    }

    /**
     * @param string $specs such as `job-category:news,job-type:full-time`; what is unknown is ignored
     * @return list<Opening> newest first
     */
    public function recent(int $number, string $specs = ''): array
    {
        return $this->some($number, $this->fixed($specs));
    }

    public function count(string $specs = ''): int
    {
        return $this->index->find($this->query(1, $this->fixed($specs)))->total;
    }

    /** @return list<Opening> like the one that closed; the newest ones where nothing is like it */
    public function similar(Opening $closed, int $number): array
    {
        $taxonomies = array_unique([...self::ALIKE, ...array_column($this->specifications->all(), 'taxonomy')]);
        foreach ($taxonomies as $taxonomy) {
            $terms = $closed->terms[$taxonomy] ?? [];
            $found = $terms === [] ? [] : $this->some($number + 1, [$taxonomy => $terms], $closed->id);
            if ($found !== []) {
                return array_slice($found, 0, $number);
            }
        }

        return array_slice($this->some($number + 1, [], $closed->id), 0, $number);
    }

    /**
     * @param array<string, list<Term>> $fixed
     * @return list<Opening>
     */
    private function some(int $number, array $fixed, int $but = 0): array
    {
        $ids = $this->index->find($this->query(max(1, min(self::MAX, $number)), $fixed))->ids;
        $now = $this->clock->now();

        return array_values(array_filter(
            $this->openings->many($ids),
            static fn (Opening $opening): bool => $opening->id !== $but && !$opening->isClosed($now)
        ));
    }

    /** @param array<string, list<Term>> $fixed */
    private function query(int $number, array $fixed): ListingQuery
    {
        $options = new BlockOptions(perPage: $number, paginated: false, hideExpired: true, fixed: $fixed);

        return ListingQuery::fromArray([], $options, $this->specifications);
    }

    /** @return array<string, list<Term>> */
    private function fixed(string $specs): array
    {
        $fixed = [];
        foreach ($specs === '' ? [] : explode(',', $specs) as $part) {
            [$taxonomy, $slug] = array_map('trim', explode(':', $part, 2)) + ['', ''];
            foreach ($this->specifications->unordered($taxonomy) as $term) {
                if ($term->slug === $slug || (string) $term->id === $slug) {
                    $fixed[$taxonomy][] = $term;
                }
            }
        }

        return $fixed;
    }
}
