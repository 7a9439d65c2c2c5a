<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use WP_Block_Type_Registry;

/** The block `courant/contents`, and the name that texts of the contract carry, `easytoc/toc`. */
final class ContentsBlock
{
    public function __construct(private readonly string $directory, private readonly Shortcodes $shortcodes)
    {
    }

    public function boot(): void
    {
        add_action('init', $this->register(...), 11);
    }

    private function register(): void
    {
        register_block_type($this->directory . '/contents', ['render_callback' => $this->shortcodes->block(...)]);
        if (!WP_Block_Type_Registry::get_instance()->is_registered('easytoc/toc')) {
            register_block_type($this->directory . '/contents-contract', ['render_callback' => $this->shortcodes->block(...)]);
        }
    }
}
