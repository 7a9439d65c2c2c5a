<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Handles requests for closed openings: the page with a notice, status 410, or a redirect to all openings. */
final class ClosedOpeningController
{
    public function __construct(
        private readonly OpeningsSettings $settings,
        private readonly OpeningRepository $openings,
        private readonly Clock $clock,
    ) {
    }

    public function handle(): void
    {
        $choice = $this->settings->closedPageBehavior();
        if ($choice === 'keep' || !is_singular(OpeningPostType::NAME) || is_preview()) {
            return;
        }
        $opening = $this->openings->find(get_queried_object_id());
        if ($opening === null || !$opening->isClosed($this->clock->now())) {
            return;
        }
        if ($choice === 'gone') {
            status_header(410);

            return;
        }
        $target = OpeningsUrl::find();
        if ($target !== '') {
            // The redirect is temporary, because the opening may be reopened.
            wp_safe_redirect($target, 302);
            exit;
        }
    }
}
