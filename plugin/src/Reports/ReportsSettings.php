<?php

declare(strict_types=1);

namespace CourantDesk\Reports;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of reports. */
final class ReportsSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'overview';
    }

    public function title(): string
    {
        return __('Overview', 'courant-desk');
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
                'digest',
                'bool',
                false,
                __('Send a weekly report by email', 'courant-desk'),
                __('Sent to the HR email address on Mondays.', 'courant-desk'),
            ),
        ];
    }

    public function shouldSendWeeklySummary(): bool
    {
        return $this->bool('digest');
    }
}
