<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Video\VideoSettings;

/** The panel "Video" of the block editor. */
final class VideoPanel
{
    public function __construct(private readonly Assets $assets, private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('enqueue_block_editor_assets', [$this, 'enqueue']);
    }

    public function enqueue(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || !in_array($screen->post_type, $this->settings->types(), true)) {
            return;
        }
        $handle = $this->assets->adminScript('video');
        $site = InlineJson::encode(['types' => $this->settings->types()]);
        wp_add_inline_script($handle, 'window.courantVideo = ' . $site . ';', 'before');
    }
}
