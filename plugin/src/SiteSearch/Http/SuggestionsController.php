<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\SiteSearch\Storage\SuggestionFinder;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `courant/v1/search`: articles, openings, sections and authors for a search while it is typed, as cacheable
 * JSON with an ETag. One typo is tolerated in words of five letters or more, where nothing else is found.
 *
 * @see docs/features/search.md
 */
final class SuggestionsController implements RestController
{
    public const PATH = '/search';

    public function __construct(
        private readonly SuggestionFinder $suggestions,
        private readonly Languages $languages,
    ) {
    }

    public function routes(): array
    {
        return [
            new RestRoute(
                method: 'GET',
                path: self::PATH,
                permission: __return_true(...),
                callback: $this->getSuggestions(...),
                parameters: [
                    'term' => [
                        'type' => 'string',
                        'description' => 'What to search for; fewer than two characters find nothing.',
                        'default' => '',
                    ],
                    'lang' => ['type' => 'string', 'description' => 'Language of a multilingual site.'],
                ],
                schema: self::schema(...),
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getSuggestions(WP_REST_Request $request): WP_REST_Response
    {
        $this->languages->switchTo($request->get_param('lang'));
        $term = SuggestionFinder::normalize($request->get_param('term'));
        ['corrected' => $corrected, 'groups' => $groups] = $this->suggestions->find($term);
        $count = array_sum(array_map(static fn (array $group): int => count($group['items']), $groups));
        $status = $count === 0
            ? __('No suggestions', 'courant-desk')
            /* translators: %s: a number */
            : sprintf(_n('%s suggestion', '%s suggestions', $count, 'courant-desk'), number_format_i18n($count));

        if ($corrected !== '') {
            /* translators: 1: number of suggestions, such as "3 suggestions"; 2: the corrected search */
            $status = sprintf(__('%1$s for “%2$s”', 'courant-desk'), $status, $corrected);
        }

        return CacheableJson::respond($request, [
            'status' => $term === '' ? '' : $status,
            'corrected' => $corrected,
            'groups' => $groups,
        ]);
    }

    /** @return array<string, mixed> */
    private static function schema(): array
    {
        $text = ['type' => 'string'];
        $item = [
            'type' => 'object',
            'properties' => [
                'id' => ['type' => 'integer'],
                'title' => $text,
                'url' => ['type' => 'string', 'format' => 'uri'],
                'details' => [
                    'type' => 'string',
                    'description' => 'Date of an article; place and pay of an opening; what matches if they do not;'
                        . ' number of articles of a section.',
                ],
            ],
        ];

        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-search',
            'type' => 'object',
            'properties' => [
                'status' => ['type' => 'string', 'description' => 'Number of suggestions; empty without a search.'],
                'corrected' => [
                    'type' => 'string',
                    'description' => 'The search without typos that found the suggestions; empty if it is the term.',
                ],
                'groups' => [
                    'type' => 'array',
                    'items' => [
                        'type' => 'object',
                        'properties' => [
                            'kind' => ['type' => 'string', 'enum' => ['articles', 'openings', 'sections', 'authors']],
                            'label' => $text,
                            'items' => ['type' => 'array', 'items' => $item],
                        ],
                    ],
                ],
            ],
        ];
    }
}
