<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The words of choices that several options share.
 */
final class Words
{
    /**
     * @return array<string, string>
     */
    public static function layouts(bool $orDefault = false): array
    {
        return ($orDefault ? ['default' => __('As everywhere', 'courant')] : []) + [
            'right' => __('Sidebar at the end', 'courant'),
            'left' => __('Sidebar at the start', 'courant'),
            'none' => __('No sidebar', 'courant'),
            'full' => __('No sidebar, full width', 'courant'),
        ];
    }

    /**
     * @return array<string, string>
     */
    public static function sources(): array
    {
        return [
            'latest' => __('The newest articles', 'courant'),
            'category' => __('One category', 'courant'),
            'tag' => __('One tag', 'courant'),
            'picked' => __('Articles picked by hand', 'courant'),
            'discussed' => __('The articles with the most comments', 'courant'),
        ];
    }

    /**
     * @return array<string, string>
     */
    public static function sectionLayouts(): array
    {
        return [
            'feature' => __('Large story beside a list', 'courant'),
            'cards' => __('Cards in a row', 'courant'),
            'list' => __('List with pictures', 'courant'),
            'headlines' => __('Headlines only', 'courant'),
        ];
    }

    /**
     * The title of a group of articles while no editor gave it one.
     */
    public static function groupTitle(string $group): string
    {
        return match ($group) {
            'ticker' => __('Top stories', 'courant'),
            'slider' => __('Main stories', 'courant'),
            'featured' => __('Editor’s pick', 'courant'),
            'trending' => __('Trending stories', 'courant'),
            'popular' => __('Popular stories', 'courant'),
            'missed' => __('You may have missed', 'courant'),
            default => '',
        };
    }

    /**
     * @return array<string, string>
     */
    public static function faces(): array
    {
        return [
            'newsreader' => __('Newsreader (comes with the theme)', 'courant'),
            'serif' => __('The device’s serif', 'courant'),
            'sans' => __('The device’s sans serif', 'courant'),
        ];
    }
}
