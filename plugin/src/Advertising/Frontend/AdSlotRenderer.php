<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use CourantDesk\Advertising\AdSlots;
use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdDistribution;
use CourantDesk\Advertising\Storage\AdRepository;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\ThemeColors;

/**
 * Renders the boxes of ad slots: each has its final size from the first paint and is empty until the browser fills it.
 * A slot without an ad for the page is not rendered.
 */
final class AdSlotRenderer
{
    /** @var array<string, true> IDs of the slots that are rendered on the page */
    private array $printed = [];

    private readonly AdDistribution $distribution;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly AdvertisingSettings $settings,
        private readonly AdRepository $inventory,
    ) {
        $this->distribution = new AdDistribution();
    }

    public function enqueueAssets(): void
    {
        if ($this->inventory->findPublished() === []) {
            return;
        }
        $this->kernel->assets->enqueueStyle('advertising');
        $css = '';
        foreach ($this->settings->slots() as $slot) {
            $css .= $slot->css($this->adSizes($slot->id));
        }
        if (!ThemeColors::hasLayers()) {
            // The style sheet is in a layer, so that the rules of the slots apply: a theme's reset overrides margins.
            $css .= ':root .courant-ad[data-courant-ad="in-article"]{margin:2.5em auto 1.75em}';
        }
        // Printed after the styles of the slots, because both are outside of cascade layers and the later rule applies.
        $css .= '@media print{.courant-ad[data-courant-ad]{display:none}}';
        wp_add_inline_style('courant-desk-advertising', $css);
        $this->kernel->assets->enqueueEarlyScript('advertising');
        $this->kernel->pageConfig->add('advertising', fn (): array => $this->config());
    }

    /** @return list<string> sizes of the published ads of a slot */
    private function adSizes(string $slot): array
    {
        return array_values(array_map(
            static fn (Ad $ad): string => $ad->size,
            array_filter(
                $this->inventory->findPublished(),
                static fn (Ad $ad): bool => in_array($slot, $ad->places, true),
            ),
        ));
    }

    /** Prints the box of a slot where the theme fires the action. */
    public function printSlot(mixed $slot): void
    {
        if (is_string($slot) && $this->reserve($slot)) {
            $this->kernel->template
                ->print('advertising/ad-slot', new AdSlotView($slot, $this->settings->slots()[$slot]->name));
        }
    }

    /** Returns whether there are ads for a slot of the current page. Does not reserve them. */
    public function filterHasAds(mixed $hasAds, mixed $slot): bool
    {
        return $hasAds === true || (is_string($slot) && $this->hasAds($slot));
    }

    public function renderSlot(string $slot): string
    {
        if (!$this->reserve($slot)) {
            return '';
        }

        return trim($this->kernel->template->render(
            'advertising/ad-slot',
            new AdSlotView($slot, $this->settings->slots()[$slot]->name),
        ));
    }

    /**
     * Adds the ad networks that the inventory uses. Their scripts are loaded by the ad that needs them.
     *
     * @param list<array<string, mixed>> $services
     * @return list<array<string, mixed>>
     */
    public function addAdServices(array $services): array
    {
        $kinds = array_map(static fn (Ad $ad): string => $ad->kind->value, $this->inventory->findPublished());
        $google = [
            'https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com',
            'https://*.adtrafficquality.google',
        ];
        $csp = ['script-src' => $google, 'frame-src' => $google, 'img-src' => $google, 'connect-src' => $google];
        if (in_array('adsense', $kinds, true)) {
            $services[] = [
                'id' => 'adsense', 'label' => 'Google AdSense', 'category' => 'marketing', 'kind' => 'on-demand',
                'cookies' => ['__gads', '__gpi', '__eoi', 'goog_*'], 'csp' => $csp,
            ];
        }
        if (in_array('gpt', $kinds, true)) {
            $services[] = [
                'id' => 'gpt', 'label' => 'Google Ad Manager', 'category' => 'marketing', 'kind' => 'on-demand',
                'cookies' => ['__gads', '__gpi', '__eoi'], 'csp' => $csp,
            ];
        }

        return $services;
    }

    /** Adds a slot to the page if there is an ad for it that no other slot of the page needs. */
    private function reserve(string $slot): bool
    {
        if (!$this->hasAds($slot) || !$this->distribution->add($slot, $this->eligibleAds($slot))) {
            return false;
        }
        $this->printed[$slot] = true;

        return true;
    }

    private function hasAds(string $slot): bool
    {
        return isset($this->settings->slots()[$slot]) && $this->eligibleAds($slot) !== [] && !is_feed();
    }

    /** @return list<Ad> */
    private function eligibleAds(string $slot): array
    {
        $categories = PageContext::categoryIds();
        $isJobPage = PageContext::isOpeningsPage();

        return array_values(array_filter(
            $this->inventory->findPublished(),
            static fn (Ad $ad): bool => $ad->isEligible($slot, $categories, $isJobPage),
        ));
    }

    /** @return array<string, mixed> configuration for the script */
    private function config(): array
    {
        $selectors = [];
        foreach (AdSlots::INSERTED_BY_SCRIPT as $slot) {
            // Other themes do not print this slot, so the script inserts the box.
            $selectors[$slot] = isset($this->printed[$slot])
                || did_action('courant_ad_slot') > 0
                || $this->settings->slotSelector($slot) === ''
                || !$this->reserve($slot)
                ? ''
                : $this->settings->slotSelector($slot);
        }
        $slots = [];
        foreach (array_keys($this->printed) as $id) {
            $slots[$id] = [
                'variants' => array_map(
                    static fn ($variant): array => $variant->toArray(),
                    $this->settings->slots()[$id]->sizes,
                ),
                'ads' => array_map(static fn (Ad $ad): array => $ad->toArray(), $this->distribution->ads($id)),
            ];
        }

        return [
            'label' => __('Advertisement', 'courant-desk'),
            'counter' => admin_url('admin-ajax.php'),
            'module' => $this->kernel->assets->lazyModuleUrl('advertising-slots'),
            'networks' => $this->kernel->assets->lazyModuleUrl('advertising-networks'),
            'client' => $this->settings->adsenseClient(),
            'slots' => (object) $slots,
        ] + $selectors;
    }
}
