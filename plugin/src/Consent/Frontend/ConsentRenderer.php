<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Kernel;

/**
 * Prints the consent markup of public pages. It is the same for all visitors, because pages may be cached: the browser
 * decides.
 */
final class ConsentRenderer
{
    /** Matches content that WordPress turns into embeds, and existing embeds. */
    private const EMBED_PATTERN = '~<(?:iframe|script|object|embed)\b|<!-- wp:(?:core-)?embed|\[embed|^\s*https?://\S+\s*$~mi';

    private bool $hasSettingsLink = false;

    private bool $isBannerPrinted = false;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly ConsentSettings $settings,
        private readonly ServiceRegistry $registry,
        private readonly BannerDetector $banners,
    ) {
    }

    /**
     * Prints the defaults of all seven consent signals before anything else is added to the data layer (Consent Mode
     * v2).
     */
    public function printGoogleConsentDefaults(): void
    {
        $usesGoogle = array_filter(
            $this->registry->all(),
            static fn (ThirdPartyService $service): bool
                => str_contains($service->src, 'google') || $service->kind === 'on-demand',
        );
        /**
         * Filters whether Google's consent signals are printed; true when a Google service is in use.
         *
         * @since 0.1.0
         *
         * @param bool $prints
         */
        if (apply_filters('courant_desk_google_consent', $usesGoogle !== []) !== true) {
            return;
        }
        wp_print_inline_script_tag(
            'window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};'
            . "gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',"
            . "functionality_storage:'denied',personalization_storage:'denied',security_storage:'granted',wait_for_update:500});"
            . "gtag('set','ads_data_redaction',true);",
            ['id' => 'courant-consent-defaults']
        );
    }

    public function enqueueAssets(): void
    {
        $this->kernel->assets->enqueueEarlyScript('consent');
        $this->kernel->pageConfig->add('consent', fn (): array => $this->config());
        if ($this->banners->canBeOwnBanner()) {
            $this->kernel->assets->enqueueStyle('consent');
        }
        // The assets of embeds in the post are enqueued in the head; EmbedBlocker enqueues them for other embeds.
        if (is_singular() && preg_match(self::EMBED_PATTERN, get_post_field('post_content')) === 1) {
            $this->kernel->assets->enqueueStyle('consent-embeds');
        }
    }

    /**
     * Prints the banner; in the footer only in themes without `wp_body_open`. Previews of widgets run the same actions
     * and have no banner.
     */
    public function printBanner(): void
    {
        if ($this->isBannerPrinted || self::isWidgetPreview() || !$this->banners->canBeOwnBanner()) {
            return;
        }
        $this->isBannerPrinted = true;
        $this->kernel->template->print('consent/banner', new ConsentBannerView(
            $this->settings->textValue('words'),
            get_privacy_policy_url(),
            array_map(
                static fn (ThirdPartyService $service): array
                    => ['label' => $service->label, 'category' => $service->category->value],
                $this->registry->all(),
            ),
            $this->settings->revision(),
        ));
        if ($this->banners->isOwnBanner()) {
            (new Html($this->kernel->assets->inlineScriptTag('consent-banner-visibility')))->print();
        }
    }

    /** Returns whether this is the preview of a widget, which WordPress renders in wp-admin or through its REST API. */
    private static function isWidgetPreview(): bool
    {
        return is_admin() || (defined('REST_REQUEST') && constant('REST_REQUEST') === true);
    }

    /** Prints the link to the privacy settings when the page has no other one. */
    public function printSettingsLink(): void
    {
        if (!$this->hasSettingsLink && !self::isWidgetPreview() && $this->banners->canBeOwnBanner()) {
            $this->kernel->template
                ->print('consent/settings-link', (object) ['button' => new Html($this->renderSettingsLink())]);
        }
    }

    /** Adds the link to the privacy settings after the link to the privacy policy. */
    public function addSettingsLink(string $link): string
    {
        if (!$this->banners->canBeOwnBanner() || is_admin()) {
            return $link;
        }

        return $link . $this->renderSettingsLink($link === '' ? '' : ' · ');
    }

    /** Renders the link. It is hidden until the script has found no other banner, when detection is needed. */
    public function renderSettingsLink(string $separator = ''): string
    {
        $this->hasSettingsLink = true;

        return sprintf(
            '<span class="courant-consent-link"%s>%s<a class="courant-consent-open" href="#courant-consent">%s</a></span>',
            $this->banners->isOwnBanner() ? '' : ' hidden',
            esc_html($separator),
            esc_html__('Privacy settings', 'courant-desk')
        );
    }

    /** Renders the table of the site's services and what they store, for the privacy policy. */
    public function renderServicesTable(): string
    {
        return $this->kernel->template
            ->render('consent/services-table', (object) ['services' => $this->registry->all()]);
    }

    /** @return array<string, mixed> configuration for the script */
    private function config(): array
    {
        $assets = $this->kernel->assets;
        $services = $this->registry->all();
        $cookies = [];
        foreach ($services as $service) {
            $cookies[$service->category->value] = [
                ...($cookies[$service->category->value] ?? []),
                ...$service->cookies,
            ];
        }
        $modules = [];
        foreach (
            ['detect', 'banner', 'services', 'embeds', 'wp', 'cookieyes', 'complianz', 'cookiebot', 'tcf'] as $name
        ) {
            $modules[$name] = $assets->lazyModuleUrl("consent-$name");
        }

        return [
            'banner' => $this->banners->selectedBanner(),
            'needed' => $services !== [],
            'fallback' => $this->settings->textValue('fallback') === 'open',
            'revision' => $this->settings->revision(),
            'log' => $this->settings->isEnabled('log') ? admin_url('admin-ajax.php') : '',
            'modules' => $modules,
            'cookies' => (object) array_map(
                static fn (array $names): array => array_values(array_unique($names)),
                $cookies,
            ),
            'services' => array_values(array_map(static fn (ThirdPartyService $service): array => [
                'id' => $service->id,
                'category' => $service->category->value,
                'kind' => $service->kind,
                'src' => $service->src,
                'attributes' => (object) $service->attributes,
                'options' => (object) $service->options,
            ], array_filter(
                $services,
                static fn (ThirdPartyService $service): bool => $service->kind !== 'on-demand',
            ))),
        ];
    }
}
