<?php

declare(strict_types=1);

namespace CourantDemo;

/** Fills the theme's widget areas that are empty or contain only the default widgets of a new WordPress. */
final class Widgets
{
    /** Default widgets of a new WordPress in the first area. */
    private const CORE_WIDGETS = ['block-2', 'block-3', 'block-4', 'block-5', 'block-6'];

    public function __construct(private readonly DemoRecords $records, private readonly Markup $markup)
    {
    }

    public function create(Row $areas): int
    {
        $count = 0;
        foreach ($areas->names() as $area) {
            if (is_registered_sidebar($area)) {
                $this->records->createOnce("area:{$area}", function () use ($areas, $area): void {
                    $this->fill($area, $areas->rows($area));
                });
                $count++;
            }
        }
        return $count;
    }

    /** @param list<Row> $widgets */
    private function fill(string $area, array $widgets): void
    {
        $all = wp_get_sidebars_widgets();
        $existing = array_filter(is_array($all[$area] ?? null) ? $all[$area] : [], is_string(...));
        if (array_diff($existing, self::CORE_WIDGETS) !== []) {
            return;
        }
        $all['wp_inactive_widgets'] = [
            ...(is_array($all['wp_inactive_widgets'] ?? null) ? $all['wp_inactive_widgets'] : []),
            ...$existing,
        ];
        $all[$area] = array_values(
            array_filter(array_map($this->add(...), $widgets), static fn (string $id): bool => $id !== '')
        );
        wp_set_sidebars_widgets($all);
    }

    /** Stores one widget and returns its ID; '' for a widget type that this site does not have. */
    private function add(Row $widget): string
    {
        global $wp_widget_factory;

        $kind = $widget->has('block') ? 'block' : $widget->text('widget');
        if (
            !$wp_widget_factory instanceof \WP_Widget_Factory || $wp_widget_factory->get_widget_object($kind) === null
        ) {
            return '';
        }
        $stored = get_option("widget_{$kind}");
        $stored = is_array($stored) ? $stored : [];
        $number = max([1, ...array_filter(array_keys($stored), is_int(...))]) + 1;
        $stored[$number] = $widget->has('block')
            ? ['content' => $this->markup->fill($widget->text('block'))]
            : $widget->row('settings')->values();
        $stored['_multiwidget'] = 1;
        update_option("widget_{$kind}", $stored);
        return "{$kind}-{$number}";
    }
}
