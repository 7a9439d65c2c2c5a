<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Frontend\OpeningHeader;
use CourantDesk\Openings\OpeningsSettings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `courant/v1/opening-facts`: place, salary and closing date of openings that a visitor has saved, as
 * cacheable JSON with an ETag. Unlisted, unpublished and locked openings are left out, like IDs that do not exist.
 *
 * @see docs/features/openings.md#sharing-and-saving
 */
final class OpeningFactsController implements RestController
{
    /** As many as the theme saves (`MAX_ITEMS` in src/theme/frontend/saved-items.ts). */
    public const MAX_OPENINGS = 200;

    private const PATH = '/opening-facts';
    private const FACTS = ['place', 'salary', 'closing'];
    private const PUBLIC_STATUSES = ['publish', 'expired'];

    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly OpeningsSettings $settings,
        private readonly Clock $clock,
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
                callback: $this->getFacts(...),
                parameters: [
                    'include' => [
                        'type' => 'array',
                        'description' => 'IDs of openings.',
                        'items' => ['type' => 'integer'],
                        'maxItems' => self::MAX_OPENINGS,
                        'default' => [],
                    ],
                    'lang' => ['type' => 'string', 'description' => 'Language of a multilingual site.'],
                ],
                schema: self::schema(...),
            ),
        ];
    }

    /** Adds the URL of the route, for a theme with a list of saved openings. */
    public function addUrl(mixed $url): mixed
    {
        $language = $this->languages->currentLanguage();
        $route = rest_url(RestApi::NAMESPACE . self::PATH);

        return $url !== '' ? $url : ($language === '' ? $route : add_query_arg('lang', $language, $route));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getFacts(WP_REST_Request $request): WP_REST_Response
    {
        $this->languages->switchTo($request->get_param('lang'));
        $ids = array_map('intval', array_filter((array) $request->get_param('include'), is_numeric(...)));
        $openings = array_filter(
            $this->openings->findMany(array_values(array_unique($ids))),
            static fn (Opening $opening): bool => in_array($opening->status, self::PUBLIC_STATUSES, true)
                && !$opening->flags->isUnlisted
                && !PostReadPolicy::isLocked($opening->id),
        );

        return CacheableJson::respond(
            $request,
            ['items' => array_map($this->formatOpening(...), array_values($openings))],
        );
    }

    /** @return array{id: int, isClosed: bool, facts: list<string>} */
    private function formatOpening(Opening $opening): array
    {
        $now = $this->clock->now();
        $header = (new OpeningHeader($this->settings->specificationMapping(), $now))->forOpening($opening);
        $facts = [];
        foreach ($header->facts as $fact) {
            if (in_array($fact->kind, self::FACTS, true)) {
                $facts[] = $fact->rowText !== '' ? $fact->rowText : $fact->text;
                $facts[] = $fact->note;
            }
        }

        return [
            'id' => $opening->id,
            'isClosed' => $opening->isClosed($now) || $opening->flags->isFilled,
            'facts' => array_values(array_filter($facts, static fn (string $fact): bool => $fact !== '')),
        ];
    }

    /** @return array<string, mixed> */
    private static function schema(): array
    {
        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-opening-facts',
            'type' => 'object',
            'properties' => [
                'items' => [
                    'type' => 'array',
                    'items' => [
                        'type' => 'object',
                        'properties' => [
                            'id' => ['type' => 'integer'],
                            'isClosed' => ['type' => 'boolean', 'description' => 'Closed or filled.'],
                            'facts' => [
                                'type' => 'array',
                                'description' => 'Place, salary, closing date and days until then, as plain text.',
                                'items' => ['type' => 'string'],
                            ],
                        ],
                    ],
                ],
            ],
        ];
    }
}
