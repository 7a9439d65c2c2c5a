<?php

declare(strict_types=1);

namespace CourantDesk\Feeds;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of the feeds. */
final class FeedsSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'feeds';
    }

    public function title(): string
    {
        return __('Feeds', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Jobs;
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $help = static fn (string $feed): string => sprintf(
            /* translators: %s: an address */
            __('URL: %s. Add paged=2 and so on for further pages.', 'courant-desk'),
            add_query_arg('feed', $feed, home_url('/')),
        );

        return [
            new SettingsField(
                'xml',
                'bool',
                true,
                __('XML feed for job aggregators', 'courant-desk'),
                $help(FeedsModule::XML_FEED),
            ),
            new SettingsField('json', 'bool', true, __('JSON feed', 'courant-desk'), $help(FeedsModule::JSON_FEED)),
            new SettingsField(
                key: 'size',
                type: 'int',
                default: 500,
                label: __('Openings per feed page', 'courant-desk'),
                help: __('From 1 to 1,000.', 'courant-desk'),
                choices: [],
                min: 1,
                max: 1000
            ),
        ];
    }

    public function isEnabled(string $feed): bool
    {
        return $this->bool($feed === FeedsModule::XML_FEED ? 'xml' : 'json');
    }

    public function pageSize(): int
    {
        return $this->int('size');
    }
}
