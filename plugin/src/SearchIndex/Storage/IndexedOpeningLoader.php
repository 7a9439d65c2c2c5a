<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\PlaceNames;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use WP_Post;

/** Loads openings as index entries. */
final class IndexedOpeningLoader
{
    private const MAX_WORDS = 5000;
    private const MAX_SEQUENCE = 200000;

    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly Tokenizer $tokenizer,
        private readonly AttributeFilters $filters,
        private readonly Languages $languages = new Languages(),
    ) {
    }

    /**
     * @param list<int> $ids
     * @param bool $fresh bypasses the caches of this process, because another process may have changed the openings
     * @return array<int, IndexedOpening> publicly listed openings only
     */
    public function load(array $ids, bool $fresh = false): array
    {
        if ($fresh) {
            self::clearCaches($ids);
        }
        $loaded = [];
        foreach ($this->openings->findMany($ids) as $opening) {
            $post = get_post($opening->id);
            $isListed = in_array($opening->status, ['publish', 'expired'], true) && !$opening->flags->isUnlisted;
            if ($post instanceof WP_Post && $isListed && $post->post_password === '') {
                $loaded[$opening->id] = $this->createIndexedOpening($opening, $post);
            }
        }

        return $loaded;
    }

    /** @param list<int> $ids */
    private static function clearCaches(array $ids): void
    {
        wp_cache_delete_multiple($ids, 'posts');
        wp_cache_delete_multiple($ids, 'post_meta');
        foreach (get_object_taxonomies(PostTypes::OPENING) as $taxonomy) {
            wp_cache_delete_multiple($ids, "{$taxonomy}_relationships");
        }
    }

    private function createIndexedOpening(Opening $opening, WP_Post $post): IndexedOpening
    {
        $expired = $opening->status === 'expired';
        $keys = [$expired ? SetKey::EXPIRED : SetKey::OPEN => true];
        foreach ($opening->terms as $taxonomy => $terms) {
            foreach ($terms as $term) {
                $keys[SetKey::forTerm($taxonomy, $term->id)] = true;
            }
        }
        $keys += $this->filterKeys($opening, ChoiceFilter::class);
        if ($this->languages->isMultilingual()) {
            $keys[SetKey::forLanguage($this->languages->getPostLanguage($post))] = true;
        }
        $keys += $this->filterKeys($opening, MinimumFilter::class);
        foreach ($this->tokenizer->extractWords($opening->title) as $word) {
            $keys += [SetKey::forWord($word) => true, SetKey::forTitleWord($word) => true];
        }
        $text = self::joinText($opening->identifier, $this->findPlaceNames($opening, $post), $post->post_content);
        foreach (array_slice($this->tokenizer->extractWords($text), 0, self::MAX_WORDS) as $word) {
            $keys[SetKey::forWord($word)] = true;
        }
        $title = $this->tokenizer->toSequence($opening->title);

        return new IndexedOpening(
            id: $opening->id,
            publishedAt: (int) preg_replace('/\D/', '', $post->post_date),
            isExpired: $expired,
            closesAt: (int) ($opening->closing?->format('YmdHis') ?? 0),
            setKeys: array_keys($keys),
            foldedTitle: $title,
            wordSequence: mb_strcut(
                "$title|" . $this->tokenizer->toSequence($text),
                0,
                self::MAX_SEQUENCE,
                'UTF-8',
            ),
        );
    }

    /** Returns the HTML in which words are searched, besides the title. */
    public static function joinText(string $identifier, string $places, string $content): string
    {
        $texts = array_filter([$identifier, $places], static fn (string $text): bool => $text !== '');

        return implode("\n", [...array_map('esc_html', $texts), $content]);
    }

    private function findPlaceNames(Opening $opening, WP_Post $post): string
    {
        return PlaceNames::toText(
            $opening->places,
            $opening->remoteCountries,
            $this->languages->isMultilingual() ? $this->languages->getPostLanguage($post) : get_locale(),
        );
    }

    /**
     * @param class-string<AttributeFilter> $kind
     * @return array<string, true>
     */
    private function filterKeys(Opening $opening, string $kind): array
    {
        $keys = [];
        foreach ($this->filters->all() as $filter) {
            $keys += $filter instanceof $kind ? array_fill_keys($filter->setKeys($opening), true) : [];
        }

        return $keys;
    }
}
