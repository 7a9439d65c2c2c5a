<?php

declare(strict_types=1);

namespace CourantDesk\Feeds;

use CourantDesk\Feeds\Http\CoreFeeds;
use CourantDesk\Feeds\Http\FeedController;
use CourantDesk\Feeds\Storage\FeedCache;
use CourantDesk\Feeds\Storage\IndexFeedSource;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\JobIndex;

/**
 * Registers feeds of openings for partners: an XML feed for job aggregators, and a JSON feed (docs/features/feeds.md).
 */
final class FeedsModule implements Module, Installable
{
    public const XML_FEED = 'openings-xml';
    public const JSON_FEED = 'openings-json';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningRepository $openings,
        private readonly HiringOrganization $company,
        private readonly FeedsSettings $settings,
        private readonly JobIndex $index,
        private readonly SpecificationRepository $specifications,
        private readonly OpeningFields $fields,
    ) {
    }

    public function boot(): void
    {
        $source = new IndexFeedSource(
            index: $this->index,
            openings: $this->openings,
            specifications: $this->specifications,
            company: $this->company,
            languages: $this->kernel->languages,
            clock: $this->kernel->clock,
            fields: $this->fields,
        );
        $cache = new FeedCache($this->kernel->clock);
        $controller = new FeedController(
            source: $source,
            settings: $this->settings,
            company: $this->company,
            template: $this->kernel->template,
            clock: $this->kernel->clock,
            languages: $this->kernel->languages,
            cache: $cache
        );
        add_action(JobIndex::CHANGED_ACTION, static fn () => $cache->clear());
        add_action('init', [$controller, 'registerFeeds']);
        add_action('parse_request', [$controller, 'skipLastModified']);
        $core = new CoreFeeds($cache);
        add_action('parse_request', [$core, 'detectFeed']);
        add_filter('pre_get_lastpostmodified', [$core, 'findLastModified'], 20, 3);
        add_action('pre_get_posts', [$core, 'skipCounting']);
        add_action('pre_get_posts', [$controller, 'skipMainQuery']);
        add_filter('pre_handle_404', [$controller, 'preventFeed404'], 10, 2);
        add_action('wp_head', [$controller, 'printFeedLinks']);
    }

    public function install(): void
    {
        $this->settings->install();
        FeedController::flushRewriteRules();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        $this->settings->delete();
        (new FeedCache($this->kernel->clock))->clear();
    }
}
