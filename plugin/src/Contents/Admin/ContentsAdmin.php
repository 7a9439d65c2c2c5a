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
    }

    public function bootAdoption(): void
    {
        if (is_admin()) {
            (new Adoption($this->kernel, $this->settings, $this->looks))->boot();
        }
    }
}
