<?php

declare(strict_types=1);

namespace CourantDesk\Reports;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of view counting. */
final class ViewTrackingSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'job_views';
    }

    public function title(): string
    {
        return __('Views of openings and articles', 'courant-desk');
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
        return [
            new SettingsField(
                'editors',
                'bool',
                true,
                __('Count views by users who can edit the opening or article', 'courant-desk'),
            ),
            new SettingsField(
                'articles',
                'bool',
                true,
                __('Count views of articles', 'courant-desk'),
                __('Lists of most read articles need them. No cookies and no data about visitors are stored.', 'courant-desk'),
            ),
            new SettingsField(
                'limit',
                'int',
                1000,
                __('Maximum views per minute and IP address', 'courant-desk'),
                min: 1,
                max: 1000000,
                capability: Capabilities::SITE,
            ),
        ];
    }

    public function shouldCountEditors(): bool
    {
        return $this->bool('editors');
    }

    public function shouldCountArticles(): bool
    {
        return $this->bool('articles');
    }

    public function maxViewsPerMinute(): int
    {
        return $this->int('limit');
    }
}
