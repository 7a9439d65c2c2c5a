<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Request;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use WP_HTML_Tag_Processor;

/** Registers the block `wp-job-openings/blocks`: the markup of the shortcode with additional `awsm-b-*` class names. */
final class ListingBlock
{
    public function __construct(
        private readonly string $directory,
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
        private readonly ArchivePages $archives,
        private readonly ListingAssets $assets,
    ) {
    }

    public function register(): void
    {
        register_block_type($this->directory . '/listing', ['render_callback' => $this->render(...)]);
    }

    /** @param array<array-key, mixed> $attributes */
    public function render(array $attributes): string
    {
        $options = $this->settings->optionsParser()->parseBlock($attributes);
        $this->assets->enqueueFor($options);

        return self::applyBlockSupports(
            $this->renderer->renderBlock($this->archives->applyArchiveTerm($options), Request::fromGlobals())
        );
    }

    /** Applies the colors, spacing and typography set in the editor to the block's root element. */
    private static function applyBlockSupports(string $html): string
    {
        $supports = new WP_HTML_Tag_Processor('<div ' . get_block_wrapper_attributes() . '>');
        $block = new WP_HTML_Tag_Processor($html);
        if (!$supports->next_tag() || !$block->next_tag(['class_name' => 'awsm-job-wrap'])) {
            return $html;
        }
        $text = static fn (mixed $value): string => is_string($value) ? $value : '';
        $classes = preg_split('/\s+/', $text($supports->get_attribute('class')), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($classes === false ? [] : $classes as $class) {
            $block->add_class($class);
        }
        $style = $text($supports->get_attribute('style'));
        if ($style !== '') {
            $block->set_attribute(
                'style',
                trim(rtrim($text($block->get_attribute('style')), '; ') . ';' . $style, ';'),
            );
        }

        return $block->get_updated_html();
    }

    /**
     * Returns the site data for the block editor script.
     *
     * @return array{specifications: list<array{taxonomy: string, label: string}>, filters: list<string>,
     *     specs: list<string>, attributeFilters: list<array{key: string, label: string, hasTypes: bool}>,
     *     structured: list<string>, sorts: bool}
     */
    public function editorData(): array
    {
        $display = $this->settings->defaultOptions()->display;

        return [
            'specifications' => array_map(
                static fn (Specification $specification): array
                    => ['taxonomy' => $specification->taxonomy, 'label' => $specification->label],
                $this->specifications->findAll()
            ),
            'filters' => $display->taxonomyFilters,
            'specs' => $display->shownSpecifications,
            'attributeFilters' => array_map(
                static fn (AttributeFilter $filter): array => [
                    'key' => $filter->key(),
                    'label' => $filter->settingLabel(),
                    'hasTypes' => $filter instanceof ChoiceFilter,
                ],
                $this->filters->all()
            ),
            'structured' => $display->attributeFilters,
            'sorts' => $display->showsSortControl,
        ];
    }
}
