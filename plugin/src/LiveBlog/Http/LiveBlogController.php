<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Domain\LiveUpdate;
use CourantDesk\LiveBlog\Domain\StoredUpdate;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\LiveUpdateBlocks;
use CourantDesk\LiveBlog\Storage\StoredUpdates;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `courant/v1/live-blogs/{id}`: the versions of all updates of a live blog, and 20 of them as HTML. Its ETag
 * depends on the stored text only, so that an unchanged live blog is not rendered.
 *
 * @see docs/features/live-blog.md
 */
final class LiveBlogController implements RestController
{
    public const NAME = 'live-blogs';

    public const PAGE_SIZE = 20;

    private const MAX_PAGES = 500;
    private const MAX_AGE_SECONDS = 15;

    public function routes(): array
    {
        return [
            new RestRoute(
                method: 'GET',
                path: '/' . self::NAME . '/(?P<id>\d+)',
                permission: __return_true(...),
                callback: $this->getUpdates(...),
                parameters: [
                    'id' => ['type' => 'integer', 'required' => true, 'minimum' => 1],
                    'page' => [
                        'type' => 'integer', 'default' => 1, 'minimum' => 1, 'maximum' => self::MAX_PAGES,
                        'description' => 'Which 20 updates are returned as HTML: 1 for the newest.',
                    ],
                ],
                schema: [
                    '$schema' => 'http://json-schema.org/draft-04/schema#',
                    'title' => 'courant-live-blog',
                    'type' => 'object',
                    'properties' => [
                        'state' => ['type' => 'string', 'enum' => ['live', 'ended']],
                        'modified' => ['type' => 'string', 'description' => 'UTC. An older response is outdated.'],
                        'versions' => [
                            'type' => 'object',
                            'description' => 'Hashes of all updates by the ID of their element, newest first.',
                            'additionalProperties' => ['type' => 'string'],
                        ],
                        'html' => ['type' => 'string', 'description' => '20 updates, newest first.'],
                    ],
                ],
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getUpdates(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $id = $request->get_param('id');
        $page = $request->get_param('page');
        $post = get_post(is_numeric($id) ? (int) $id : 0);
        $state = $post instanceof WP_Post ? LiveBlogMeta::stateOf($post->ID) : LiveBlogState::None;
        // Only what every visitor may read, because shared caches store the response.
        $isPublic = $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === ''
            && PostReadPolicy::canRead($post);
        if ($post === null || !$isPublic || $state === LiveBlogState::None) {
            return new WP_Error(
                'courant_not_found',
                __('This live blog does not exist.', 'courant-desk'),
                ['status' => 404],
            );
        }

        return CacheableJson::respondLazily(
            $request,
            $state->value . $post->post_modified_gmt . $post->post_content . self::storedText($post),
            fn (): array => self::body($post, $state, is_int($page) ? $page : 1),
            self::MAX_AGE_SECONDS,
        );
    }

    /** Returns the versions of the updates that were written outside of the block editor. */
    private static function storedText(WP_Post $post): string
    {
        return implode(' ', array_map(
            static fn (StoredUpdate $update): string => $update->version(),
            StoredUpdates::published($post->ID),
        ));
    }

    /** @return array{state: string, modified: string, versions: object, html: string} */
    private static function body(WP_Post $post, LiveBlogState $state, int $page): array
    {
        $blocks = LiveUpdateBlocks::find($post);
        $versions = [];
        foreach ($blocks as $block) {
            $id = LiveUpdate::fromAttributes($block['attrs'])->elementId();
            $versions += $id === '' ? [] : [$id => LiveUpdateBlocks::versionOf($block)];
        }
        $shown = array_slice($blocks, ($page - 1) * self::PAGE_SIZE, self::PAGE_SIZE);

        return [
            'state' => $state->value,
            'modified' => $post->post_modified_gmt,
            'versions' => (object) $versions,
            'html' => self::render($post, serialize_blocks($shown)),
        ];
    }

    /** Renders updates with the filters of the content, which also replace embeds by placeholders. */
    private static function render(WP_Post $post, string $updates): string
    {
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- filter of WordPress.
        $html = apply_filters('the_content', $updates);

        return is_string($html) ? $html : '';
    }
}
