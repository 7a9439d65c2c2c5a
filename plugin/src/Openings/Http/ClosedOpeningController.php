<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\OpeningsInstaller;

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
        $target = $this->allOpeningsUrl();
        if ($target !== '') {
            // The redirect is temporary, because the opening may be reopened.
            wp_safe_redirect($target, 302);
            exit;
        }
    }

    /** Returns the URL of the page with all openings, or of their archive; '' when there is neither. */
    private function allOpeningsUrl(): string
    {
        $page = get_option(OpeningsInstaller::LISTING_PAGE_OPTION);
        $page = is_numeric($page) && get_post_status((int) $page) === 'publish' ? get_permalink((int) $page) : false;
        $archive = get_post_type_archive_link(OpeningPostType::NAME);

        return $page !== false ? $page : ($archive !== false ? $archive : '');
    }
}
