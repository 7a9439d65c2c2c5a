<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Log;
use CourantDesk\Listings\Domain\PageCaches;
use Throwable;

/**
 * Notices that what is listed has changed. Cached answers are void at once; caches of pages are told at the end of the
 * request, once for all that was published, changed, closed or moved in it.
 */
final class ListingChanges
{
    /** Fired with the openings (list<int>) whenever lists may have changed. */
    public const ACTION = 'courant_listings_changed';

    /** An import names no more openings than this; the lists themselves are always named. */
    private const MOST = 100;

    /** @var array<int, true> */
    private array $openings = [];

    private bool $noticed = false;

    public function __construct(
        private readonly Generation $generation,
        private readonly PageCaches $caches,
        private readonly ListingAddresses $addresses,
        private readonly Specifications $specifications,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
        add_action(self::ACTION, [$this, 'notice']);
        foreach (['created_term', 'edited_term', 'delete_term'] as $hook) {
            add_action($hook, [$this, 'term'], 30, 3);
        }
    }

    public function notice(mixed $ids): void
    {
        $this->generation->end();
        $this->noticed = true;
        add_action('shutdown', [$this, 'tell'], 5);
        foreach (is_array($ids) ? $ids : [] as $id) {
            if (is_int($id) && count($this->openings) < self::MOST) {
                $this->openings[$id] = true;
            }
        }
    }

    public function term(mixed $term, mixed $relation, mixed $taxonomy): void
    {
        if (in_array($taxonomy, array_column($this->specifications->all(), 'taxonomy'), true)) {
            $this->notice([]);
        }
    }

    /** At the end of the request. A cache that fails is no reason for anything else to fail. */
    public function tell(): void
    {
        if (!$this->noticed) {
            return;
        }
        $openings = array_keys($this->openings);
        $this->noticed = false;
        $this->openings = [];
        try {
            $this->caches->forget($this->addresses->all(count($openings) < self::MOST ? $openings : []), $openings);
        } catch (Throwable $failure) {
            $this->log->error('listings.page_caches', ['openings' => count($openings)], $failure);
        }
    }
}
