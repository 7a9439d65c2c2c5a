<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Kernel\Languages;
use CourantDesk\Listings\Domain\Search\IndexedOpening;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Slices;
use CourantDesk\Listings\Domain\Search\Words;
use WP_Post;

/** Reads openings as the index wants to know them. */
final class IndexedOpenings
{
    private const MAX_WORDS = 5000;
    private const MAX_SEQUENCE = 200000;

    public function __construct(
        private readonly Openings $openings,
        private readonly Words $words,
        private readonly Languages $languages = new Languages(),
    ) {
    }

    /**
     * @param list<int> $ids
     * @param bool      $fresh out of the database, whatever this process remembers: another one may have changed them since
     * @return array<int, IndexedOpening> without those that no list shows
     */
    public function load(array $ids, bool $fresh = false): array
    {
        if ($fresh) {
            self::forget($ids);
        }
        $loaded = [];
        foreach ($this->openings->many($ids) as $opening) {
            $post = get_post($opening->id);
            $shown = in_array($opening->status, ['publish', 'expired'], true) && !$opening->marks->unlisted;
            if ($post instanceof WP_Post && $shown && $post->post_password === '') {
                $loaded[$opening->id] = $this->indexed($opening, $post);
            }
        }

        return $loaded;
    }

    /** @param list<int> $ids */
    private static function forget(array $ids): void
    {
        wp_cache_delete_multiple($ids, 'posts');
        wp_cache_delete_multiple($ids, 'post_meta');
        foreach (get_object_taxonomies('awsm_job_openings') as $taxonomy) {
            wp_cache_delete_multiple($ids, "{$taxonomy}_relationships");
        }
    }

    private function indexed(Opening $opening, WP_Post $post): IndexedOpening
    {
        $expired = $opening->status === 'expired';
        $keys = [$expired ? Key::EXPIRED : Key::OPEN => true];
        foreach ($opening->terms as $taxonomy => $terms) {
            foreach ($terms as $term) {
                $keys[Key::term($taxonomy, $term->id)] = true;
            }
        }
        if ($opening->workMode !== null) {
            $keys[Key::mode($opening->workMode)] = true;
        }
        if ($this->languages->areThere()) {
            $keys[Key::language($this->languages->of($post))] = true;
        }
        // What visitors may not see, they may not find out by filtering.
        $keys += array_fill_keys($opening->salary?->shown === true ? Slices::of($opening->salary->yearly()) : [], true);
        foreach ($this->words->of($opening->title) as $word) {
            $keys += [Key::word($word) => true, Key::title($word) => true];
        }
        foreach (array_slice($this->words->of($post->post_content), 0, self::MAX_WORDS) as $word) {
            $keys[Key::word($word)] = true;
        }
        $title = $this->words->sequence($opening->title);

        return new IndexedOpening(
            $opening->id,
            (int) preg_replace('/\D/', '', $post->post_date),
            $expired,
            (int) ($opening->closing?->format('YmdHis') ?? 0),
            array_keys($keys),
            $title,
            mb_strcut("$title|" . $this->words->sequence($post->post_content), 0, self::MAX_SEQUENCE, 'UTF-8'),
        );
    }
}
