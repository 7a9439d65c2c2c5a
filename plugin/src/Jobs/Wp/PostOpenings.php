<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\WorkMode;
use DateTimeImmutable;
use WP_Post;

/** Openings in WordPress's posts. Many at once cost one query for posts, one for meta and two for terms. */
final class PostOpenings implements Openings
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    public function find(int $id): ?Opening
    {
        return $id > 0 ? ($this->many([$id])[0] ?? null) : null;
    }

    public function many(array $ids): array
    {
        $ids = array_values(array_filter($ids, static fn (int $id): bool => $id > 0));
        _prime_post_caches($ids, true, true);
        $taxonomies = array_column($this->specifications->all(), 'taxonomy');
        $openings = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post && $post->post_type === OpeningType::NAME) {
                $openings[] = self::opening($post, $taxonomies);
            }
        }

        return $openings;
    }

    /** @param list<string> $taxonomies */
    private static function opening(WP_Post $post, array $taxonomies): Opening
    {
        $meta = static fn (string $key): mixed => get_post_meta($post->ID, $key, true);
        $salary = $meta(OpeningMeta::SALARY);
        $mode = $meta(OpeningMeta::WORK_MODE);
        $identifier = $meta(OpeningMeta::IDENTIFIER);

        return new Opening(
            $post->ID,
            trim(html_entity_decode(wp_strip_all_tags($post->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8')),
            get_permalink($post),
            $post->post_status,
            (int) $post->post_author,
            self::published($post),
            OpeningFields::closing($post->ID)->moment(wp_timezone()),
            $meta(OpeningMeta::DATE_SHOWN) === 'list_display',
            self::terms($post, $taxonomies),
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

    private static function published(WP_Post $post): DateTimeImmutable
    {
        $date = get_post_datetime($post);

        return $date instanceof DateTimeImmutable ? $date : new DateTimeImmutable('@0');
    }

    /**
     * @param list<string> $taxonomies
     * @return array<string, list<\CourantDesk\Jobs\Domain\Term>>
     */
    private static function terms(WP_Post $post, array $taxonomies): array
    {
        $terms = [];
        foreach ($taxonomies as $taxonomy) {
            $found = get_the_terms($post, $taxonomy);
            if (is_array($found) && $found !== []) {
                $terms[$taxonomy] = array_map(TaxonomySpecifications::term(...), array_values($found));
            }
        }

        return $terms;
    }
}
