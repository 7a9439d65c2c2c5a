<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Openings\Admin\SpecificationMessages;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationIcons;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Storage\DeletionImpact;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;

/** Formats specifications and their terms as REST responses (plugin/schema/specifications.json). */
final class SpecificationsResponse
{
    public function __construct(
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly DeletionImpact $impact,
        private readonly SpecificationListSettings $uses,
    ) {
    }

    /** @return array<string, mixed> the public data */
    public function forPublic(): array
    {
        return [
            'specifications' =>
                array_map(fn (Specification $specification): array => self::specificationToArray($specification) + [
                    'terms' => array_map(static function (Term $term): array {
                        $stored = get_term($term->id, $term->taxonomy);
                        $link = get_term_link($term->id, $term->taxonomy);

                        return self::termToArray($term) + [
                            'openings' => $stored instanceof \WP_Term ? $stored->count : 0,
                            'link' => is_string($link) ? $link : '',
                        ];
                    }, $this->specifications->findTerms($specification->taxonomy)),
                ], $this->specifications->findAll())
        ];
    }

    /** @return array<string, mixed> the data of the specifications screen */
    public function forEditor(bool $mayChange): array
    {
        $openings = $this->impact->countByTerm();
        $filters = $this->uses->filterTaxonomies();
        $shown = $this->uses->listedTaxonomies();

        return [
            'version' => $this->version(),
            'may' => $mayChange,
            'icons' => array_map(
                static fn (string $name, string $path): array
                    => ['name' => $name, 'label' => SpecificationMessages::iconLabel($name), 'path' => $path],
                array_keys(SpecificationIcons::all()),
                array_values(SpecificationIcons::all()),
            ),
            'specifications' =>
                array_map(fn (Specification $specification): array => self::specificationToArray($specification) + [
                    'filters' => in_array($specification->taxonomy, $filters, true),
                    'shown' => in_array($specification->taxonomy, $shown, true),
                    'openings' => $this->impact->countByTaxonomy($specification->taxonomy),
                    'terms' => array_map(
                        static fn (Term $term): array => self::termToArray($term)
                            + ['openings' => $openings[$term->id] ?? 0],
                        $this->specifications->findTerms($specification->taxonomy)
                    ),
                ], $this->specifications->findAll()),
        ];
    }

    /** Returns the version, which changes with every change of the data. */
    public function version(): string
    {
        $all = array_map(fn (Specification $specification): array => [
            self::specificationToArray($specification),
            array_map(self::termToArray(...), $this->specifications->findTerms($specification->taxonomy)),
        ], $this->specifications->findAll());

        return md5((string) wp_json_encode([$all, $this->uses->filterTaxonomies(), $this->uses->listedTaxonomies()]));
    }

    /** @return array{key: string, filter: string, name: string, icon: string} */
    private static function specificationToArray(Specification $specification): array
    {
        return [
            'key' => $specification->taxonomy, 'filter' => $specification->filterKey(), 'name' => $specification->label,
            'icon' => $specification->icon,
        ];
    }

    /** @return array{id: int, slug: string, name: string} */
    private static function termToArray(Term $term): array
    {
        return ['id' => $term->id, 'slug' => rawurldecode($term->slug), 'name' => $term->name];
    }
}
