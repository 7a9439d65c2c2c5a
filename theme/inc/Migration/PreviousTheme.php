<?php

declare(strict_types=1);

namespace Courant\Migration;

/** Maps the settings of another theme to those of this theme. Pure; one class for each theme. */
abstract class PreviousTheme
{
    /**
     * @param string $name For display.
     * @param string $stylesheet Folder of the theme; also the prefix of its settings.
     * @param array<string, string> $menuLocations Menu location of this theme by location of the other theme.
     * @param list<string> $layoutKeys Meta keys that contain the layout of a post.
     * @param array<string, string> $widgetAreas Widget area of this theme by area of the other theme.
     * @param array<string, array{int, string}> $postsWidgets Widgets with articles: number of articles and layout by
     *     type (`id_base`).
     */
    protected function __construct(
        public readonly string $name,
        public readonly string $stylesheet,
        public readonly array $menuLocations,
        public readonly array $layoutKeys,
        public readonly array $widgetAreas,
        private readonly array $postsWidgets,
    ) {
    }

    /**
     * Returns the options for the stored settings.
     *
     * @param array<mixed> $mods Theme mods of the other theme.
     * @return array<string, mixed> Options by ID (OptionDefinitions); values are sanitized when they are stored.
     */
    abstract public function toThemeOptions(array $mods): array;

    /**
     * Maps the layout of a post.
     *
     * @param array<string, string> $meta By key.
     * @return string One of OptionDefinitions::LAYOUTS; empty: the layout of the site.
     */
    abstract public function postLayout(array $meta): string;

    /**
     * Returns the settings that WordPress stores for each theme, under their own names.
     *
     * @param array<mixed> $mods
     * @return array<string, mixed>
     */
    public function sharedThemeMods(array $mods): array
    {
        return SharedThemeMods::select($mods);
    }

    /**
     * Returns the colors of categories.
     *
     * @param array<mixed> $mods
     * @return array<int, string> By category ID.
     */
    public function categoryColors(array $mods): array
    {
        return [];
    }

    /**
     * Returns the advertisements in the settings.
     *
     * @param array<mixed> $mods
     * @return list<array{image: string, link: string, slot: string}> URLs, and the ID of an ad slot of Courant Desk.
     */
    public function ads(array $mods): array
    {
        return [];
    }

    /**
     * Returns the advertisements in a widget.
     *
     * @param string $type Type of the widget (`id_base`).
     * @param array<mixed> $instance Its settings.
     * @return list<array{image: string, link: string, slot: string}>
     */
    public function widgetAds(string $type, array $instance): array
    {
        return [];
    }

    /**
     * Converts a widget of the other theme to the widget with articles (PostsWidget).
     *
     * @param string $type Type of the widget (`id_base`).
     * @param array<mixed> $instance Its settings.
     * @return array<string, string|int>|null Null: it has no counterpart.
     */
    final public function postsWidget(string $type, array $instance): ?array
    {
        if (! isset($this->postsWidgets[$type])) {
            return null;
        }

        [$count, $layout] = $this->postsWidgets[$type];

        return $this->articlesOf($instance) + ['count' => $count, 'layout' => $layout];
    }

    /**
     * Returns title and source of a widget with articles, and the number of articles if it is a setting.
     *
     * @param array<mixed> $instance
     * @return array<string, string|int>
     */
    abstract protected function articlesOf(array $instance): array;

    /**
     * Returns a setting as text; empty if it is no text.
     *
     * @param array<mixed> $settings
     */
    final protected static function text(array $settings, string $name): string
    {
        return is_string($settings[$name] ?? null) ? $settings[$name] : '';
    }
}
