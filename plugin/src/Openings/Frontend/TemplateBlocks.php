<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/**
 * Finds blocks in the block template of the current page, so that the page of an opening does not repeat them around
 * the content.
 */
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

    /** Returns whether a block template prints the page, so that its editors choose what follows the content. */
    public function exists(): bool
    {
        return $this->content !== '';
    }

    public function contains(string $block): bool
    {
        return has_block($block, $this->content);
    }
}
