<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Video\VideoSettings;

/** Enqueues the "Video" panel of the block editor. */
final class VideoEditorPanel
{
    public function __construct(private readonly Assets $assets, private readonly VideoSettings $settings)
    {
    }

    public function enqueueScript(): void
    {
        $screen = get_current_screen();
        if (
            $screen === null
            || $screen->base !== 'post'
            || !in_array($screen->post_type, $this->settings->postTypes(), true)
        ) {
            return;
        }
        $handle = $this->assets->enqueueAdminScript('video');
        $site = InlineJson::encode(['types' => $this->settings->postTypes()]);
        wp_add_inline_script($handle, 'window.courantVideo = ' . $site . ';', 'before');
    }
}
