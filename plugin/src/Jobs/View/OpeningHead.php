<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\OpenGraph;

/** Title and Open Graph of an opening's page. */
final class OpeningHead
{
    private const PLACES = 2;

    public function __construct(private readonly Openings $openings)
    {
    }

    public function boot(): void
    {
        add_filter('document_title_parts', [$this, 'title']);
        add_action('wp_head', [$this, 'print'], 6);
    }

    /**
     * Where the work is done stands in the title: people look for it in the results of a search.
     *
     * @param array<string, string> $parts
     * @return array<string, string>
     */
    public function title(array $parts): array
    {
        $opening = $this->here();
        $places = $opening === null ? '' : $this->places($opening);

        return $places === '' ? $parts : array_slice($parts, 0, 1) + ['place' => $places] + $parts;
    }

    public function print(): void
    {
        $opening = $this->here();
        if ($opening !== null) {
            $image = get_the_post_thumbnail_url($opening->id, 'large');
            $title = $this->places($opening) === '' ? $opening->title : $opening->title . ', ' . $this->places($opening);
            OpenGraph::print('article', $title, $opening->url, get_post_field('post_excerpt', $opening->id) . ' ' . get_post_field('post_content', $opening->id), $image === false ? '' : $image);
        }
    }

    private function here(): ?Opening
    {
        $id = is_singular(OpeningType::NAME) && OpenGraph::isOurs() ? get_queried_object_id() : 0;

        return $id === 0 || post_password_required($id) ? null : $this->openings->find($id);
    }

    private function places(Opening $opening): string
    {
        $cities = array_filter(array_map(static fn (Place $place): string => $place->city, $opening->places), static fn (string $city): bool => $city !== '');

        return implode(', ', array_slice(array_unique($cities), 0, self::PLACES));
    }
}
