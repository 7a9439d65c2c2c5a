<?php

declare(strict_types=1);

namespace CourantDesk\Video;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Video\Admin\VideoBox;
use CourantDesk\Video\Admin\VideoPanel;
use CourantDesk\Video\Wp\ArticleVideos;
use CourantDesk\Video\Wp\EmbeddedVideos;
use CourantDesk\Video\Wp\VideoMeta;
use CourantDesk\Video\Wp\VideoPage;

/** Videos of articles: the one that an editor set, in a dialog that opens by itself, and embedded ones, which play in place. */
final class VideoFeature implements Feature
{
    public function __construct(private readonly Kernel $kernel, private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        (new VideoMeta($this->settings))->boot();
        (new VideoPage($this->kernel, $this->settings, new ArticleVideos($this->settings)))->boot();
        (new EmbeddedVideos($this->settings))->boot();
        if (is_admin()) {
            (new VideoPanel($this->kernel->assets, $this->settings))->boot();
            (new VideoBox($this->kernel, $this->settings))->boot();
        }
    }
}
