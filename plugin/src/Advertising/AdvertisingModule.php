<?php

declare(strict_types=1);

namespace CourantDesk\Advertising;

use Closure;
use CourantDesk\Advertising\Admin\AdEditPolicy;
use CourantDesk\Advertising\Admin\AdListColumns;
use CourantDesk\Advertising\Admin\AdMetaBox;
use CourantDesk\Advertising\Frontend\AdSlotBlock;
use CourantDesk\Advertising\Frontend\AdSlotRenderer;
use CourantDesk\Advertising\Frontend\AdSlotWidget;
use CourantDesk\Advertising\Frontend\InArticleAd;
use CourantDesk\Advertising\Http\AdEventController;
use CourantDesk\Advertising\Storage\AdPostType;
use CourantDesk\Advertising\Storage\AdRepository;
use CourantDesk\Advertising\Storage\AdStatisticsRepository;
use CourantDesk\Advertising\Storage\PreviousThemeAdImporter;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;

/** Registers advertising: an inventory of ads, slots of fixed size, and counters without cookies. */
final class AdvertisingModule implements Module, Installable, ContentTypeProvider
{
    private readonly AdRepository $ads;
    private readonly AdStatisticsRepository $statistics;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly AdvertisingSettings $settings,
        private readonly Closure $limiter,
    ) {
        $this->ads = new AdRepository();
        $this->statistics = new AdStatisticsRepository($kernel->sql, $kernel->clock);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register']);
        $slots = new AdSlotRenderer($this->kernel, $this->settings, $this->ads);
        add_action('wp_enqueue_scripts', [$slots, 'enqueueAssets']);
        add_action('courant_ad_slot', [$slots, 'printSlot']);
        add_filter('courant_has_ads', [$slots, 'filterHasAds'], 10, 2);
        add_filter('courant_desk_services', [$slots, 'addAdServices']);

        foreach (['save_post_' . AdPostType::NAME, 'after_delete_post', 'trashed_post', 'untrashed_post'] as $hook) {
            add_action($hook, [$this->ads, 'rebuildAfterPostChange'], 99, 2);
        }
        foreach (['updated_post_meta', 'added_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->ads, 'rebuildAfterMetaChange'], 99, 2);
        }
        add_action('switch_blog', [$this->ads, 'clearCache']);

        $events =
            new AdEventController($this->settings, $this->ads, $this->statistics, $this->limiter, $this->kernel->log);
        add_action('wp_ajax_' . AdEventController::ACTION, [$events, 'handleRequest']);
        add_action('wp_ajax_nopriv_' . AdEventController::ACTION, [$events, 'handleRequest']);
        add_action('deleted_post', [$this->statistics, 'deleteForPost'], 10, 2);

        add_filter('map_meta_cap', [new AdEditPolicy(), 'requireScriptCapability'], 10, 4);
        // Runs after the table of contents, which compares a hash of the content.
        add_filter('the_content', [new InArticleAd($this->settings, $slots), 'insertAd'], 101);

        $block = new AdSlotBlock(
            dirname($this->kernel->pluginFile) . '/blocks',
            $this->kernel->assets,
            $this->settings,
            $slots,
        );
        add_action('init', [$block, 'register']);
        add_action('enqueue_block_editor_assets', [$block, 'enqueueEditorScript']);
        add_action('widgets_init', fn () => register_widget(new AdSlotWidget($this->settings, $slots)));
        $previousAds = new PreviousThemeAdImporter($this->settings);
        add_action('courant_settings_adopted', [$previousAds, 'importAds'], 10, 2);
        add_action('courant_desk_switch_theme', [$previousAds, 'handleSwitch']);
        if (is_admin()) {
            $this->addAdminHooks();
        }
    }

    private function addAdminHooks(): void
    {
        $metaBox = new AdMetaBox($this->kernel, $this->settings);
        add_action('add_meta_boxes_' . AdPostType::NAME, [$metaBox, 'addMetaBox']);
        add_action('save_post_' . AdPostType::NAME, [$metaBox, 'save']);
        add_filter('wp_insert_post_data', [$metaBox, 'saveInvalidAdAsDraft'], 10, 2);
        add_filter('redirect_post_location', [$metaBox, 'addNoticeArgument']);
        add_action('admin_notices', [$metaBox, 'printNotice']);
        add_filter('removable_query_args', [$metaBox, 'addRemovableArgument']);

        $columns = new AdListColumns($this->settings, $this->statistics);
        add_filter('manage_' . AdPostType::NAME . '_posts_columns', [$columns, 'setColumns']);
        add_action('manage_' . AdPostType::NAME . '_posts_custom_column', [$columns, 'printColumn'], 10, 2);
    }

    public function register(): void
    {
        (new AdPostType())->register();
    }

    public function install(): void
    {
        $this->ads->install();
        $this->statistics->install();
        (new RateLimitRepository($this->kernel->sql, $this->kernel->clock))->install();
        AdPostType::grantCapabilities();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        foreach (
            get_posts(
                ['post_type' => AdPostType::NAME, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids']
            ) as $ad
        ) {
            wp_delete_post($ad, true);
        }
        $this->statistics->dropTable();
        $this->ads->erase();
        AdPostType::revokeCapabilities();
        AdSlotWidget::erase();
    }
}
