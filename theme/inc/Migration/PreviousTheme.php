<?php

declare(strict_types=1);

namespace Courant\Migration;

/** Maps the settings of another theme to those of this theme. Pure; one class for each theme. */
interface PreviousTheme
{
    public function name(): string;

    /** Returns the name of the option with the theme mods. */
    public function option(): string;

    /**
     * Returns the options for the stored settings.
     *
     * @param array<mixed> $old Theme mods of the other theme.
     * @return array<string, mixed> Options by ID (OptionDefinitions); values are sanitized when they are stored.
     */
    public function toThemeOptions(array $old): array;

    /**
     * Returns the settings that WordPress stores for each theme, under their own names.
     *
     * @param array<mixed> $old
     * @return array<string, mixed>
     */
    public function sharedThemeMods(array $old): array;

    /** @return array<string, string> Menu location of this theme by location of the other theme. */
    public function menuLocations(): array;

    /** @return list<string> Meta keys that contain the layout of a post. */
    public function layoutKeys(): array;

    /**
     * Maps the layout of a post.
     *
     * @param array<string, string> $meta By key.
     * @return string One of OptionDefinitions::LAYOUTS; empty: the layout of the site.
     */
    public function postLayout(array $meta): string;

    /**
     * Returns the colors of categories.
     *
     * @param array<mixed> $old
     * @return array<int, string> By category ID.
     */
    public function categoryColors(array $old): array;

    /** @return array<string, string> Widget area of this theme by area of the other theme. */
    public function widgetAreas(): array;

    /**
     * Converts a widget of the other theme to the widget with articles (PostsWidget).
     *
     * @param string $type Type of the widget (`id_base`).
     * @param array<mixed> $instance Its settings.
     * @return array<string, string|int>|null Null: it has no counterpart.
     */
    public function postsWidget(string $type, array $instance): ?array;

    /** @return array{type: string, image: string, link: string}|null Widget with the header ad, and its settings. */
    public function headerAdWidget(): ?array;
}
