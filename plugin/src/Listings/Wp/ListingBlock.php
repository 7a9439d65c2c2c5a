<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\ListingsSettings;
use WP_HTML_Tag_Processor;

/** The block `wp-job-openings/blocks` (Jobs contract 2.4): the shortcode's markup, with the block's classes beside. */
final class ListingBlock
{
    public function __construct(
        private readonly string $directory,
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Archives $archives,
        private readonly ListingPageAssets $assets,
    ) {
    }

    public function register(): void
    {
        register_block_type($this->directory . '/listing', ['render_callback' => $this->render(...)]);
    }

    /** @param array<array-key, mixed> $attributes */
    public function render(array $attributes): string
    {
        $options = (new OptionsReader($this->settings->options(), $this->specifications))->block($attributes);
        $this->assets->addFor($options->look);

        return self::supported($this->renderer->block($this->archives->within($options), Request::current()));
    }

    /** Colours, spacing and type that the editor chose stand on the block's own element. */
    private static function supported(string $html): string
    {
        $chosen = new WP_HTML_Tag_Processor('<div ' . get_block_wrapper_attributes() . '>');
        $block = new WP_HTML_Tag_Processor($html);
        if (!$chosen->next_tag() || !$block->next_tag(['class_name' => 'awsm-job-wrap'])) {
            return $html;
        }
        $text = static fn (mixed $value): string => is_string($value) ? $value : '';
        $classes = preg_split('/\s+/', $text($chosen->get_attribute('class')), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($classes === false ? [] : $classes as $class) {
            $block->add_class($class);
        }
        $style = $text($chosen->get_attribute('style'));
        if ($style !== '') {
            $block->set_attribute('style', trim(rtrim($text($block->get_attribute('style')), '; ') . ';' . $style, ';'));
        }

        return $block->get_updated_html();
    }

    /**
     * What the editor is told of the site.
     *
     * @return array{specifications: list<array{taxonomy: string, label: string}>, filters: list<string>, specs: list<string>, structured: list<string>, sorts: bool}
     */
    public function editorSite(): array
    {
        $look = $this->settings->options()->look;

        return [
            'specifications' => array_map(
                static fn (Specification $one): array => ['taxonomy' => $one->taxonomy, 'label' => $one->label],
                $this->specifications->all()
            ),
            'filters' => $look->filters,
            'specs' => $look->shownSpecs,
            'structured' => $look->structured,
            'sorts' => $look->sorts,
        ];
    }
}
