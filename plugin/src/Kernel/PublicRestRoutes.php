<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP;

/** Makes requests to public, cacheable REST routes fast, and independent of an expired nonce. */
final class PublicRestRoutes
{
    /** @param non-empty-list<string> $names names of routes below `courant/v1` */
    public function __construct(private readonly array $names)
    {
    }

    public function register(): void
    {
        add_action('parse_request', [$this, 'skipCoreRoutes'], 5);
        add_filter('rest_authentication_errors', [$this, 'ignoreStaleNonce'], 101);
    }

    /**
     * Skips the registration of core routes for requests to these routes. Registering them takes longer than the
     * response, and only `_embed` can need them.
     */
    public function skipCoreRoutes(WP $wordpress): void
    {
        $route = $wordpress->query_vars['rest_route'] ?? '';
        $request = Request::fromGlobals();
        if (
            is_string($route)
            && preg_match('~^/' . $this->pattern() . '/?$~', $route) === 1
            && in_array($request->method(), ['GET', 'HEAD'], true)
            && !$request->has('_embed')
        ) {
            remove_action('rest_api_init', 'create_initial_rest_routes', 99);
        }
    }

    /**
     * Accepts requests with an expired nonce as anonymous: the data is public, and cached pages can contain nonces that
     * are days old.
     *
     * @param mixed $error result of the core authentication check
     */
    public function ignoreStaleNonce(mixed $error): mixed
    {
        $isPublic = preg_match(
            '~/' . $this->pattern() . '/?(?:[?&]|$)~',
            rawurldecode(Request::fromGlobals()->uri()),
        ) === 1;
        if (!$isPublic || !is_wp_error($error) || $error->get_error_code() !== 'rest_cookie_invalid_nonce') {
            return $error;
        }
        wp_set_current_user(0);

        return true;
    }

    private function pattern(): string
    {
        return RestApi::NAMESPACE . '/(?:' . implode('|', array_map(preg_quote(...), $this->names)) . ')';
    }
}
