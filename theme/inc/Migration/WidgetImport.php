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
     * @param array<mixed> $mods Theme mods of the other theme.
     * @return int Number of imported widgets.
     */
    public static function run(PreviousTheme $theme, array $mods): int
    {
        $areas = get_option('sidebars_widgets');
        $import = new self($theme);
        $imported = $import->convertAreas(self::storedAreas($mods));

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
     * Returns the ads in widgets of the other theme that were in one of its areas.
     *
     * @param array<mixed> $mods Theme mods of the other theme.
     * @return list<array{image: string, link: string, slot: string}>
     */
    public static function findAds(PreviousTheme $theme, array $mods): array
    {
        $ads = [];

        foreach (self::storedAreas($mods) as $area => $widgets) {
            foreach (is_array($widgets) && $area !== 'wp_inactive_widgets' ? $widgets : [] as $widget) {
                [$type, $number] = self::parseId($widget);
                $ads = [...$ads, ...$theme->widgetAds($type, self::instance($type, $number) ?? [])];
            }
        }

        return $ads;
    }

    /**
     * @param array<mixed> $stored Widgets by area of the other theme.
     * @return array<string, list<string>> Widgets by area of this theme.
     */
    private function convertAreas(array $stored): array
    {
        $areas = [];

        foreach ($this->theme->widgetAreas as $oldArea => $area) {
            foreach (is_array($stored[$oldArea] ?? null) ? $stored[$oldArea] : [] as $widget) {
                $id = $this->convert(...self::parseId($widget));

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
        $instance = self::instance($type, $number);

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

    /**
     * Returns the widgets of the other theme by area.
     *
     * @param array<mixed> $mods
     * @return array<mixed>
     */
    private static function storedAreas(array $mods): array
    {
        $stored = is_array($mods['sidebars_widgets'] ?? null) ? $mods['sidebars_widgets']['data'] ?? [] : [];

        return is_array($stored) ? $stored : [];
    }

    /** @return array{string, int} Type and number of a widget; empty if the ID is invalid. */
    private static function parseId(mixed $id): array
    {
        return is_string($id) && preg_match('/^(.+)-(\d+)$/', $id, $found) === 1
            ? [$found[1], (int) $found[2]]
            : ['', 0];
    }

    /** @return array<mixed>|null Stored settings of a widget; null if there are none. */
    private static function instance(string $type, int $number): ?array
    {
        $stored = get_option("widget_{$type}");

        return is_array($stored) && is_array($stored[$number] ?? null) ? $stored[$number] : null;
    }

    private static function isRegistered(string $type): bool
    {
        global $wp_widget_factory;

        return $wp_widget_factory instanceof \WP_Widget_Factory
            && $wp_widget_factory->get_widget_object($type) !== null;
    }
}
