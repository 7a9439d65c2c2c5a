<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PluralForms;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Listings\Domain\TileUrl;
use CourantDesk\Listings\MapSettings;
use CourantDesk\SearchIndex\Domain\PlaceCoordinates;

/** Renders the button and the region of the map of a listing, and allows the host of its tiles. */
final class ListingMap
{
    public const ROUTE = '/listings/places';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly MapSettings $settings,
        private readonly PlaceCoordinates $places,
    ) {
    }

    /**
     * Returns '' if the map is off, if no location has coordinates, and in previews of the block editor.
     *
     * @param string $uid of the listing block
     */
    public function render(string $uid): Html
    {
        $isPreview = is_admin() || wp_is_serving_rest_request();
        if (!$this->settings->isEnabled() || $isPreview || !$this->places->hasPlaces()) {
            return new Html('');
        }
        $this->kernel->assets->enqueueStyle('listings-map-button');
        $tiles = $this->settings->tiles();
        $needsConsent = $tiles !== null && !$tiles->isFrom($this->siteOrigin());

        return new Html($this->kernel->template->render('listings/map', new ListingMapView(
            htmlId: "courant-map-$uid",
            island: new Island('listings-map', 'interact', $this->props($tiles, $needsConsent)),
            consentHost: $needsConsent ? $tiles->host : '',
        )));
    }

    /** Enqueues the style of the button in the head, on pages with a list. */
    public function enqueueStyle(): void
    {
        if ($this->settings->isEnabled()) {
            $this->kernel->assets->enqueueStyle('listings-map-button');
        }
    }

    /**
     * Adds the tiles to the sources of the Content-Security-Policy.
     *
     * @param array<string, list<string>> $sources by directive
     * @return array<string, list<string>>
     */
    public function addTileSource(array $sources): array
    {
        $tiles = $this->settings->tiles();
        if ($tiles !== null) {
            $sources['img-src'] = [...($sources['img-src'] ?? []), $tiles->cspSource()];
        }

        return $sources;
    }

    /** @return array<string, mixed> the props of `src/listings/frontend/island.map.tsx` */
    private function props(?TileUrl $tiles, bool $needsConsent): array
    {
        return [
            'url' => rest_url(RestApi::NAMESPACE . self::ROUTE),
            'script' => $this->kernel->assets->lazyModuleUrl('listings-map'),
            'style' => $this->kernel->assets->styleUrl('listings-map'),
            'tiles' => $tiles === null ? null : [
                'url' => $tiles->template,
                'attribution' => $this->settings->attributionHtml(),
                'category' => $needsConsent ? $this->settings->consentCategory() : 'necessary',
            ],
            'texts' => self::texts(),
        ];
    }

    /** @return array<string, mixed> */
    private static function texts(): array
    {
        return [
            'show' => __('Show map', 'courant-desk'),
            'hide' => __('Hide map', 'courant-desk'),
            'loading' => __('Loading…', 'courant-desk'),
            'failed' => __('The map could not be loaded. Try again later.', 'courant-desk'),
            'tilesFailed' => __('The map background could not be loaded.', 'courant-desk'),
            'none' => __('No opening of this list has a place on the map.', 'courant-desk'),
            /* translators: 1: number of openings on the map, 2: number of openings in the list */
            'some' => __('%1$s of %2$s openings are on the map. The list contains all of them.', 'courant-desk'),
            /* translators: 1: name of a place, 2: number of openings, such as "3 openings" */
            'place' => __('%1$s, %2$s', 'courant-desk'),
            'openings' => PluralForms::fromTranslator(
                static fn (int $number): string
                    /* translators: %s: number of openings */
                    => _n('%s opening', '%s openings', $number, 'courant-desk')
            ),
            'zoomIn' => __('Zoom in', 'courant-desk'),
            'zoomOut' => __('Zoom out', 'courant-desk'),
            'close' => __('Close', 'courant-desk'),
        ];
    }

    private function siteOrigin(): string
    {
        $parts = wp_parse_url(home_url());
        $port = isset($parts['port']) ? ':' . $parts['port'] : '';

        return ($parts['scheme'] ?? '') . '://' . ($parts['host'] ?? '') . $port;
    }
}
