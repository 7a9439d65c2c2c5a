<?php

declare(strict_types=1);

namespace CourantDesk\Feeds;

use CourantDesk\Feeds\Wp\FeedCache;
use CourantDesk\Feeds\Wp\FeedEdge;
use CourantDesk\Feeds\Wp\IndexFeedSource;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Listings\Domain\JobIndex;

/** Open openings for partners: an XML feed that job aggregators read, and a JSON feed (docs/feeds.md). */
final class FeedsFeature implements Feature, Installs
{
    public const XML = 'openings-xml';
    public const JSON = 'openings-json';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly Openings $openings,
        private readonly Organisation $company,
        private readonly FeedsSettings $settings,
        private readonly JobIndex $index,
        private readonly Specifications $specifications,
    ) {
    }

    public function boot(): void
    {
        $source = new IndexFeedSource($this->index, $this->openings, $this->specifications, $this->company, $this->kernel->languages, $this->kernel->clock);
        $cache = new FeedCache($this->kernel->clock);
        $edge = new FeedEdge($source, $this->settings, $this->company, $this->kernel->template, $this->kernel->clock, $this->kernel->languages, $cache);
        add_action('courant_listings_changed', static fn () => $cache->clear());
        add_action('init', [$edge, 'register']);
        add_action('parse_request', [$edge, 'skipLastModified']);
        add_action('pre_get_posts', [$edge, 'askForNothing']);
        add_filter('pre_handle_404', [$edge, 'isThere'], 10, 2);
        add_action('wp_head', [$edge, 'announce']);
    }

    public function install(): void
    {
        $this->settings->install();
        FeedEdge::renewRules();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        $this->settings->erase();
        (new FeedCache($this->kernel->clock))->clear();
    }
}
