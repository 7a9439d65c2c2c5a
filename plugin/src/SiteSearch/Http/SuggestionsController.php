<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use CourantDesk\SiteSearch\Storage\ArticleFinder;
use CourantDesk\SiteSearch\Storage\OpeningFinder;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `courant/v1/search`: articles and openings for a search while it is typed, as cacheable JSON with an ETag.
 * One typo is tolerated in words of five letters or more, where nothing else is found.
 *
 * @see docs/features/search.md
 */
final class SuggestionsController implements RestController
{
    public const PATH = '/search';

    private const MIN_LENGTH = 2;
    private const MAX_LENGTH = 100;

    public function __construct(
        private readonly ArticleFinder $articles,
        private readonly OpeningFinder $openings,
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
        $term = TextFieldSanitizer::sanitize($request->get_param('term'), self::MAX_LENGTH);
        $isSearch = mb_strlen($term) >= self::MIN_LENGTH;
        $groups = [
            [
                'kind' => 'articles',
                'label' => __('Articles', 'courant-desk'),
                'items' => $isSearch ? $this->articles->find($term) : [],
            ],
            [
                'kind' => 'openings',
                'label' => __('Job openings', 'courant-desk'),
                'items' => $isSearch ? $this->openings->find($term) : [],
            ],
        ];
        $count = count($groups[0]['items']) + count($groups[1]['items']);
        $status = $count === 0
            ? __('No suggestions', 'courant-desk')
            /* translators: %s: a number */
            : sprintf(_n('%s suggestion', '%s suggestions', $count, 'courant-desk'), number_format_i18n($count));

        return CacheableJson::respond($request, [
            'status' => $isSearch ? $status : '',
            'groups' => array_values(array_filter($groups, static fn (array $group): bool => $group['items'] !== [])),
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
                'details' => ['type' => 'string', 'description' => 'Date of an article; place and pay of an opening.'],
            ],
        ];

        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-search',
            'type' => 'object',
            'properties' => [
                'status' => ['type' => 'string', 'description' => 'Number of suggestions; empty without a search.'],
                'groups' => [
                    'type' => 'array',
                    'items' => [
                        'type' => 'object',
                        'properties' => [
                            'kind' => ['type' => 'string', 'enum' => ['articles', 'openings']],
                            'label' => $text,
                            'items' => ['type' => 'array', 'items' => $item],
                        ],
                    ],
                ],
            ],
        ];
    }
}
