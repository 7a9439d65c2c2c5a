<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\OpenGraph;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Adds the title and Open Graph tags of an opening's page. */
final class OpeningMetaTags
{
    private const MAX_PLACES = 2;

    public function __construct(private readonly OpeningRepository $openings)
    {
    }

    /**
     * Adds the place of work to the title, because searchers look for it in search results.
     *
     * @param array<string, string> $parts
     * @return array<string, string>
     */
    public function addPlaceToTitle(array $parts): array
    {
        $opening = $this->currentOpening();
        $places = $opening === null ? '' : $this->formatPlaces($opening);

        return $places === '' ? $parts : array_slice($parts, 0, 1) + ['place' => $places] + $parts;
    }

    public function printOpenGraphTags(): void
    {
        $opening = $this->currentOpening();
        if ($opening !== null) {
            $image = get_the_post_thumbnail_url($opening->id, 'large');
            $title = $this->formatPlaces($opening) === ''
                ? $opening->title
                : $opening->title . ', ' . $this->formatPlaces($opening);
            OpenGraph::printTags(
                'article',
                $title,
                $opening->url,
                get_post_field('post_excerpt', $opening->id) . ' ' . get_post_field('post_content', $opening->id),
                $image === false ? '' : $image,
            );
        }
    }

    private function currentOpening(): ?Opening
    {
        $id = is_singular(OpeningPostType::NAME) && OpenGraph::isEnabled() ? get_queried_object_id() : 0;

        return $id === 0 || PostReadPolicy::isLocked($id) ? null : $this->openings->find($id);
    }

    private function formatPlaces(Opening $opening): string
    {
        $cities = array_filter(
            array_map(static fn (Place $place): string => $place->city, $opening->places),
            static fn (string $city): bool => $city !== '',
        );

        return implode(', ', array_slice(array_unique($cities), 0, self::MAX_PLACES));
    }
}
