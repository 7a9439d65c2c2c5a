<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Admin;

use CourantDesk\Contents\ContentsLooks;
use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Wp\Options;
use CourantDesk\Kernel\Kernel;

/** The side of editors and owners: the block's editor, the box of a text, the preview in the settings, the adoption. */
final class ContentsAdmin
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly ContentsSettings $settings,
        private readonly ContentsLooks $looks,
        private readonly Options $options,
    ) {
    }

    public function boot(): void
    {
        $this->bootAdoption();
        (new PostBox($this->kernel, $this->options))->boot();
        add_action('enqueue_block_editor_assets', $this->editor(...));
        add_action('enqueue_block_assets', $this->editorStyle(...));
        add_action('courant_desk_settings', $this->preview(...));
    }

    public function bootAdoption(): void
    {
        if (is_admin()) {
            (new Adoption($this->kernel, $this->settings, $this->looks))->boot();
        }
    }

    private function editor(): void
    {
        $screen = get_current_screen();
        if ($screen !== null && $screen->base === 'post' && in_array($screen->post_type, $this->settings->enabledTypes(), true)) {
            $this->kernel->assets->adminScript('contents');
        }
    }

    /** Into the editor's frame, where the preview is drawn. */
    private function editorStyle(): void
    {
        if (is_admin()) {
            $this->style();
        }
    }

    private function preview(string $option): void
    {
        if ($option === $this->settings->option() || $option === $this->looks->option()) {
            $this->style();
            $this->kernel->assets->adminScript('contents-settings');
            $this->kernel->template->show('contents/preview', (object) ['option' => $option]);
        }
    }

    /** All that a table may need: in a preview everything can change. */
    private function style(): void
    {
        $this->kernel->assets->style('contents');
        $this->kernel->assets->style('contents-extras');
    }
}
