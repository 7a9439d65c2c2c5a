<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Domain\WorkMode;
use DateTimeImmutable;
use DateTimeZone;
use WP_Post;

/** Openings in WordPress's posts. Many at once cost one query for posts, one for their meta and terms, one for all terms. */
final class PostOpenings implements Openings
{
    private readonly OpeningCaches $caches;

    public function __construct(private readonly TaxonomySpecifications $specifications)
    {
        $this->caches = new OpeningCaches();
    }

    public function find(int $id): ?Opening
    {
        return $id > 0 ? ($this->many([$id])[0] ?? null) : null;
    }

    public function many(array $ids): array
    {
        $ids = array_values(array_filter($ids, static fn (int $id): bool => $id > 0));
        $taxonomies = array_column($this->specifications->all(), 'taxonomy');
        $this->caches->fill($ids, $this->specifications);
        $known = has_filter('get_the_terms') ? [] : $this->specifications->known();
        $zone = wp_timezone();
        $openings = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post && $post->post_type === OpeningType::NAME) {
                $openings[] = self::opening($post, self::terms($post, $taxonomies, $known), $zone);
            }
        }

        return $openings;
    }

    public function forget(array $ids): void
    {
        if (wp_using_ext_object_cache() === true) {
            return;
        }
        $relations = array_map(static fn (string $taxonomy): string => $taxonomy . '_relationships', get_object_taxonomies(OpeningType::NAME));
        foreach (['posts', 'post_meta', ...$relations] as $group) {
            wp_cache_delete_multiple($ids, $group);
        }
    }

    /** @param array<string, list<Term>> $terms by taxonomy */
    private static function opening(WP_Post $post, array $terms, DateTimeZone $zone): Opening
    {
        $meta = self::meta($post->ID);
        $salary = $meta(OpeningMeta::SALARY);
        $mode = $meta(OpeningMeta::WORK_MODE);
        $identifier = $meta(OpeningMeta::IDENTIFIER);

        return new Opening(
            $post->ID,
            trim(html_entity_decode(wp_strip_all_tags($post->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8')),
            get_permalink($post),
            $post->post_status,
            (int) $post->post_author,
            self::published($post, $zone),
            OpeningFields::closingOf($meta)->moment($zone),
            $meta(OpeningMeta::DATE_SHOWN) === 'list_display',
            $terms,
            OpeningFields::placeValues($meta(OpeningMeta::PLACES)),
            OpeningFields::remoteCountries($meta(OpeningMeta::REMOTE_COUNTRIES), $meta(OpeningMeta::PLACES)),
            WorkMode::tryFrom(is_string($mode) ? $mode : ''),
            OpeningFields::employmentTypeValues($meta(OpeningMeta::EMPLOYMENT_TYPES)),
            is_array($salary) ? Salary::fromArray($salary) : null,
            is_scalar($identifier) ? (string) $identifier : '',
            OpeningFields::requirements($meta),
            OpeningFields::marks($meta),
        );
    }

    /**
     * Most fields of most openings are empty, and WordPress looks long for the defaults of what is not there.
     *
     * @return callable(string): mixed null for what is not stored
     */
    private static function meta(int $id): callable
    {
        $stored = has_filter('get_post_metadata') ? null : get_post_meta($id);

        return static fn (string $key): mixed => !is_array($stored) || isset($stored[$key]) ? get_post_meta($id, $key, true) : null;
    }

    /** As get_post_datetime() has it, which makes the time zone anew each time. */
    private static function published(WP_Post $post, DateTimeZone $zone): DateTimeImmutable
    {
        $empty = $post->post_date === '' || $post->post_date === '0000-00-00 00:00:00';
        $date = $empty ? false : DateTimeImmutable::createFromFormat('Y-m-d H:i:s', $post->post_date, $zone);

        return $date === false ? new DateTimeImmutable('@0') : $date;
    }

    /**
     * @param list<string>                    $taxonomies
     * @param array<string, array<int, Term>> $known      all terms by taxonomy and id, or none
     * @return array<string, list<Term>>
     */
    private static function terms(WP_Post $post, array $taxonomies, array $known): array
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
                $found = is_array($found) ? array_map(TaxonomySpecifications::term(...), array_values($found)) : [];
            }
            if ($found !== []) {
                $terms[$taxonomy] = $found;
            }
        }

        return $terms;
    }
}
