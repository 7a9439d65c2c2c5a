<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Kernel\Clock;

/** What the address of a closed opening answers: its page with a notice, 410, or the way to all openings. */
final class ClosedPage
{
    public function __construct(
        private readonly JobsSettings $settings,
        private readonly Openings $openings,
        private readonly Clock $clock,
    ) {
    }

    public function boot(): void
    {
        add_action('template_redirect', [$this, 'answer'], 9);
    }

    public function answer(): void
    {
        $choice = $this->settings->closedPage();
        if ($choice === 'keep' || !is_singular(OpeningType::NAME) || is_preview()) {
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
        $target = $this->allOpenings();
        if ($target !== '') {
            // Not for ever: it may be opened again.
            wp_safe_redirect($target, 302);
            exit;
        }
    }

    /** The page of all openings, or their archive; '' when there is neither. */
    private function allOpenings(): string
    {
        $page = get_option(JobsInstaller::PAGE);
        $page = is_numeric($page) && get_post_status((int) $page) === 'publish' ? get_permalink((int) $page) : false;
        $archive = get_post_type_archive_link(OpeningType::NAME);

        return $page !== false ? $page : ($archive !== false ? $archive : '');
    }
}
