<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\ListingsSettings;

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

        return $this->renderer->block($this->archives->within($options), Request::current());
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
