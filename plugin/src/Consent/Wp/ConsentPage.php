<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\Policy;
use CourantDesk\Consent\Domain\Service;
use CourantDesk\Consent\View\BannerView;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Kernel;

/** What every public page carries, the same for all visitors: the browser decides (Rulings 34). */
final class ConsentPage
{
    /** What WordPress makes embeds of, and what is one already. */
    private const EMBEDS = '~<(?:iframe|script|object|embed)\b|<!-- wp:(?:core-)?embed|\[embed|^\s*https?://\S+\s*$~mi';

    private bool $isLinked = false;

    private bool $isPrinted = false;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly ConsentSettings $settings,
        private readonly Registry $registry,
        private readonly Banners $banners,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_head', [$this, 'googleDefaults'], 0);
        add_action('wp_enqueue_scripts', [$this, 'enqueue'], 5);
        // Early in the page, so that the banner is among the first tab stops.
        add_action('wp_body_open', [$this, 'printBanner'], 5);
        add_action('wp_footer', [$this, 'printBanner'], 5);
        add_action('wp_footer', [$this, 'printLink'], 6);
        add_filter('the_privacy_policy_link', [$this, 'link']);
        add_shortcode('courant_privacy_settings', fn (): string => $this->button());
        add_shortcode('courant_services', $this->table(...));
        add_action('send_headers', [$this, 'policy']);
    }

    /** All seven signals, before anything else can stand in the data layer (Consent Mode v2). */
    public function googleDefaults(): void
    {
        $usesGoogle = array_filter($this->registry->all(), static fn (Service $one): bool => str_contains($one->src, 'google') || $one->kind === 'asked');
        /**
         * Whether Google's consent signals are printed; true where a service of Google's is in use.
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

    public function enqueue(): void
    {
        $this->kernel->assets->early('consent');
        $this->kernel->config->add('consent', fn (): array => $this->config());
        if ($this->banners->mayBeOwn()) {
            $this->kernel->assets->style('consent');
        }
        // What a text will embed stands in the head; Embeds asks for the rest where it finds it.
        if (is_singular() && preg_match(self::EMBEDS, get_post_field('post_content')) === 1) {
            $this->kernel->assets->style('consent-embeds');
        }
    }

    /** In the footer only under themes that have no `wp_body_open`. */
    public function printBanner(): void
    {
        if ($this->isPrinted || !$this->banners->mayBeOwn()) {
            return;
        }
        $this->isPrinted = true;
        $this->kernel->template->show('consent/banner', new BannerView(
            $this->settings->word('words'),
            get_privacy_policy_url(),
            array_map(static fn (Service $one): array => ['label' => $one->label, 'category' => $one->category->value], $this->registry->all()),
            $this->settings->revision(),
        ));
        if ($this->banners->isOwn()) {
            (new Html($this->kernel->assets->inline('consent-shown')))->print();
        }
    }

    /** Where nothing else on the page leads back to the choice. */
    public function printLink(): void
    {
        if (!$this->isLinked && $this->banners->mayBeOwn()) {
            $this->kernel->template->show('consent/link', (object) ['button' => new Html($this->button())]);
        }
    }

    /** Beside the privacy policy, the way back to the choice. */
    public function link(string $link): string
    {
        if (!$this->banners->mayBeOwn() || is_admin()) {
            return $link;
        }

        return $link . $this->button($link === '' ? '' : ' · ');
    }

    public function policy(): void
    {
        $how = $this->settings->word('csp');
        if ($how === 'off' || is_admin() || headers_sent()) {
            return;
        }
        header(($how === 'enforce' ? 'Content-Security-Policy: ' : 'Content-Security-Policy-Report-Only: ') . Policy::of($this->registry->all()));
    }

    /** Hidden until the browser has found no other banner, where it has to look for one. */
    private function button(string $separator = ''): string
    {
        $this->isLinked = true;

        return sprintf(
            '<span class="courant-consent-way"%s>%s<a class="courant-consent-open" href="#courant-consent">%s</a></span>',
            $this->banners->isOwn() ? '' : ' hidden',
            esc_html($separator),
            esc_html__('Privacy settings', 'courant-desk')
        );
    }

    /** The site's services and what they store, for its privacy policy. */
    private function table(): string
    {
        return $this->kernel->template->render('consent/services', (object) ['services' => $this->registry->all()]);
    }

    /** @return array<string, mixed> */
    private function config(): array
    {
        $assets = $this->kernel->assets;
        $services = $this->registry->all();
        $cookies = [];
        foreach ($services as $service) {
            $cookies[$service->category->value] = [...($cookies[$service->category->value] ?? []), ...$service->cookies];
        }
        $modules = [];
        foreach (['look', 'banner', 'services', 'embeds', 'wp', 'cookieyes', 'complianz', 'cookiebot', 'tcf'] as $name) {
            $modules[$name] = $assets->late("consent-$name");
        }

        return [
            'banner' => $this->banners->chosen(),
            'needed' => $services !== [],
            'fallback' => $this->settings->word('fallback') === 'open',
            'revision' => $this->settings->revision(),
            'log' => $this->settings->is('log') ? admin_url('admin-ajax.php') : '',
            'modules' => $modules,
            'cookies' => (object) array_map(static fn (array $names): array => array_values(array_unique($names)), $cookies),
            'services' => array_values(array_map(static fn (Service $one): array => [
                'id' => $one->id,
                'category' => $one->category->value,
                'kind' => $one->kind,
                'src' => $one->src,
                'attributes' => (object) $one->attributes,
                'options' => (object) $one->options,
            ], array_filter($services, static fn (Service $one): bool => $one->kind !== 'asked'))),
        ];
    }
}
