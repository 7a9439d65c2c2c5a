<?php

declare(strict_types=1);

namespace CourantDesk\Listings;

use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\Extent;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Wp\Addresses;
use CourantDesk\Listings\Wp\AdoptedExpiry;
use CourantDesk\Listings\Wp\Archives;
use CourantDesk\Listings\Wp\FilterBar;
use CourantDesk\Listings\Wp\FoundLists;
use CourantDesk\Listings\Wp\Index\IndexParts;
use CourantDesk\Listings\Wp\ListingBlock;
use CourantDesk\Listings\Wp\ListingEndpoint;
use CourantDesk\Listings\Wp\ListingPageAssets;
use CourantDesk\Listings\Wp\ListingRenderer;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\Wp\ListingsRoute;
use CourantDesk\Listings\Wp\ListViews;
use CourantDesk\Listings\Wp\PromptCalls;
use CourantDesk\Listings\Wp\SearchFeed;
use CourantDesk\Listings\Wp\Shortcode;
use CourantDesk\Listings\Wp\WaysOn;

/** Listings: shortcode, block, archives, calls and REST over one query, one index and one renderer. */
final class ListingsFeature implements Feature, Migrates, Installs
{
    private readonly IndexParts $parts;
    private readonly ListingPageAssets $assets;
    private readonly Archives $archives;
    private readonly Shortcode $shortcode;
    private readonly ListingBlock $block;
    private readonly ListingEndpoint $endpoint;
    private readonly ListingsRoute $route;
    private readonly SearchFeed $feed;
    private readonly FoundLists $found;

    public function __construct(
        private readonly Kernel $kernel,
        Specifications $specifications,
        Openings $openings,
        ListingsSettings $settings,
        FieldWords $words,
    ) {
        $this->parts = new IndexParts($kernel, $specifications, $openings);
        $index = $this->parts->index;
        $addresses = new Addresses($specifications);
        $this->found = new FoundLists($specifications);
        $this->feed = new SearchFeed($index, $specifications, $kernel->languages);
        $renderer = new ListingRenderer(
            $specifications,
            $index,
            new ListViews($openings, $specifications, $kernel->clock, new WaysOn($this->parts->similar), $words),
            new FilterBar($specifications, $index, $kernel->template, $kernel->languages, $words),
            $addresses,
            $kernel->template,
            $kernel->languages,
        );
        $this->assets = new ListingPageAssets($kernel, $settings);
        $this->archives = new Archives($renderer, $settings, $specifications, $kernel->template);
        $this->shortcode = new Shortcode($renderer, $settings, $specifications, $this->archives, $this->assets);
        $this->block = new ListingBlock(
            dirname($kernel->file) . '/blocks',
            $renderer,
            $settings,
            $specifications,
            $this->archives,
            $this->assets,
        );
        $this->endpoint = new ListingEndpoint($renderer, $settings, $specifications, $addresses, $kernel->languages);
        $this->route = new ListingsRoute($renderer, $settings, $specifications, $openings, $index, $addresses, $kernel->languages);
    }

    /** The one way to openings, for rooms that show a few of them. */
    public function index(): JobIndex
    {
        return $this->parts->index;
    }

    public function boot(): void
    {
        $this->parts->boot();
        add_shortcode(Shortcode::NAME, [$this->shortcode, 'render']);
        add_action('init', [$this->block, 'register'], 11);
        add_action('enqueue_block_editor_assets', [$this, 'editorScript']);
        add_action('enqueue_block_assets', [$this, 'editorStyle']);
        add_action('wp_enqueue_scripts', [$this->assets, 'addEarly']);
        $this->kernel->config->addCompatible($this->assets->compatible(...));
        add_filter('courant_desk_styled_selects', [$this->assets, 'hasStyledSelects']);
        add_action('parse_request', [$this->route, 'comeAlone'], 5);
        add_action('rest_api_init', [$this->route, 'register']);
        add_filter('rest_authentication_errors', [$this->route, 'admit'], 101);
        add_action('pre_get_posts', [$this->feed, 'narrow']);
        $this->found->boot();
        add_filter('template_include', [$this->archives, 'template'], 50);
        add_action('courant_desk_print_archive', [$this->archives, 'print']);
        add_action('courant_openings_archive', [$this->archives, 'printListing']);
        add_action('courant_front_openings', [$this->archives, 'printTeaser']);
        add_filter('pre_handle_404', [$this->archives, 'isFound'], 10, 2);
        add_filter('redirect_canonical', [$this->archives, 'keepAddress']);
        (new PromptCalls([
            'jobfilter' => $this->filter(...),
            'loadmore' => $this->more(...),
            'block_jobfilter' => $this->blockFilter(...),
            'block_loadmore' => $this->blockMore(...),
        ]))->boot();
    }

    public function migrations(): array
    {
        return [$this->parts->builder];
    }

    public function install(): void
    {
        AdoptedExpiry::install();
        $this->parts->install();
    }

    public function deactivate(): void
    {
        $this->parts->deactivate();
    }

    public function erase(): void
    {
        $this->parts->erase();
    }

    public function editorScript(): void
    {
        $handle = $this->kernel->assets->adminScript('listings');
        $site = InlineJson::encode($this->block->editorSite());
        wp_add_inline_script($handle, "window.courantDeskListings = $site;", 'before');
    }

    /** Into the editor's frame, where the preview is drawn. */
    public function editorStyle(): void
    {
        if (is_admin()) {
            array_map($this->kernel->assets->style(...), ['listings', 'listings-menus', 'listings-side']);
        }
    }

    private function filter(): never
    {
        $this->endpoint->filter(Request::current())->send();
        exit;
    }

    private function more(): never
    {
        $this->endpoint->more(Request::current())->send();
        exit;
    }

    private function blockFilter(): never
    {
        wp_send_json_success($this->endpoint->block(Request::current(), Extent::Shown));
    }

    private function blockMore(): never
    {
        wp_send_json_success($this->endpoint->block(Request::current(), Extent::Further));
    }
}
