<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Template;
use CourantDesk\Overview\View\Reports;

/** The last seven days on WordPress's dashboard, for those who may see applications. */
final class DashboardWidget
{
    public function __construct(
        private readonly Reports $reports,
        private readonly Template $template,
        private readonly Assets $assets,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_dashboard_setup', [$this, 'add']);
    }

    public function add(): void
    {
        if (current_user_can(OverviewScreen::CAPABILITY)) {
            $this->assets->style('overview');
            wp_add_dashboard_widget('courant_overview', __('Job openings: the last seven days', 'courant-desk'), [$this, 'show']);
        }
    }

    public function show(): void
    {
        $this->template->show('overview/widget', $this->reports->make(7, 5));
    }
}
