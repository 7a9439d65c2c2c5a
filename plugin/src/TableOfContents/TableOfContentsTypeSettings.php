<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings that override the site's settings for a post type. */
final class TableOfContentsTypeSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'contents_types';
    }

    public function title(): string
    {
        return __('Table of contents: by post type', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Content;
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        $fields = [];
        $same = ['' => __('Site default', 'courant-desk')];
        $either = $same + ['yes' => __('Yes', 'courant-desk'), 'no' => __('No', 'courant-desk')];
        foreach (TableOfContentsFields::postTypeChoices() as $type => $name) {
            /* translators: 1: such as Pages, 2: name of a setting */
            $label = static fn (string $text): string => sprintf(__('%1$s: %2$s', 'courant-desk'), $name, $text);
            array_push(
                $fields,
                new SettingsField(
                    "{$type}_position",
                    'choice',
                    '',
                    $label(__('position', 'courant-desk')),
                    choices: $same + TableOfContentsFields::positionChoices(),
                ),
                new SettingsField(
                    "{$type}_min",
                    'int',
                    0,
                    $label(__('minimum headings', 'courant-desk')),
                    __('0 uses the site default.', 'courant-desk'),
                    max: 100,
                ),
                new SettingsField(
                    "{$type}_levels",
                    'text',
                    '',
                    $label(__('heading levels', 'courant-desk')),
                    __('For example 2,3. Leave empty to use the site default.', 'courant-desk'),
                ),
                new SettingsField("{$type}_label", 'text', '', $label(__('title', 'courant-desk'))),
                new SettingsField(
                    "{$type}_hidden",
                    'choice',
                    '',
                    $label(__('collapse the list initially', 'courant-desk')),
                    choices: $either,
                ),
                new SettingsField(
                    "{$type}_hierarchy",
                    'choice',
                    '',
                    $label(__('hierarchy', 'courant-desk')),
                    choices: $either,
                ),
                new SettingsField(
                    "{$type}_bar",
                    'choice',
                    '',
                    $label(__('“On this page” bar', 'courant-desk')),
                    choices: $either,
                ),
            );
        }

        return $fields;
    }

    /** Returns the site's settings with the overrides of a post type. */
    public function forPostType(string $type, TableOfContentsSettings $site): TableOfContentsSettings
    {
        $changes = [];
        foreach (['position', 'label'] as $key) {
            $changes[$key] = $this->text("{$type}_$key");
        }
        foreach (['hidden', 'hierarchy'] as $key) {
            $changes[$key] = ['yes' => true, 'no' => false][$this->text("{$type}_$key")] ?? '';
        }
        $changes['min'] = $this->int("{$type}_min") > 0 ? $this->int("{$type}_min") : '';
        $changes['bar'] = match ($this->text("{$type}_bar")) {
            'yes' => $site->getText('bar') === 'none' ? 'mobile' : '',
            'no' => 'none',
            default => '',
        };
        preg_match_all('~[1-6]~', $this->text("{$type}_levels"), $levels);
        $changes['levels'] = $levels[0] === []
            ? ''
            : array_map(static fn (string $level): string => 'h' . $level, $levels[0]);
        $changes = array_filter($changes, static fn (mixed $value): bool => $value !== '');

        return $changes === [] ? $site : $site->withChanges($changes);
    }
}
