<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Admin;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Storage\ConsentStatisticsRepository;
use CourantDesk\Kernel\SqlException;

/** Dashboard widget with page views and consent choices. */
final class ConsentStatisticsWidget
{
    public function __construct(
        private readonly ConsentStatisticsRepository $statistics,
        private readonly ConsentSettings $settings,
    ) {
    }

    public function addDashboardWidget(): void
    {
        if ($this->settings->isEnabled('log') && current_user_can('manage_options')) {
            wp_add_dashboard_widget(
                'courant-consent',
                __('Consent statistics (30 days)', 'courant-desk'),
                $this->printWidget(...),
            );
        }
    }

    public function printWidget(): void
    {
        try {
            $month = $this->statistics->countLast30Days();
        } catch (SqlException) {
            echo '<p>' . esc_html__('The statistics could not be loaded. Reload the page to try again.', 'courant-desk')
                . '</p>';

            return;
        }
        $labels = [
            'view' => __('Page views', 'courant-desk'),
            'accept' => __('All accepted', 'courant-desk'),
            'refuse' => __('All rejected', 'courant-desk'),
            'choose' => __('Custom selection', 'courant-desk'),
        ];
        echo '<table class="widefat striped"><tbody>';
        foreach ($labels as $event => $label) {
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html($label), esc_html(
                number_format_i18n($month[$event] ?? 0)
            ));
        }
        echo '</tbody></table>';
    }
}
