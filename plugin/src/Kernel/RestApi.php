<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/** Registers the routes of all REST controllers, including those of other plugins, in one namespace. */
final class RestApi
{
    public const NAMESPACE = 'courant/v1';

    /** @param Closure(): list<RestController> $controllers the controllers of the modules */
    public static function register(Closure $controllers): void
    {
        add_action('rest_api_init', static function () use ($controllers): void {
            foreach (self::filterControllers($controllers()) as $controller) {
                array_map(self::registerRoute(...), $controller->routes());
            }
        });
    }

    private static function registerRoute(RestRoute $route): void
    {
        $permission = $route->permission;
        $schema = $route->schema;
        $endpoint = [
            'methods' => $route->method,
            'callback' => $route->callback,
            'permission_callback' => is_string($permission)
                ? static fn (): bool => current_user_can($permission)
                : $permission,
            'args' => $route->parameters,
        ];
        register_rest_route(self::NAMESPACE, '/' . ltrim($route->path, '/'), $schema === [] ? [$endpoint] : [
            $endpoint,
            'schema' => is_array($schema) ? static fn (): array => $schema : $schema,
        ]);
    }

    /**
     * @param list<RestController> $controllers
     * @return list<RestController>
     */
    private static function filterControllers(array $controllers): array
    {
        /**
         * Filters the REST controllers. Their routes are below `courant/v1`.
         *
         * @since 0.1.0
         *
         * @param list<RestController> $controllers the controllers of Courant Desk; other controllers need different
         *     paths
         */
        $filtered = apply_filters('courant_desk_rest_controllers', $controllers);

        return array_values(array_filter(
            is_array($filtered) ? $filtered : $controllers,
            static fn (mixed $controller): bool => $controller instanceof RestController,
        ));
    }
}
