<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Admin;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Wp\ConsentCounter;
use CourantDesk\Kernel\SqlFailure;

/** The dashboard's box with page views and choices. */
final class ConsentFigures
{
    public function __construct(private readonly ConsentCounter $counter, private readonly ConsentSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('wp_dashboard_setup', [$this, 'add']);
    }

    public function add(): void
    {
        if ($this->settings->is('log') && current_user_can('manage_options')) {
            wp_add_dashboard_widget('courant-consent', __('Consent in thirty days', 'courant-desk'), $this->show(...));
        }
    }

    public function show(): void
    {
        try {
            $month = $this->counter->month();
        } catch (SqlFailure) {
            echo '<p>' . esc_html__('The figures cannot be read now.', 'courant-desk') . '</p>';

            return;
        }
        $labels = [
            'view' => __('Page views', 'courant-desk'),
            'accept' => __('All accepted', 'courant-desk'),
            'refuse' => __('All refused', 'courant-desk'),
            'choose' => __('Chosen one by one', 'courant-desk'),
        ];
        echo '<table class="widefat striped"><tbody>';
        foreach ($labels as $what => $label) {
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html($label), esc_html(number_format_i18n($month[$what] ?? 0)));
        }
        echo '</tbody></table>';
    }
}
