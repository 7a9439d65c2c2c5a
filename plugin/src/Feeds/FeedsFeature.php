<?php

declare(strict_types=1);

namespace CourantDesk\Feeds;

use CourantDesk\Feeds\Wp\FeedEdge;
use CourantDesk\Feeds\Wp\PostFeedSource;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;

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
    ) {
    }

    public function boot(): void
    {
        $source = new PostFeedSource($this->kernel->sql, $this->kernel->clock, $this->openings, $this->company);
        $edge = new FeedEdge($source, $this->settings, $this->company, $this->kernel->template, $this->kernel->clock);
        add_action('init', [$edge, 'register']);
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
    }
}
