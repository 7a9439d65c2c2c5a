<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Fields\ClosingVisibilityField;
use CourantDesk\Openings\Fields\EmploymentTypesField;
use CourantDesk\Openings\Fields\IdentifierField;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Fields\PlacesField;
use CourantDesk\Openings\Fields\RemoteCountriesField;
use CourantDesk\Openings\Fields\SalaryField;
use CourantDesk\Openings\Fields\WorkModeField;
use Closure;
use DateTimeImmutable;
use DateTimeZone;
use WP_Post;

/**
 * Reads openings from WordPress posts. Many openings require one query for posts, one for their meta and terms, and one
 * for all terms.
 */
final class PostOpeningRepository implements OpeningRepository
{
    private readonly OpeningCachePrimer $caches;

    /** @param (Closure(): bool)|null $hidesClosingDates returns whether the site hides all closing dates */
    public function __construct(
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
        private readonly ?Closure $hidesClosingDates = null,
    ) {
        $this->caches = new OpeningCachePrimer();
    }

    public function find(int $id): ?Opening
    {
        return $id > 0 ? ($this->findMany([$id])[0] ?? null) : null;
    }

    public function findMany(array $ids): array
    {
        $ids = array_values(array_filter($ids, static fn (int $id): bool => $id > 0));
        $taxonomies = array_column($this->specifications->findAll(), 'taxonomy');
        $this->caches->prime($ids, $this->specifications);
        $known = has_filter('get_the_terms') ? [] : $this->specifications->findCachedTerms();
        $zone = wp_timezone();
        $added = $this->fields->withValues();
        $openings = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post && $post->post_type === OpeningPostType::NAME) {
                $openings[] = $this->createOpening($post, self::readTerms($post, $taxonomies, $known), $zone, $added);
            }
        }

        return $openings;
    }

    public function clearCache(array $ids): void
    {
        if (wp_using_ext_object_cache() === true) {
            return;
        }
        $relations = array_map(
            static fn (string $taxonomy): string => $taxonomy . '_relationships',
            get_object_taxonomies(OpeningPostType::NAME),
        );
        foreach (['posts', 'post_meta', ...$relations] as $group) {
            wp_cache_delete_multiple($ids, $group);
        }
    }

    /**
     * @param array<string, list<Term>> $terms by taxonomy
     * @param list<OpeningField>        $added fields of other plugins
     */
    private function createOpening(WP_Post $post, array $terms, DateTimeZone $zone, array $added): Opening
    {
        $meta = self::metaReader($post->ID);
        $salary = $meta(SalaryField::KEY);
        $mode = $meta(WorkModeField::KEY);
        $identifier = $meta(IdentifierField::KEY);

        return new Opening(
            id: $post->ID,
            title: trim(html_entity_decode(wp_strip_all_tags($post->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8')),
            url: get_permalink($post),
            status: $post->post_status,
            authorId: (int) $post->post_author,
            published: self::publishDate($post, $zone),
            closing: OpeningFieldParser::parseClosing($meta)->toDateTime($zone),
            isClosingShown: $meta(ClosingVisibilityField::KEY) === 'list_display',
            terms: $terms,
            places: OpeningFieldParser::parsePlaces($meta(PlacesField::KEY)),
            remoteCountries: OpeningFieldParser::sanitizeRemoteCountries(
                $meta(RemoteCountriesField::KEY),
                $meta(PlacesField::KEY),
            ),
            workMode: WorkMode::tryFrom(is_string($mode) ? $mode : ''),
            employmentTypes: OpeningFieldParser::parseEmploymentTypes($meta(EmploymentTypesField::KEY)),
            salary: is_array($salary) ? Salary::fromArray($salary) : null,
            identifier: is_scalar($identifier) ? (string) $identifier : '',
            requirements: OpeningFieldParser::parseRequirements($meta),
            flags: OpeningFieldParser::parseFlags($meta),
            values: $added === [] ? [] : self::readAddedValues($meta, $added),
            isClosingHidden: $this->hidesClosingDates !== null && ($this->hidesClosingDates)(),
        );
    }

    /**
     * @param callable(string): mixed $meta  of one opening
     * @param list<OpeningField>      $added
     * @return array<string, mixed> by meta key
     */
    private static function readAddedValues(callable $meta, array $added): array
    {
        $values = [];
        foreach ($added as $field) {
            $stored = $meta($field->key());
            if ($stored !== null) {
                $values[$field->key()] = $field->sanitize($stored);
            }
        }

        return $values;
    }

    /**
     * Returns a reader of meta that skips WordPress's slow lookup of defaults, because most fields of most openings are
     * empty.
     *
     * @return callable(string): mixed null for a missing key
     */
    private static function metaReader(int $id): callable
    {
        $stored = has_filter('get_post_metadata') ? null : get_post_meta($id);

        return static fn (string $key): mixed => !is_array($stored) || isset($stored[$key])
            ? get_post_meta($id, $key, true)
            : null;
    }

    /** Works like get_post_datetime(), which creates the time zone again on each call. */
    private static function publishDate(WP_Post $post, DateTimeZone $zone): DateTimeImmutable
    {
        $empty = $post->post_date === '' || $post->post_date === '0000-00-00 00:00:00';
        $date = $empty ? false : DateTimeImmutable::createFromFormat('Y-m-d H:i:s', $post->post_date, $zone);

        return $date === false ? new DateTimeImmutable('@0') : $date;
    }

    /**
     * @param list<string>                    $taxonomies
     * @param array<string, array<int, Term>> $known all terms by taxonomy and ID, or empty
     * @return array<string, list<Term>>
     */
    private static function readTerms(WP_Post $post, array $taxonomies, array $known): array
    {
        $terms = [];
        foreach ($taxonomies as $taxonomy) {
            $ids = isset($known[$taxonomy]) ? wp_cache_get($post->ID, $taxonomy . '_relationships') : null;
            $found = [];
            foreach (is_array($ids) ? $ids : [] as $id) {
                $found[] = is_int($id) ? $known[$taxonomy][$id] ?? null : null;
            }
            if (!is_array($ids) || in_array(null, $found, true)) {
                $found = get_the_terms($post, $taxonomy);
                $found = is_array($found)
                    ? array_map(TaxonomySpecificationRepository::createTerm(...), array_values($found))
                    : [];
            }
            if ($found !== []) {
                $terms[$taxonomy] = $found;
            }
        }

        return $terms;
    }
}
