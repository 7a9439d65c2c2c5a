<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\View\BoxView;
use CourantDesk\Kernel\Kernel;

/**
 * The boxes of the page: each in its final size from the first paint, empty until the browser fills it (Spec 9, Rulings
 * 34). A place for which there is no ad on this page takes no room.
 */
final class Places
{
    /** @var array<string, true> places whose box is on the page */
    private array $printed = [];

    public function __construct(
        private readonly Kernel $kernel,
        private readonly AdvertisingSettings $settings,
        private readonly Inventory $inventory,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueue']);
        add_action('courant_place', [$this, 'show']);
        add_filter('courant_desk_services', [$this, 'services']);
    }

    public function enqueue(): void
    {
        if ($this->inventory->all() === []) {
            return;
        }
        $this->kernel->assets->style('advertising');
        $css = '';
        foreach ($this->settings->places() as $place) {
            $css .= $place->css();
        }
        wp_add_inline_style('courant-desk-advertising', $css);
        $this->kernel->assets->early('advertising');
        $this->kernel->config->add('advertising', fn (): array => $this->config());
    }

    /** Prints the box of a place, where a theme has room for it. */
    public function show(mixed $place): void
    {
        if (is_string($place) && $this->has($place)) {
            $this->printed[$place] = true;
            $this->kernel->template->show('advertising/box', new BoxView($place, $this->settings->places()[$place]->name));
        }
    }

    public function box(string $place): string
    {
        if (!$this->has($place)) {
            return '';
        }
        $this->printed[$place] = true;

        return trim($this->kernel->template->render('advertising/box', new BoxView($place, $this->settings->places()[$place]->name)));
    }

    /**
     * Networks whose units are in the inventory: their scripts are loaded by who shows a unit.
     *
     * @param list<array<string, mixed>> $services
     * @return list<array<string, mixed>>
     */
    public function services(array $services): array
    {
        $kinds = array_map(static fn (Ad $ad): string => $ad->kind->value, $this->inventory->all());
        $google = ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com', 'https://*.adtrafficquality.google'];
        $csp = ['script-src' => $google, 'frame-src' => $google, 'img-src' => $google, 'connect-src' => $google];
        if (in_array('adsense', $kinds, true)) {
            $services[] = ['id' => 'adsense', 'label' => 'Google AdSense', 'category' => 'marketing', 'kind' => 'asked', 'cookies' => ['__gads', '__gpi', '__eoi', 'goog_*'], 'csp' => $csp];
        }
        if (in_array('gpt', $kinds, true)) {
            $services[] = ['id' => 'gpt', 'label' => 'Google Ad Manager', 'category' => 'marketing', 'kind' => 'asked', 'cookies' => ['__gads', '__gpi', '__eoi'], 'csp' => $csp];
        }

        return $services;
    }

    private function has(string $place): bool
    {
        return isset($this->settings->places()[$place]) && $this->ads($place) !== [] && !is_feed();
    }

    /** @return list<Ad> */
    private function ads(string $place): array
    {
        $categories = PageFacts::categories();
        $isJobPage = PageFacts::isJobPage();

        return array_values(array_filter($this->inventory->all(), static fn (Ad $ad): bool => $ad->fits($place, $categories, $isJobPage)));
    }

    /** @return array<string, mixed> */
    private function config(): array
    {
        $selectors = [];
        $shown = $this->printed;
        foreach (['header', 'navigation'] as $place) {
            // Under another theme the browser makes the box (Spec 2.1).
            $selectors[$place] = isset($this->printed[$place]) || !$this->has($place) || did_action('courant_place') > 0 ? '' : $this->settings->selector($place);
            if ($selectors[$place] !== '') {
                $shown[$place] = true;
            }
        }
        $places = [];
        foreach (array_keys($shown) as $id) {
            $places[$id] = [
                'variants' => array_map(static fn ($variant): array => $variant->toArray(), $this->settings->places()[$id]->variants),
                'ads' => array_map(static fn (Ad $ad): array => $ad->toArray(), $this->ads($id)),
            ];
        }

        return [
            'label' => __('Advertisement', 'courant-desk'),
            'counter' => admin_url('admin-ajax.php'),
            'module' => $this->kernel->assets->late('advertising-places'),
            'networks' => $this->kernel->assets->late('advertising-networks'),
            'client' => $this->settings->client(),
            'places' => (object) $places,
        ] + $selectors;
    }
}
