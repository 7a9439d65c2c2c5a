<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Island;

/** View model of the map of a listing, which a script shows when the button is pressed. */
final class ListingMapView
{
    public function __construct(
        public readonly string $htmlId,
        public readonly Island $island,
        /** Host of the map tiles if they need consent, '' otherwise. */
        public readonly string $consentHost,
    ) {
    }

    public function consentText(): string
    {
        return sprintf(
            /* translators: %s: host */
            __('The map background is provided by %s. When you show it, your browser sends data to this host.', 'courant-desk'),
            $this->consentHost,
        );
    }
}
