<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Domain\StoredUpdate;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\LiveUpdateBlocks;
use CourantDesk\LiveBlog\Storage\StoredUpdates;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `courant/v1/live-blogs/{id}`: the newest updates of a live blog as HTML. Its ETag depends on the stored
 * text only, so that an unchanged live blog is not rendered.
 *
 * @see docs/features/live-blog.md
 */
final class LiveBlogController implements RestController
{
    public const NAME = 'live-blogs';

    private const MAX_UPDATES = 20;
    private const MAX_AGE_SECONDS = 15;

    public function routes(): array
    {
        return [
            new RestRoute(
                method: 'GET',
                path: '/' . self::NAME . '/(?P<id>\d+)',
                permission: __return_true(...),
                callback: $this->getUpdates(...),
                parameters: ['id' => ['type' => 'integer', 'required' => true, 'minimum' => 1]],
                schema: [
                    '$schema' => 'http://json-schema.org/draft-04/schema#',
                    'title' => 'courant-live-blog',
                    'type' => 'object',
                    'properties' => [
                        'state' => ['type' => 'string', 'enum' => ['live', 'ended']],
                        'html' => ['type' => 'string', 'description' => 'The newest 20 updates, newest first.'],
                    ],
                ],
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getUpdates(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $id = $request->get_param('id');
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
            fn (): array => ['state' => $state->value, 'html' => $this->renderUpdates($post)],
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

    /** Renders the updates with the filters of the content, which also replace embeds by placeholders. */
    private function renderUpdates(WP_Post $post): string
    {
        $updates = LiveUpdateBlocks::serialize($post, self::MAX_UPDATES);
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- filter of WordPress.
        $html = apply_filters('the_content', $updates);

        return is_string($html) ? $html : '';
    }
}
