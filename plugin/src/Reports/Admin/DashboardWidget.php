<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Reports\ReportFactory;

/** Adds the dashboard widget with the statistics of the last seven days, for users who may view applications. */
final class DashboardWidget
{
    public function __construct(
        private readonly ReportFactory $reports,
        private readonly TemplateRenderer $template,
        private readonly Assets $assets,
    ) {
    }

    public function addWidget(): void
    {
        if (current_user_can(OverviewScreen::CAPABILITY)) {
            $this->assets->enqueueStyle('reports');
            wp_add_dashboard_widget('courant_overview', __('Job openings: last 7 days', 'courant-desk'), [
                $this,
                'print',
            ]);
        }
    }

    public function print(): void
    {
        $this->template->print('reports/dashboard-widget', $this->reports->create(7, 5));
    }
}
