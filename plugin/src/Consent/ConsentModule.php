<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use Closure;
use CourantDesk\Consent\Admin\ConsentStatisticsWidget;
use CourantDesk\Consent\Admin\PolicyScanPanel;
use CourantDesk\Consent\Frontend\BannerDetector;
use CourantDesk\Consent\Frontend\ConsentRenderer;
use CourantDesk\Consent\Frontend\EmbedBlocker;
use CourantDesk\Consent\Frontend\ExternalImageBlocker;
use CourantDesk\Consent\Frontend\SecurityPolicySender;
use CourantDesk\Consent\Frontend\ServiceRegistry;
use CourantDesk\Consent\Frontend\WpConsentApi;
use CourantDesk\Consent\Http\ConsentEventController;
use CourantDesk\Consent\Http\PolicyScanController;
use CourantDesk\Consent\Storage\ConsentStatisticsRepository;
use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;

/**
 * Registers third-party services and the consent that they require: no request goes to a service before its consent is
 * given.
 */
final class ConsentModule implements Module, Installable, RestControllerProvider
{
    private readonly ConsentStatisticsRepository $statistics;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly ConsentSettings $settings,
        private readonly Closure $limiter,
    ) {
        $this->statistics = new ConsentStatisticsRepository($kernel->sql, $kernel->clock);
    }

    public function boot(): void
    {
        $registry = new ServiceRegistry($this->settings);
        $banners = new BannerDetector($this->settings);
        $renderer = new ConsentRenderer($this->kernel, $this->settings, $registry, $banners);
        add_action('wp_head', [$renderer, 'printGoogleConsentDefaults'], 0);
        add_action('wp_enqueue_scripts', [$renderer, 'enqueueAssets'], 5);
        // Printed early in the page, so that the banner is among the first tab stops.
        add_action('wp_body_open', [$renderer, 'printBanner'], 5);
        add_action('wp_footer', [$renderer, 'printBanner'], 5);
        add_action('wp_footer', [$renderer, 'printSettingsLink'], 6);
        add_filter('the_privacy_policy_link', [$renderer, 'addSettingsLink']);
        add_shortcode('courant_privacy_settings', static fn (): string => $renderer->renderSettingsLink());
        add_shortcode('courant_services', static fn (): string => $renderer->renderServicesTable());
        $policy = $this->createPolicySender();
        // Runs before other plugins start output buffers in which they change the scripts of the page.
        add_action('template_redirect', [$policy, 'startBuffer'], -1000);
        if (is_admin()) {
            $panel = new PolicyScanPanel($this->kernel, new PolicyScanRepository());
            add_action('courant_desk_settings', [$panel, 'print']);
        }

        $api = new WpConsentApi($registry, $banners);
        add_filter('wp_consent_api_registered_' . plugin_basename($this->kernel->pluginFile), '__return_true');
        add_filter('wp_get_consent_type', [$api, 'setConsentType']);
        add_action('init', [$api, 'registerCookies'], 30);

        $embeds = new EmbedBlocker($this->kernel, $this->settings);
        // Runs after WordPress has added paragraphs and embeds, and before tables of contents hash the content.
        foreach (['the_content', 'widget_text', 'widget_block_content', 'widget_custom_html_content'] as $hook) {
            add_filter($hook, [$embeds, 'blockEmbeds'], 90);
        }

        $images = new ExternalImageBlocker($this->kernel->pluginFile, $this->settings);
        add_filter('get_avatar_data', [$images, 'useLocalAvatar'], 1000);
        add_action('init', [$images, 'removeEmojiScript']);
        add_filter('smush_lazy_load_script_options', [$images, 'disableAutoResizing']);

        $events = new ConsentEventController($this->settings, $this->statistics, $this->limiter, $this->kernel->log);
        add_action('wp_ajax_' . ConsentEventController::ACTION, [$events, 'handleRequest']);
        add_action('wp_ajax_nopriv_' . ConsentEventController::ACTION, [$events, 'handleRequest']);
        if (is_admin()) {
            add_action(
                'wp_dashboard_setup',
                [new ConsentStatisticsWidget($this->statistics, $this->settings), 'addDashboardWidget'],
            );
        }
    }

    /**
     * Returns the controller of the search for markup that the policy blocks
     * (docs/features/consent.md#scan-before-enforcing).
     */
    public function restControllers(): array
    {
        $policy = $this->createPolicySender();

        return [new PolicyScanController(new PolicyScanRepository(), $this->kernel->clock, $policy->policy(...))];
    }

    private function createPolicySender(): SecurityPolicySender
    {
        return new SecurityPolicySender($this->settings, new ServiceRegistry($this->settings));
    }

    public function install(): void
    {
        $this->statistics->install();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        $this->statistics->dropTable();
        (new PolicyScanRepository())->delete();
    }
}
