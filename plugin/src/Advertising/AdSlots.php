<?php

declare(strict_types=1);

namespace CourantDesk\Advertising;

use CourantDesk\Advertising\Domain\AdSlot;

/** Lists the ad slots and their sizes (docs/how-to/ad-slot.md). */
final class AdSlots
{
    /** One slot per line, as in the setting: `ID | name | sizes`. The owner can change and remove them. */
    public const DEFAULTS = "header | Header | 468x60 from 768 after 4000, 320x50 after 3000\n"
        . "navigation | Next to the logo | 728x90 from 992 after 2000\n"
        . "front | Front page, below the top stories | 970x250 from 1024, 300x250\n"
        . "sidebar | Sidebar | 300x250\n"
        . 'in-article | In the text | 300x250';

    /** Slots that a script inserts under other themes, at the selector in the setting of the same name. */
    public const INSERTED_BY_SCRIPT = ['header', 'navigation'];

    /**
     * Returns the slots of the setting, then those of plugins.
     *
     * @param string $setting one slot per line
     * @return array<string, AdSlot> by ID; the setting has priority
     */
    public static function all(string $setting): array
    {
        return AdSlot::parseList($setting) + self::fromPlugins();
    }

    /** @return array<string, AdSlot> by ID */
    public static function fromPlugins(): array
    {
        /**
         * Filters the ad slots that plugins and themes add. Each can be chosen for an ad, in the widget and in the
         * block; the action `courant_ad_slot` prints it.
         *
         * @since 0.1.0
         *
         * @param list<string> $lines each `ID | name | sizes`, as in the setting
         */
        $lines = apply_filters('courant_desk_ad_slots', []);

        return AdSlot::parseList(implode("\n", array_filter(is_array($lines) ? $lines : [], 'is_string')));
    }
}
