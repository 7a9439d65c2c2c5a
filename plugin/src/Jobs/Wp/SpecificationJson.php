<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Icons;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\SpecificationUses;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\View\SpecificationWords;

/** Specifications and their terms as the routes answer them (plugin/schema/specifications.json). */
final class SpecificationJson
{
    public function __construct(
        private readonly TaxonomySpecifications $specifications,
        private readonly SpecificationLoss $loss,
        private readonly SpecificationUses $uses,
    ) {
    }

    /** @return array<string, mixed> what everybody may read */
    public function forEverybody(): array
    {
        return ['specifications' => array_map(fn (Specification $one): array => self::head($one) + [
            'terms' => array_map(static function (Term $term): array {
                $stored = get_term($term->id, $term->taxonomy);
                $link = get_term_link($term->id, $term->taxonomy);

                return self::term($term) + ['openings' => $stored instanceof \WP_Term ? $stored->count : 0, 'link' => is_string($link) ? $link : ''];
            }, $this->specifications->terms($one->taxonomy)),
        ], $this->specifications->all())];
    }

    /** @return array<string, mixed> what the screen shows */
    public function forTheDesk(bool $mayChange): array
    {
        $openings = $this->loss->openings();
        $filters = $this->uses->filters();
        $shown = $this->uses->shown();

        return [
            'version' => $this->version(),
            'may' => $mayChange,
            'icons' => array_map(
                static fn (string $name, string $path): array => ['name' => $name, 'label' => SpecificationWords::icon($name), 'path' => $path],
                array_keys(Icons::all()),
                array_values(Icons::all()),
            ),
            'specifications' => array_map(fn (Specification $one): array => self::head($one) + [
                'filters' => in_array($one->taxonomy, $filters, true),
                'shown' => in_array($one->taxonomy, $shown, true),
                'openings' => $this->loss->openingsOf($one->taxonomy),
                'terms' => array_map(
                    static fn (Term $term): array => self::term($term) + ['openings' => $openings[$term->id] ?? 0],
                    $this->specifications->terms($one->taxonomy)
                ),
            ], $this->specifications->all()),
        ];
    }

    /** Another one after every change, whoever made it. */
    public function version(): string
    {
        $all = array_map(fn (Specification $one): array => [
            self::head($one),
            array_map(self::term(...), $this->specifications->terms($one->taxonomy)),
        ], $this->specifications->all());

        return md5((string) wp_json_encode([$all, $this->uses->filters(), $this->uses->shown()]));
    }

    /** @return array{key: string, filter: string, name: string, icon: string} */
    private static function head(Specification $one): array
    {
        return ['key' => $one->taxonomy, 'filter' => $one->key(), 'name' => $one->label, 'icon' => $one->icon];
    }

    /** @return array{id: int, slug: string, name: string} */
    private static function term(Term $term): array
    {
        return ['id' => $term->id, 'slug' => rawurldecode($term->slug), 'name' => $term->name];
    }
}
