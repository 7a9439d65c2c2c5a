<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Kernel\Lifecycle;

/** What must follow when the owner changes the settings of openings. */
final class JobsSettingsChange
{
    /** Settings that change addresses. */
    private const ADDRESS = ['slug', 'front_base', 'archive'];

    public function __construct(private readonly JobsSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('add_option_' . $this->settings->option(), fn (string $option, mixed $after) => $this->follow([], $after), 20, 2);
        add_action('update_option_' . $this->settings->option(), [$this, 'follow'], 20, 2);
    }

    public function follow(mixed $before, mixed $after): void
    {
        $this->settings->forget();
        $before = $this->settings->clean($before);
        $after = $this->settings->clean($after);
        if (array_intersect_key($before, array_flip(self::ADDRESS)) !== array_intersect_key($after, array_flip(self::ADDRESS))) {
            // The post type stands registered under its old address in this request: the next one makes the rules.
            delete_option('rewrite_rules');
        }
        if ($this->settings->erasesOnUninstall()) {
            update_option(Lifecycle::ON_UNINSTALL, 'erase', false);
        } else {
            delete_option(Lifecycle::ON_UNINSTALL);
        }
    }
}
