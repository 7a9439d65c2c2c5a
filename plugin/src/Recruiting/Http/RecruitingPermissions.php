<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\PostTypes;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** Checks the permissions for the recruiting routes, and returns the errors. */
final class RecruitingPermissions
{
    public const HANDLE_CAPABILITY = 'edit_applications';
    public const CONFIGURE_CAPABILITY = Capabilities::APPLICATIONS;

    public function canHandle(): bool|WP_Error
    {
        return $this->checkCapability(self::HANDLE_CAPABILITY);
    }

    public function canConfigure(): bool|WP_Error
    {
        return $this->checkCapability(self::CONFIGURE_CAPABILITY);
    }

    /**
     * Checks that the application of the route exists and that the user may edit it.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function canHandleApplication(WP_REST_Request $request): bool|WP_Error
    {
        $general = $this->canHandle();
        if ($general !== true) {
            return $general;
        }
        $post = $this->find($request);
        if ($post === null) {
            return self::notFoundError();
        }

        return current_user_can('edit_post', $post->ID)
            ? true
            : self::forbiddenError(__('You are not allowed to see this application.', 'courant-desk'));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request request for which canHandleApplication() returned true */
    public function findApplication(WP_REST_Request $request): WP_Post|WP_Error
    {
        return $this->find($request) ?? self::notFoundError();
    }

    public static function notFoundError(): WP_Error
    {
        return new WP_Error('courant_application_gone', __('This application no longer exists.', 'courant-desk'), [
            'status' => 404,
        ]);
    }

    public static function toInt(mixed $value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function find(WP_REST_Request $request): ?WP_Post
    {
        $post = get_post(self::toInt($request->get_param('id')));

        return $post instanceof WP_Post && $post->post_type === PostTypes::APPLICATION ? $post : null;
    }

    private function checkCapability(string $capability): bool|WP_Error
    {
        return current_user_can($capability)
            ? true
            : self::forbiddenError(__('You are not allowed to manage applications.', 'courant-desk'));
    }

    private static function forbiddenError(string $message): WP_Error
    {
        return new WP_Error('courant_forbidden', $message, ['status' => rest_authorization_required_code()]);
    }
}
