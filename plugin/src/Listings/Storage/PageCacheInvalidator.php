<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\ResultCache;
use Throwable;

/**
 * Invalidates caches when listings change: cached results of the index immediately, and page caches at the end of the
 * request, once for all openings that were published, changed, closed or moved in the request.
 */
final class PageCacheInvalidator
{
    /** Maximum number of openings purged individually; listing pages are always purged. */
    private const MAX_OPENINGS = 100;

    /** @var array<int, true> */
    private array $openings = [];

    private bool $hasChanges = false;

    public function __construct(
        private readonly ResultCache $resultCache,
        private readonly InstalledPageCachePurger $purger,
        private readonly ListingUrlRepository $urls,
        private readonly SpecificationRepository $specifications,
        private readonly Log $log,
    ) {
    }

    public function recordChange(mixed $ids): void
    {
        $this->resultCache->invalidate();
        $this->hasChanges = true;
        add_action('shutdown', [$this, 'purgePageCaches'], 5);
        foreach (is_array($ids) ? $ids : [] as $id) {
            if (is_int($id) && count($this->openings) < self::MAX_OPENINGS) {
                $this->openings[$id] = true;
            }
        }
    }

    public function recordTermChange(mixed $term, mixed $relation, mixed $taxonomy): void
    {
        if (in_array($taxonomy, array_column($this->specifications->findAll(), 'taxonomy'), true)) {
            $this->recordChange([]);
        }
    }

    /** Purges page caches at the end of the request. Failures are logged and do not affect the request. */
    public function purgePageCaches(): void
    {
        if (!$this->hasChanges) {
            return;
        }
        $openings = array_keys($this->openings);
        $this->hasChanges = false;
        $this->openings = [];
        try {
            $this->purger
                ->purge($this->urls->findUrls(count($openings) < self::MAX_OPENINGS ? $openings : []), $openings);
        } catch (Throwable $failure) {
            $this->log->error('listings.page_caches', ['openings' => count($openings)], $failure);
        }
    }
}
