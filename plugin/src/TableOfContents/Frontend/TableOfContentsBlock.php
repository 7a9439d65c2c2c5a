<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use WP_Block_Type_Registry;

/** Registers the block `courant/contents`, and `easytoc/toc` for existing content. */
final class TableOfContentsBlock
{
    public function __construct(
        private readonly string $directory,
        private readonly TableOfContentsShortcodes $shortcodes,
    ) {
    }

    public function register(): void
    {
        register_block_type($this->directory . '/contents', ['render_callback' => $this->shortcodes->renderBlock(...)]);
        if (!WP_Block_Type_Registry::get_instance()->is_registered('easytoc/toc')) {
            register_block_type($this->directory . '/contents-contract', [
                'render_callback' => $this->shortcodes->renderBlock(...),
            ]);
        }
    }
}
