<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;

/**
 * Registers the admin features: the block's editor script and styles, and the preview in the settings.
 */
final class TableOfContentsAdmin
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly TableOfContentsSettings $settings,
        private readonly TableOfContentsDisplaySettings $display,
    ) {
    }

    public function enqueueEditorScript(): void
    {
        $screen = get_current_screen();
        if (
            $screen !== null
            && $screen->base === 'post'
            && in_array($screen->post_type, $this->settings->enabledPostTypes(), true)
        ) {
            $this->kernel->assets->enqueueAdminScript('table-of-contents');
        }
    }

    /** Enqueues the styles in the editor's iframe, which shows the preview. */
    public function enqueueEditorStyles(): void
    {
        if (is_admin()) {
            $this->enqueueStyles();
        }
    }

    public function printSettingsPreview(string $option): void
    {
        if ($option === $this->settings->optionName() || $option === $this->display->optionName()) {
            $this->enqueueStyles();
            $this->kernel->assets->enqueueAdminScript('table-of-contents-settings');
            $this->kernel->template->print('table-of-contents/settings-preview', (object) ['option' => $option]);
        }
    }

    /** Enqueues all styles, because any option can change in a preview. */
    private function enqueueStyles(): void
    {
        $this->kernel->assets->enqueueStyle('table-of-contents');
        $this->kernel->assets->enqueueStyle('table-of-contents-extras');
    }
}
