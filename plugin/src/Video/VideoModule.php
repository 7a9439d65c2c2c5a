<?php

declare(strict_types=1);

namespace CourantDesk\Video;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Video\Admin\VideoEditorPanel;
use CourantDesk\Video\Admin\VideoMetaBox;
use CourantDesk\Video\Frontend\ArticleVideoFinder;
use CourantDesk\Video\Frontend\EmbeddedVideoRewriter;
use CourantDesk\Video\Frontend\VideoRenderer;
use CourantDesk\Video\Storage\VideoMeta;

/**
 * Registers videos of articles: a video in a dialog that opens automatically, and embedded videos, which play in place.
 */
final class VideoModule implements Module
{
    public function __construct(private readonly Kernel $kernel, private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        (new VideoMeta($this->settings))->boot();
        (new VideoRenderer($this->kernel, $this->settings, new ArticleVideoFinder($this->settings)))->boot();
        (new EmbeddedVideoRewriter($this->settings))->boot();
        if (is_admin()) {
            (new VideoEditorPanel($this->kernel->assets, $this->settings))->boot();
            (new VideoMetaBox($this->kernel, $this->settings))->boot();
        }
    }
}
