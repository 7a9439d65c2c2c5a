<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Openings\OpeningsSettings;

/** Updates the rewrite rules and the uninstall option when the opening settings change. */
final class OpeningsSettingsObserver
{
    /** Settings that change URLs. */
    private const URL_SETTINGS = ['slug', 'front_base', 'archive'];

    public function __construct(private readonly OpeningsSettings $settings)
    {
    }

    public function applyFirstValue(string $option, mixed $after): void
    {
        $this->applyChange([], $after);
    }

    public function applyChange(mixed $before, mixed $after): void
    {
        $this->settings->clearCache();
        $before = $this->settings->sanitize($before);
        $after = $this->settings->sanitize($after);
        if (
            array_intersect_key($before, array_flip(self::URL_SETTINGS)) !== array_intersect_key($after, array_flip(
                self::URL_SETTINGS
            ))
        ) {
            // The post type is still registered with its previous slug in this request; the next request generates the
            // rules.
            delete_option('rewrite_rules');
        }
        if ($this->settings->shouldDeleteDataOnUninstall()) {
            update_option(Lifecycle::UNINSTALL_OPTION, 'erase', false);
        } else {
            delete_option(Lifecycle::UNINSTALL_OPTION);
        }
    }
}
