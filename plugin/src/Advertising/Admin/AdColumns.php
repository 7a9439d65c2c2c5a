<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Wp\AdCounter;
use CourantDesk\Advertising\Wp\AdMeta;
use CourantDesk\Advertising\Wp\AdType;
use CourantDesk\Kernel\SqlFailure;

/** The list of ads: where each stands, and how often it was seen and clicked in thirty days. */
final class AdColumns
{
    /** @var array<int, array{views: int, clicks: int}>|null */
    private ?array $month = null;

    public function __construct(private readonly AdvertisingSettings $settings, private readonly AdCounter $counter)
    {
    }

    public function boot(): void
    {
        add_filter('manage_' . AdType::NAME . '_posts_columns', [$this, 'columns']);
        add_action('manage_' . AdType::NAME . '_posts_custom_column', [$this, 'show'], 10, 2);
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public function columns(array $columns): array
    {
        return [
            'cb' => $columns['cb'] ?? '',
            'title' => $columns['title'] ?? '',
            'courant_kind' => __('Kind', 'courant-desk'),
            'courant_places' => __('Places', 'courant-desk'),
            'courant_days' => __('Days', 'courant-desk'),
            'courant_views' => __('Views, 30 days', 'courant-desk'),
            'courant_clicks' => __('Clicks, 30 days', 'courant-desk'),
            'date' => $columns['date'] ?? '',
        ];
    }

    public function show(string $column, int $id): void
    {
        $data = AdMeta::clean(get_post_meta($id, AdMeta::DATA, true));
        $places = $this->settings->places();
        $names = array_map(static fn (string $place): string => isset($places[$place]) ? $places[$place]->name : $place, $data['places']);
        $numbers = $this->numbers($id);
        echo esc_html(match ($column) {
            'courant_kind' => $data['kind'] . ($data['size'] === '' ? '' : ' ' . $data['size'])
                . ($data['kind'] === 'image' && !has_post_thumbnail($id) ? ' – ' . __('not shown: image missing', 'courant-desk') : ''),
            'courant_places' => $names === [] ? '–' : implode(', ', $names),
            'courant_days' => $data['from'] . $data['until'] === '' ? __('always', 'courant-desk') : $data['from'] . ' – ' . $data['until'],
            'courant_views' => number_format_i18n($numbers['views']),
            'courant_clicks' => $numbers['views'] === 0 ? number_format_i18n($numbers['clicks']) : sprintf(
                /* translators: 1: number of clicks, 2: share of views that were clicked */
                __('%1$s (%2$s %%)', 'courant-desk'),
                number_format_i18n($numbers['clicks']),
                number_format_i18n(100 * $numbers['clicks'] / $numbers['views'], 1)
            ),
            default => '',
        });
    }

    /** @return array{views: int, clicks: int} */
    private function numbers(int $id): array
    {
        try {
            $this->month ??= $this->counter->month();
        } catch (SqlFailure) {
            $this->month = [];
        }

        return $this->month[$id] ?? ['views' => 0, 'clicks' => 0];
    }
}
