<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** The blocks of the block template that renders the page. What it contains is not repeated around the content. */
final class TemplateBlocks
{
    private readonly string $content;

    public function __construct()
    {
        global $_wp_current_template_content;
        $this->content = wp_is_block_theme() && is_string($_wp_current_template_content)
            ? $_wp_current_template_content
            : '';
    }

    public function contains(string $block): bool
    {
        return has_block($block, $this->content);
    }
}
