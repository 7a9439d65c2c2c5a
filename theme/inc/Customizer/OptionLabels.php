<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Returns labels of choices that several options share.
 */
final class OptionLabels
{
    /**
     * Returns the labels of page layouts.
     *
     * @return array<string, string>
     */
    public static function layouts(bool $orDefault = false): array
    {
        return ($orDefault ? ['default' => __('Default', 'courant')] : []) + [
            'right' => __('Sidebar at the end', 'courant'),
            'left' => __('Sidebar at the start', 'courant'),
            'none' => __('No sidebar', 'courant'),
            'full' => __('No sidebar, full width', 'courant'),
        ];
    }

    /**
     * Returns the labels of article sources.
     *
     * @return array<string, string>
     */
    public static function sources(): array
    {
        return [
            'latest' => __('Latest articles', 'courant'),
            'category' => __('One category', 'courant'),
            'tag' => __('One tag', 'courant'),
            'picked' => __('Selected articles', 'courant'),
            'read' => __('Most read articles', 'courant'),
            'discussed' => __('Most commented articles', 'courant'),
        ];
    }

    /**
     * Returns the labels of section layouts.
     *
     * @return array<string, string>
     */
    public static function sectionLayouts(): array
    {
        return [
            'feature' => __('Large article and list', 'courant'),
            'cards' => __('Row of cards', 'courant'),
            'list' => __('List with images', 'courant'),
            'headlines' => __('Headlines only', 'courant'),
            'opinion' => __('Portraits of authors', 'courant'),
            'photos' => __('Row of pictures on a dark background', 'courant'),
        ];
    }

    /**
     * Returns the default title of an article group.
     */
    public static function groupTitle(string $group): string
    {
        return match ($group) {
            'ticker' => __('Headlines', 'courant'),
            'slider' => __('Main articles', 'courant'),
            'featured' => __('Editor’s picks', 'courant'),
            'trending' => __('Trending', 'courant'),
            'popular' => __('Popular articles', 'courant'),
            'missed' => __('You may have missed', 'courant'),
            default => '',
        };
    }

    /**
     * Returns the labels of font families.
     *
     * @return array<string, string>
     */
    public static function fontFamilies(): array
    {
        return [
            'newsreader' => __('Newsreader (included in the theme)', 'courant'),
            'serif' => __('System serif', 'courant'),
            'sans' => __('Source Sans (included in the theme)', 'courant'),
        ];
    }
}
