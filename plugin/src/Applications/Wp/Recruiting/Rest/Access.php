<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Capabilities;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** Who may call the recruiters' routes, and what everybody else is told. */
final class Access
{
    public const HANDLE = 'edit_applications';
    public const CONFIGURE = Capabilities::APPLICATIONS;

    public function handles(): bool|WP_Error
    {
        return $this->has(self::HANDLE);
    }

    public function configures(): bool|WP_Error
    {
        return $this->has(self::CONFIGURE);
    }

    /**
     * For routes of one application: it must be there, and the user must be allowed to edit it.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function handlesThis(WP_REST_Request $request): bool|WP_Error
    {
        $general = $this->handles();
        if ($general !== true) {
            return $general;
        }
        $post = $this->find($request);
        if ($post === null) {
            return self::gone();
        }

        return current_user_can('edit_post', $post->ID) ? true : self::forbidden(__('You are not allowed to see this application.', 'courant-desk'));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request after handlesThis() said yes */
    public function application(WP_REST_Request $request): WP_Post|WP_Error
    {
        return $this->find($request) ?? self::gone();
    }

    public static function gone(): WP_Error
    {
        return new WP_Error('courant_application_gone', __('This application is not there any more.', 'courant-desk'), ['status' => 404]);
    }

    public static function number(mixed $value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function find(WP_REST_Request $request): ?WP_Post
    {
        $post = get_post(self::number($request->get_param('id')));

        return $post instanceof WP_Post && $post->post_type === ApplicationType::NAME ? $post : null;
    }

    private function has(string $capability): bool|WP_Error
    {
        return current_user_can($capability) ? true : self::forbidden(__('You are not allowed to handle applications.', 'courant-desk'));
    }

    private static function forbidden(string $message): WP_Error
    {
        return new WP_Error('courant_forbidden', $message, ['status' => rest_authorization_required_code()]);
    }
}
