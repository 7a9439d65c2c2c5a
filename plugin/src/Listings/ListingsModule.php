<?php

declare(strict_types=1);

namespace CourantDesk\Listings;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\PublicRestRoutes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PageRange;
use CourantDesk\Listings\Frontend\ArchivePages;
use CourantDesk\Listings\Frontend\EmptyStateSuggestions;
use CourantDesk\Listings\Frontend\FilterBarBuilder;
use CourantDesk\Listings\Frontend\ListingAssets;
use CourantDesk\Listings\Frontend\ListingBlock;
use CourantDesk\Listings\Frontend\ListingMap;
use CourantDesk\Listings\Frontend\ListingMetaTags;
use CourantDesk\Listings\Frontend\ListingRenderer;
use CourantDesk\Listings\Frontend\ListingShortcode;
use CourantDesk\Listings\Frontend\GroupLinks;
use CourantDesk\Listings\Frontend\ListViewFactory;
use CourantDesk\Listings\Frontend\TemplateFunctions;
use CourantDesk\Listings\Http\CacheTagHeaders;
use CourantDesk\Listings\Http\EarlyAjaxDispatcher;
use CourantDesk\Listings\Http\FilteredFeed;
use CourantDesk\Listings\Http\ListingAjaxController;
use CourantDesk\Listings\Http\ListingPlacesController;
use CourantDesk\Listings\Http\ListingsController;
use CourantDesk\Listings\Http\PageUrlResolver;
use CourantDesk\Listings\Storage\InstalledPageCachePurger;
use CourantDesk\Listings\Storage\ListingUrlRepository;
use CourantDesk\Listings\Storage\PageCacheInvalidator;
use CourantDesk\Listings\Storage\WpJobOpeningsExpiryOption;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\PlaceCoordinates;
use CourantDesk\SearchIndex\Domain\ResultCache;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;

/**
 * Registers listings: the shortcode, block, archives, AJAX actions, REST routes and feed, with one query and one
 * renderer.
 */
final class ListingsModule implements Module, Installable, RestControllerProvider
{
    private readonly PageCacheInvalidator $cacheInvalidator;
    private readonly ListingAssets $assets;
    private readonly ArchivePages $archives;
    private readonly ListingShortcode $shortcode;
    private readonly ListingBlock $block;
    private readonly ListingAjaxController $ajaxController;
    private readonly ListingsController $restController;
    private readonly ListingPlacesController $placesController;
    private readonly ListingMap $map;
    private readonly FilteredFeed $feed;
    private readonly ListingMetaTags $metaTags;
    private readonly TemplateFunctions $templateFunctions;

    public function __construct(
        private readonly Kernel $kernel,
        SpecificationRepository $specifications,
        OpeningRepository $openings,
        private readonly ListingsSettings $settings,
        MapSettings $mapSettings,
        FieldLabels $fieldLabels,
        AttributeFilters $filters,
        JobIndex $index,
        SpellingSuggester $spellingSuggester,
        ResultCache $resultCache,
        PlaceCoordinates $places,
    ) {
        $this->cacheInvalidator = new PageCacheInvalidator(
            $resultCache,
            new InstalledPageCachePurger(),
            new ListingUrlRepository($kernel->sql, $specifications), $specifications, $kernel->log,
        );
        $urls = new PageUrlResolver($specifications, $filters);
        $queries = new ListingQueryParser($specifications, $filters);
        $this->metaTags = new ListingMetaTags($queries);
        $this->feed = new FilteredFeed($index, $queries, $kernel->languages);
        $this->map = new ListingMap($kernel, $mapSettings, $places);
        $renderer = new ListingRenderer(
            specifications: $specifications, filters: $filters, queries: $queries, index: $index,
            views: new ListViewFactory(
                openings: $openings, specifications: $specifications, clock: $kernel->clock,
                suggestions: new EmptyStateSuggestions($spellingSuggester, $index), fieldLabels: $fieldLabels,
                groups: new GroupLinks($index, $specifications), emptyMessage: $settings->emptyMessage(...),
            ),
            filterBar: new FilterBarBuilder(
                specifications: $specifications, filters: $filters, queries: $queries, index: $index,
                template: $kernel->template, languages: $kernel->languages,
            ),
            map: $this->map, urls: $urls, template: $kernel->template, languages: $kernel->languages,
        );
        $this->templateFunctions = new TemplateFunctions(
            $settings, $openings, $specifications, $fieldLabels, $kernel->clock,
        );
        $this->assets = new ListingAssets($kernel, $settings, $this->map);
        $this->archives = new ArchivePages($renderer, $settings, $specifications, $kernel->template);
        $this->shortcode = new ListingShortcode($renderer, $settings, $this->archives, $this->assets);
        $this->block = new ListingBlock(
            directory: dirname($kernel->pluginFile) . '/blocks', renderer: $renderer, settings: $settings,
            specifications: $specifications, filters: $filters, archives: $this->archives, assets: $this->assets,
        );
        $this->ajaxController =
            new ListingAjaxController($renderer, $settings, $queries, $urls, $kernel->languages);
        $this->restController = new ListingsController(
            renderer: $renderer, settings: $settings, specifications: $specifications, filters: $filters,
            queries: $queries, openings: $openings, index: $index, urls: $urls, languages: $kernel->languages,
        );
        $this->placesController = new ListingPlacesController(
            map: $mapSettings, settings: $settings, specifications: $specifications, filters: $filters,
            queries: $queries, openings: $openings, index: $index, places: $places, languages: $kernel->languages,
        );
    }

    public function boot(): void
    {
        require_once __DIR__ . '/Frontend/functions.php';
        add_filter('courant_desk_template_function', [$this->templateFunctions, 'call'], 10, 3);
        add_action(JobIndex::CHANGED_ACTION, [$this->cacheInvalidator, 'recordChange']);
        foreach (['created_term', 'edited_term', 'delete_term'] as $hook) {
            add_action($hook, [$this->cacheInvalidator, 'recordTermChange'], 30, 3);
        }
        add_action('template_redirect', static fn () => (new CacheTagHeaders())->send());
        add_shortcode(ListingShortcode::NAME, [$this->shortcode, 'render']);
        add_action('init', [$this->block, 'register'], 11);
        add_action('enqueue_block_editor_assets', [$this, 'enqueueEditorScript']);
        add_action('enqueue_block_assets', [$this, 'enqueueEditorStyles']);
        add_action('wp_enqueue_scripts', [$this->assets, 'enqueueForPage']);
        $this->kernel->pageConfig->addLegacyData($this->assets->compatibilityConfig(...));
        add_filter('courant_desk_styled_selects', [$this->assets, 'hasStyledSelects']);
        (new PublicRestRoutes(['listings', 'openings', 'listings/places']))->register();
        add_action('pre_get_posts', [$this->feed, 'filterFeedQuery']);
        add_filter('courant_desk_csp_sources', [$this->map, 'addTileSource']);
        add_filter('wp_robots', [$this->metaTags, 'addNoindex']);
        add_filter('get_canonical_url', [$this->metaTags, 'filterCanonicalUrl']);
        add_action('wp_head', [$this->metaTags, 'printMetaTags'], 6);
        add_filter('template_include', [$this->archives, 'chooseTemplate'], 50);
        add_action('courant_desk_print_archive', [$this->archives, 'printArchive']);
        add_action('courant_openings_archive', [$this->assets, 'enqueueDefaults'], 9);
        add_action('courant_openings_archive', [$this->archives, 'printListing']);
        add_action('courant_front_openings', [$this->archives, 'printTeaser']);
        add_filter('single_term_title', [$this->archives, 'describeTerm']);
        add_filter('courant_openings_url', static fn (): string => OpeningsUrl::find());
        add_filter('pre_handle_404', [$this->archives, 'prevent404'], 10, 2);
        add_filter('redirect_canonical', [$this->archives, 'preventPageRedirect']);
        $handlers = [
            'jobfilter' => $this->handleFilter(...),
            'loadmore' => $this->handleLoadMore(...),
            'block_jobfilter' => $this->handleBlockFilter(...),
            'block_loadmore' => $this->handleBlockLoadMore(...),
        ];
        foreach ($handlers as $action => $handler) {
            add_action("wp_ajax_$action", $handler);
            add_action("wp_ajax_nopriv_$action", $handler);
        }
        add_action('wp_loaded', [new EarlyAjaxDispatcher($handlers), 'dispatch'], PHP_INT_MAX);
    }

    public function restControllers(): array
    {
        return [$this->restController, $this->placesController];
    }

    public function install(): void
    {
        WpJobOpeningsExpiryOption::install($this->settings->defaultOptions()->hidesExpired);
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
    }

    public function enqueueEditorScript(): void
    {
        $handle = $this->kernel->assets->enqueueAdminScript('listings');
        $site = InlineJson::encode($this->block->editorData());
        wp_add_inline_script($handle, "window.courantDeskListings = $site;", 'before');
    }

    /** Enqueues the styles of the preview in the editor iframe. */
    public function enqueueEditorStyles(): void
    {
        if (is_admin()) {
            array_map($this->kernel->assets->enqueueStyle(...), ['listings', 'listings-menus', 'listings-side']);
        }
    }

    private function handleFilter(): never
    {
        $request = Request::fromGlobals();
        if ($this->ajaxController->isBlockScriptOfWpJobOpenings($request)) {
            wp_send_json_success($this->ajaxController->handleBlock($request, PageRange::Initial));
        }
        $this->ajaxController->handleFilter($request)->send();
        exit;
    }

    private function handleLoadMore(): never
    {
        $this->ajaxController->handleLoadMore(Request::fromGlobals())->send();
        exit;
    }

    private function handleBlockFilter(): never
    {
        wp_send_json_success($this->ajaxController->handleBlock(Request::fromGlobals(), PageRange::Initial));
    }

    private function handleBlockLoadMore(): never
    {
        wp_send_json_success($this->ajaxController->handleBlock(Request::fromGlobals(), PageRange::NextPage));
    }
}
