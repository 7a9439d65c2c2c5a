<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Storage\AttachmentRepository;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;

/**
 * Hides applicants' attachments and their URLs from all users who may not edit the application: visitors, and authors
 * with access to the media library.
 *
 * WordPress itself shows an attachment without a parent to anonymous visitors in `/wp/v2/media`, and returns any
 * attachment to users with `upload_files` through `get-attachment`, `async-upload.php` and XML-RPC.
 *
 * @see docs/features/private-files.md#attachments-of-wp-job-openings
 */
final class AttachmentAccessPolicy
{
    public function __construct(private readonly AttachmentRepository $files)
    {
    }

    /**
     * Requires the same capability on the application for reading, editing and deleting an attachment. A file without
     * an application requires the capability to edit the applications of others.
     *
     * @param list<string>            $needed
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function requireApplicationCapability(array $needed, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        $isAboutPost = in_array($capability, ['read_post', 'edit_post', 'delete_post'], true);
        $post = $isAboutPost && is_numeric($id) ? get_post((int) $id) : null;
        if (!$post instanceof WP_Post || !AttachmentRepository::isApplicantFile($post)) {
            return $needed;
        }
        $application = $this->files->findApplicationId($post->ID);
        if ($application === 0) {
            return ['edit_others_applications'];
        }

        return array_values(map_meta_cap($capability === 'read_post' ? 'edit_post' : $capability, $user, $application));
    }

    /**
     * Hides the URL. Uses only the data of the attachment, because a public page may print many URLs, which must not
     * cause queries.
     */
    public function hideUrl(mixed $url, mixed $attachment): mixed
    {
        $id = is_numeric($attachment) ? (int) $attachment : 0;

        return $id > 0
            && get_post_type($id) === 'attachment'
            && AttachmentRepository::isMarked($id)
            && !current_user_can('edit_post', $id)
            ? ''
            : $url;
    }

    /**
     * Returns `private` as the status. WordPress treats an attachment without a parent as published and would return it
     * through oEmbed.
     */
    public function reportAsPrivate(mixed $status, mixed $post): mixed
    {
        return $post instanceof WP_Post
            && $post->post_type === 'attachment'
            && AttachmentRepository::isApplicantFile($post)
            ? 'private'
            : $status;
    }

    /**
     * Excludes the attachments from the media library, REST collections, searches and feeds, for all users, because
     * they are shown with their application.
     */
    public function excludeFromQueries(string $where, WP_Query $query): string
    {
        return $this->canFindAttachments($query) ? $where . ' AND NOT ' . $this->files->sqlCondition() : $where;
    }

    /** Returns empty items for `wp.getMediaLibrary`, whose query runs without filters. */
    public function emptyXmlRpcItem(mixed $item, mixed $post): mixed
    {
        return $post instanceof WP_Post && $this->isHidden($post->ID) ? [] : $item;
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function refuseRestRequest(mixed $response, mixed $handler, WP_REST_Request $request): mixed
    {
        if (
            preg_match('#^/wp/v2/media/(\d+)(?:/|$)#', $request->get_route(), $matches) === 1
            && $this->isHidden((int) $matches[1])
        ) {
            // Returns the same response as for an unknown ID.
            return new WP_Error('rest_post_invalid_id', __('This file no longer exists.', 'courant-desk'), [
                'status' => 404,
            ]);
        }

        return $response;
    }

    public function refuseAjaxRequest(): void
    {
        if ($this->isHidden(Request::fromGlobals()->int('id'))) {
            wp_send_json_error();
        }
    }

    /**
     * Rejects `async-upload.php?attachment_id=…&fetch=3`, which prints the file's name, from which its URL can be
     * guessed.
     */
    public function refuseUploadPreview(): void
    {
        if ($this->isHidden(Request::fromGlobals()->int('attachment_id'))) {
            wp_die(esc_html__('You are not allowed to read this file.', 'courant-desk'), '', ['response' => 403]);
        }
    }

    /**
     * Redirects pages of applicants' attachments to the front page, as WP Job Openings does, also after a switch has
     * deleted the attachment. On sites without attachment pages, WordPress would redirect to the file itself.
     */
    public function redirectPage(): void
    {
        $isPage = is_404() || is_attachment();
        $requested = 0;
        foreach ($isPage ? ['p', 'attachment_id'] : [] as $name) {
            $id = get_query_var($name);
            $requested = is_numeric($id) && (int) $id > 0 ? (int) $id : $requested;
        }
        $post = $requested > 0 ? get_post($requested) : get_queried_object();
        $isFile = $post instanceof WP_Post
            ? AttachmentRepository::isApplicantFile($post)
            : $requested > 0 && $this->files->findStored($requested, 0) !== null;
        if ($isPage && $isFile) {
            wp_safe_redirect(home_url('/'), 301);
            exit;
        }
    }

    private function isHidden(int $attachment): bool
    {
        $post = $attachment > 0 ? get_post($attachment) : null;

        return $post instanceof WP_Post
            && AttachmentRepository::isApplicantFile($post)
            && !current_user_can('edit_post', $attachment);
    }

    private function canFindAttachments(WP_Query $query): bool
    {
        $types = array_filter(
            (array) $query->get('post_type'),
            static fn (mixed $type): bool => is_string($type) && $type !== '',
        );

        return $types === []
            ? $query->is_search() || $query->is_singular() || $query->is_attachment()
            : in_array('attachment', $types, true) || in_array('any', $types, true);
    }
}
