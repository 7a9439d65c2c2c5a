<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;

/**
 * Registers the admin features: the block's editor script, the meta box, the preview in the settings, and the settings
 * import.
 */
final class TableOfContentsAdmin
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly TableOfContentsSettings $settings,
        private readonly TableOfContentsDisplaySettings $display,
        private readonly OptionsResolver $options,
    ) {
    }

    public function boot(): void
    {
        $this->bootImporter();
        (new TableOfContentsMetaBox($this->kernel, $this->options))->boot();
        add_action('enqueue_block_editor_assets', $this->enqueueEditorScript(...));
        add_action('enqueue_block_assets', $this->enqueueEditorStyles(...));
        add_action('courant_desk_settings', $this->printSettingsPreview(...));
    }

    public function bootImporter(): void
    {
        if (is_admin()) {
            (new EasyTocSettingsImporter($this->kernel, $this->settings, $this->display))->boot();
        }
    }

    private function enqueueEditorScript(): void
    {
        $screen = get_current_screen();
        if ($screen !== null && $screen->base === 'post' && in_array($screen->post_type, $this->settings->enabledPostTypes(), true)) {
            $this->kernel->assets->enqueueAdminScript('contents');
        }
    }

    /** Enqueues the styles in the editor's iframe, which shows the preview. */
    private function enqueueEditorStyles(): void
    {
        if (is_admin()) {
            $this->enqueueStyles();
        }
    }

    private function printSettingsPreview(string $option): void
    {
        if ($option === $this->settings->optionName() || $option === $this->display->optionName()) {
            $this->enqueueStyles();
            $this->kernel->assets->enqueueAdminScript('contents-settings');
            $this->kernel->template->print('table-of-contents/settings-preview', (object) ['option' => $option]);
        }
    }

    /** Enqueues all styles, because any option can change in a preview. */
    private function enqueueStyles(): void
    {
        $this->kernel->assets->enqueueStyle('contents');
        $this->kernel->assets->enqueueStyle('contents-extras');
    }
}
