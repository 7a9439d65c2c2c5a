<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Storage\AdMeta;
use CourantDesk\Advertising\Storage\AdPostType;
use CourantDesk\Advertising\Storage\AdStatisticsRepository;
use CourantDesk\Kernel\SqlException;

/** Adds columns to the list of ads: slots, days, and views and clicks of the last thirty days. */
final class AdListColumns
{
    /** @var array<int, array{views: int, clicks: int}>|null */
    private ?array $countsByAd = null;

    public function __construct(
        private readonly AdvertisingSettings $settings,
        private readonly AdStatisticsRepository $statistics,
    ) {
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public function setColumns(array $columns): array
    {
        return [
            'cb' => $columns['cb'] ?? '',
            'title' => $columns['title'] ?? '',
            'courant_kind' => __('Type', 'courant-desk'),
            'courant_places' => __('Slots', 'courant-desk'),
            'courant_days' => __('Date range', 'courant-desk'),
            'courant_views' => __('Views (30 days)', 'courant-desk'),
            'courant_clicks' => __('Clicks (30 days)', 'courant-desk'),
            'date' => $columns['date'] ?? '',
        ];
    }

    public function printColumn(string $column, int $id): void
    {
        $data = AdMeta::sanitize(get_post_meta($id, AdMeta::META_KEY, true));
        $slots = $this->settings->slots();
        $names = array_map(
            static fn (string $slot): string => isset($slots[$slot]) ? $slots[$slot]->name : $slot,
            $data['places'],
        );
        $numbers = $this->statisticsFor($id);
        echo esc_html(match ($column) {
            'courant_kind' => $data['kind'] . ($data['size'] === '' ? '' : ' ' . $data['size'])
                . (
                    $data['kind'] === 'image' && !has_post_thumbnail($id)
                    ? ' – ' . __('not shown (image missing)', 'courant-desk')
                    : ''
                ),
            'courant_places' => $names === [] ? '–' : implode(', ', $names),
            'courant_days' => $data['from'] . $data['until'] === ''
                ? __('always', 'courant-desk')
                : $data['from'] . ' – ' . $data['until'],
            'courant_views' => number_format_i18n($numbers['views']),
            'courant_clicks' => $numbers['views'] === 0 ? number_format_i18n($numbers['clicks']) : sprintf(
                /* translators: 1: number of clicks, 2: percentage of views that were clicked */
                __('%1$s (%2$s %%)', 'courant-desk'),
                number_format_i18n($numbers['clicks']),
                number_format_i18n(100 * $numbers['clicks'] / $numbers['views'], 1)
            ),
            default => '',
        });
    }

    /** @return array{views: int, clicks: int} */
    private function statisticsFor(int $id): array
    {
        try {
            $this->countsByAd ??= $this->statistics->countLast30Days();
        } catch (SqlException) {
            $this->countsByAd = [];
        }

        return $this->countsByAd[$id] ?? ['views' => 0, 'clicks' => 0];
    }
}
