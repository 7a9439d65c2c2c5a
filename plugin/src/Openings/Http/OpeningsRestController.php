<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\UnlistedOpeningIds;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Extends WordPress's controller for `/wp/v2/awsm_job_openings` so that visitors get no more data than the opening's
 * page shows: the response for an opening that they may not read is the same as for a missing one, and non-public meta
 * is omitted.
 */
final class OpeningsRestController extends WP_REST_Posts_Controller
{
    /** Prefixes of meta of this plugin; meta of other plugins is returned as registered. */
    private const OWN_PREFIXES = ['courant_', '_courant', 'awsm_'];

    /**
     * Returns whether the post can be read. Also called by the controller of comments.
     *
     * @param WP_Post $post
     */
    public function check_read_permission($post): bool
    {
        return parent::check_read_permission($post)
            && (!UnlistedOpeningIds::isUnlisted($post->ID) || current_user_can('edit_post', $post->ID));
    }

    /**
     * @param WP_Post         $item
     * @param WP_REST_Request $request
     */
    public function prepare_item_for_response($item, $request): WP_REST_Response
    {
        $response = parent::prepare_item_for_response($item, $request);
        $data = $response->get_data();
        $isEditor = $request['context'] === 'edit' && current_user_can('edit_post', $item->ID);
        if (!$isEditor && is_array($data) && is_array($data['meta'] ?? null)) {
            $data['meta'] = self::filterPublicMeta(
                $data['meta'],
                $item->post_password !== '' && !$this->can_access_password_content($item, $request),
            );
            $response->set_data($data);
        }

        return $response;
    }

    /**
     * Returns the same response to visitors for the revisions and autosaves of any opening, whether it exists or not.
     *
     * @param mixed $response value of the filter `rest_request_before_callbacks`
     * @param mixed                                 $handler  unused
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public static function hideRevisions(mixed $response, mixed $handler, WP_REST_Request $request): mixed
    {
        $isRevision = preg_match(
            '~^/wp/v2/' . OpeningPostType::NAME . '/\d+/(?:revisions|autosaves)(?:/|$)~',
            $request->get_route(),
        ) === 1;

        return $isRevision && !current_user_can('edit_jobs')
            ? new WP_Error('rest_post_invalid_parent', __('Invalid post parent ID.', 'courant-desk'), ['status' => 404])
            : $response;
    }

    /**
     * @param int $id
     * @return WP_Post|WP_Error
     */
    protected function get_post($id)
    {
        $post = parent::get_post($id);
        if (
            $post instanceof WP_Post
            && !current_user_can('edit_post', $post->ID)
            && !$this->check_read_permission($post)
        ) {
            return parent::get_post(0);
        }

        return $post;
    }

    /**
     * @param array<array-key, mixed> $meta
     * @return array<array-key, mixed>
     */
    private static function filterPublicMeta(array $meta, bool $needsPassword): array
    {
        $fields = (new OpeningFieldRegistry())->all();
        foreach ($fields as $field) {
            if (!array_key_exists($field->key(), $meta)) {
                continue;
            }
            if ($needsPassword || !$field->isPublic()) {
                unset($meta[$field->key()]);
            } else {
                $meta[$field->key()] = $field->publicValue($meta[$field->key()]);
            }
        }
        $keys = array_map(static fn (OpeningField $field): string => $field->key(), $fields);
        foreach (array_diff(array_keys($meta), $keys) as $key) {
            if (
                array_filter(
                    self::OWN_PREFIXES,
                    static fn (string $prefix): bool => str_starts_with((string) $key, $prefix),
                ) !== []
            ) {
                unset($meta[$key]);
            }
        }

        return $meta;
    }
}
