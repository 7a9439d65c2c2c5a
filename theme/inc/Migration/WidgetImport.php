<?php

declare(strict_types=1);

namespace Courant\Migration;

use Courant\Widgets\PostsWidget;

/**
 * Imports the widgets of another theme: WordPress keeps their positions with the settings of that theme. Widgets of the
 * theme itself become the widget with articles, or are omitted.
 */
final class WidgetImport
{
    /** @var array<int|string, mixed> Settings of the widgets with articles, by number. */
    private array $instances;
    private int $imported = 0;

    private function __construct(private readonly PreviousTheme $theme)
    {
        $stored = get_option(PostsWidget::OPTION);
        $this->instances = is_array($stored) ? $stored : [];
    }

    /**
     * Imports the widgets. Widgets that are already in an area of this theme stay there, below the imported ones.
     *
     * @param array<mixed> $old Theme mods of the other theme.
     * @return int Number of imported widgets.
     */
    public static function run(PreviousTheme $theme, array $old): int
    {
        $stored = is_array($old['sidebars_widgets'] ?? null) ? $old['sidebars_widgets']['data'] ?? [] : [];
        $areas = get_option('sidebars_widgets');
        $import = new self($theme);
        $imported = $import->convertAreas(is_array($stored) ? $stored : []);

        if ($imported === [] || ! is_array($areas)) {
            return 0;
        }

        $moved = array_merge(...array_values($imported));

        foreach ($areas as $area => $widgets) {
            $areas[$area] = is_array($widgets)
                ? array_values(array_diff(array_filter($widgets, 'is_string'), $moved))
                : $widgets;
        }

        foreach ($imported as $area => $widgets) {
            $areas[$area] = [...$widgets, ...(is_array($areas[$area] ?? null) ? $areas[$area] : [])];
        }

        $import->instances['_multiwidget'] = 1;
        update_option(PostsWidget::OPTION, $import->instances);
        update_option('sidebars_widgets', $areas);

        return $import->imported;
    }

    /**
     * Returns the ad in the header of the other theme, if it was a widget.
     *
     * @return array{image: string, link: string}
     */
    public static function findHeaderAd(PreviousTheme $theme): array
    {
        $widget = $theme->headerAdWidget();
        $stored = $widget === null ? [] : get_option("widget_{$widget['type']}");

        foreach (is_array($stored) ? $stored : [] as $instance) {
            $image = is_array($instance) ? $instance[$widget['image'] ?? ''] ?? '' : '';
            $link = is_array($instance) ? $instance[$widget['link'] ?? ''] ?? '' : '';

            if (is_string($image) && $image !== '') {
                return ['image' => $image, 'link' => is_string($link) ? $link : ''];
            }
        }

        return ['image' => '', 'link' => ''];
    }

    /**
     * @param array<mixed> $stored Widgets by area of the other theme.
     * @return array<string, list<string>> Widgets by area of this theme.
     */
    private function convertAreas(array $stored): array
    {
        $areas = [];

        foreach ($this->theme->widgetAreas() as $oldArea => $area) {
            foreach (is_array($stored[$oldArea] ?? null) ? $stored[$oldArea] : [] as $widget) {
                $id = is_string($widget) && preg_match('/^(.+)-(\d+)$/', $widget, $found) === 1
                    ? $this->convert($found[1], (int) $found[2])
                    : null;

                if ($id !== null) {
                    $areas[$area][] = $id;
                    $this->imported++;
                }
            }
        }

        return $areas;
    }

    /** @return string|null ID of the widget in this theme; null if it has no counterpart. */
    private function convert(string $type, int $number): ?string
    {
        $stored = get_option("widget_{$type}");
        $instance = is_array($stored) && is_array($stored[$number] ?? null) ? $stored[$number] : null;

        if ($instance === null) {
            return null;
        }

        $articles = $this->theme->postsWidget($type, $instance);

        if ($articles === null) {
            return self::isRegistered($type) ? "{$type}-{$number}" : null;
        }

        $next = max([1, ...array_filter(array_keys($this->instances), 'is_int')]) + 1;
        $this->instances[$next] = (new PostsWidget())->update($articles, []);

        return PostsWidget::ID_BASE . "-{$next}";
    }

    private static function isRegistered(string $type): bool
    {
        global $wp_widget_factory;

        return $wp_widget_factory instanceof \WP_Widget_Factory
            && $wp_widget_factory->get_widget_object($type) !== null;
    }
}
